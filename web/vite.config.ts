/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const PARFAIT = fileURLToPath(new URL('../src/parfait', import.meta.url));
const WORDS = 'virtual:words-';

/** `virtual:words-fr` is the catalogue of one language, shared with the terminal, less what only the command says. */
function words(): Plugin {
  return {
    name: 'parfait-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const language = id.slice(WORDS.length + 1);
      const games = readdirSync(`${PARFAIT}/games`).map((game) => `${PARFAIT}/games/${game}/words.${language}.ftl`);
      const files = [`${PARFAIT}/locale/${language}.ftl`, ...games.filter((file) => existsSync(file))];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => forBrowser(readFileSync(file, 'utf8'))).join('\n'))}`;
    },
  };
}

const TERMINAL = /^(cli|arena|analysis|server|tables|backup)-/; // what only the command says

function forBrowser(ftl: string): string {
  let dropped = false;
  const kept = ftl.split('\n').filter((line) => {
    if (/^[a-z]/i.test(line)) dropped = TERMINAL.test(line);
    return !dropped && line.trim() !== '' && !line.startsWith('#');
  });
  return kept.join('\n');
}

const server = process.env.PARFAIT_SERVER ?? 'http://127.0.0.1:8000';

/**
 * Few files, since on a slow phone each one costs a good deal however small it is; but nothing that the first page needs
 * goes into the table's, which are not loaded for it and may be gone from the server.
 */
const CHUNKS = [
  { name: 'base', test: /node_modules|preload-helper|src\/lib\/|src\/parts\/Spans/, priority: 2 },
  { name: 'table', test: /src\/(art|fallback)\/|src\/pages\/Table|src\/parts\/(?!Bar|Emblem|Problem|RuleLink)/, priority: 1 },
];

/** Most of these is called before there is a table to see: compiled whole while they arrive, beside the page's own work. */
const CALLED_AT_ONCE = /^(index|base|table)$/;
const GAME = /src\/games\/[^/]+\/index\.ts$/;

function compiledAtOnce(): Plugin {
  return {
    name: 'parfait-compiled-at-once',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (CALLED_AT_ONCE.test(file.name) || GAME.test(file.facadeModuleId ?? '')) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), compiledAtOnce()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: `${PARFAIT}/static`,
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false },
    manifest: 'built.json', // by which the server tells a page early what it will need
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
