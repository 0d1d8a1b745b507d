/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { rules } from './rules.plugin.ts';
import { words } from './words.plugin.ts';

const PARFAIT = fileURLToPath(new URL('../src/parfait', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/rules', import.meta.url));
const LANGUAGES = ['en', 'fr', 'ja'];

const server = process.env.PARFAIT_SERVER ?? 'http://127.0.0.1:8000';

/**
 * Few files, since on a slow phone each one costs a good deal however small it is; but nothing that the first page needs
 * goes into the table's, which are not loaded for it and may be gone from the server.
 */
const CHUNKS = [
  { name: 'base', test: /node_modules\/(?!uqr)|preload-helper|virtual:rules$|src\/(app|session)\/.*\.ts$|src\/rules\/(rule|rules|Spans)\.|src\/lesson\/progress/, priority: 2 },
  { name: 'table', test: /node_modules\/uqr|src\/ui\/(pieces\/|Dialog|Icon|PaceField|Qr)|src\/table\/(?!Screen)|src\/games\/contract|src\/room\/(?!Setup|OptionField)|src\/rules\/(InShort|Pictured|RuleText|RulesLaw)/, priority: 1 },
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
  plugins: [svelte(), words(PARFAIT), rules(PARFAIT, DOCS, LANGUAGES), compiledAtOnce()],
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
  // No test leaves anything behind in a module, so the files share their modules instead of loading them anew for each.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
