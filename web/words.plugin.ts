/** `virtual:words-fr` is the catalogue of one language, shared with the terminal, less what only the command says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:words-';
const TERMINAL = /^(cli|arena|analysis|server|tables|backup|inspection)-/; // what only the command says

export function words(parfait: string): Plugin {
  return {
    name: 'parfait-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 1);
      const games = readdirSync(`${parfait}/games`).map((game) => `${parfait}/games/${game}/words.${language}.ftl`);
      const files = [`${parfait}/locale/${language}.ftl`, ...games.filter((file) => existsSync(file))];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => forBrowser(readFileSync(file, 'utf8'))).join('\n'))}`;
    },
  };
}

function forBrowser(ftl: string): string {
  let dropped = false;
  const kept = ftl.split('\n').filter((line) => {
    if (/^[a-z]/i.test(line)) dropped = TERMINAL.test(line);
    return !dropped && line.trim() !== '' && !line.startsWith('#');
  });
  return kept.join('\n');
}
