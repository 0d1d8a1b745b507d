/**
 * The catalogue of one language, shared with the terminal, less what only the command says: `virtual:words-fr` is what the
 * first page can say, `virtual:words-fr-later` the rest, which every other page loads as well, `virtual:words-party-fr` what the
 * pages of an evening with friends say, and `virtual:words-device-fr` what a device says that serves itself or is passed around.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:words-';
const LATER = '-later';
const APART = new RegExp(`^\0${NAME}(party|device)-(..)$`);
const TERMINAL = /^(cli|arena|analysis|server|tables|backup|inspection|restore)-/; // what only the command says
const AT_A_TABLE = /^(banter|hint|review|web-advice|web-key|web-practice|web-rematch)-/; // of the words that belong to no game
const ON_A_LID = /^[a-z-]+-(title|tagline) =/; // of a game's words

export function words(parfait: string, onDevice = false): Plugin {
  return {
    name: 'parfait-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const apart = APART.exec(id);
      if (apart) {
        const file = `${parfait}/locale/${apart[1]}.${apart[2]}.ftl`;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(messages(file, () => true))}`;
      }
      const later = id.endsWith(LATER);
      const language = id.slice(NAME.length + 1, later ? -LATER.length : undefined);
      const games = readdirSync(`${parfait}/games`).map((game) => `${parfait}/games/${game}/words.${language}.ftl`);
      const own = onDevice ? ['', 'device.'] : [''];
      const general = own.map((name) => `${parfait}/locale/${name}${language}.ftl`);
      const known = games.filter((file) => existsSync(file));
      for (const file of [...general, ...known]) this.addWatchFile(file);
      const kept = [
        ...general.map((file) => messages(file, (line) => !TERMINAL.test(line) && AT_A_TABLE.test(line) === later)),
        ...known.map((file) => messages(file, (line) => ON_A_LID.test(line) !== later)),
      ];
      return `export default ${JSON.stringify(kept.filter(Boolean).join('\n'))}`;
    },
  };
}

/** The messages of a file whose first lines are wanted. */
function messages(file: string, wanted: (line: string) => boolean): string {
  let taken = false;
  const kept = readFileSync(file, 'utf8').split('\n').filter((line) => {
    if (/^[a-z]/i.test(line)) taken = wanted(line);
    return taken && line.trim() !== '' && !line.startsWith('#');
  });
  return kept.join('\n');
}
