/** `virtual:rules` finds the rules page of each game, by game and language; a page is parsed here, when the client is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { blocks } from './src/rules/markdown.ts';
import { frenchSpacing } from './src/app/frenchSpacing.ts';

const NAME = 'virtual:rules';

export function rules(parfait: string, docs: string, languages: string[]): Plugin {
  const file = (language: string, game: string) => `${docs}/${language === 'en' ? '' : `${language}/`}${game}.md`;
  return {
    name: 'parfait-rules',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const games = readdirSync(`${parfait}/games`).map((folder) => folder.replaceAll('_', '-')).filter((game) => existsSync(file('en', game)));
        const lines = games.map((game) => {
          const found = languages.filter((language) => existsSync(file(language, game)));
          return `${JSON.stringify(game)}: { ${found.map((language) => `${language}: () => import('${NAME}/${language}/${game}')`).join(', ')} },`;
        });
        return `export default {\n${lines.join('\n')}\n}`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [language, game] = id.slice(NAME.length + 2).split('/') as [string, string];
      this.addWatchFile(file(language, game));
      const text = readFileSync(file(language, game), 'utf8');
      return `export default ${JSON.stringify(blocks(language === 'fr' ? frenchSpacing(text) : text, language))}`;
    },
  };
}
