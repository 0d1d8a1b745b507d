/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { rules } from './rules.plugin.ts';
import { serviceWorker } from './site.plugin.ts';
import { words } from './words.plugin.ts';

const PARFAIT = fileURLToPath(new URL('../src/parfait', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/rules', import.meta.url));
const DIST = fileURLToPath(new URL('../dist/site', import.meta.url));
const SERVICE_WORKER = fileURLToPath(new URL('src/device/site.sw.ts', import.meta.url));
const SITE = 'site'; // a folder of static files, with the server in the browser: `make site`
const LANGUAGES = ['en', 'fr', 'ja'];

const server = process.env.PARFAIT_SERVER ?? 'http://127.0.0.1:8000';

/**
 * Few files, since on a slow phone each one costs a good deal however small it is; but nothing that the first page needs
 * goes into the table's, which are not loaded for it and may be gone from the server: covers have pieces of the games on them.
 */
const CHUNKS = [
  { name: 'pieces', test: /src\/ui\/pieces\/(CardFrame|CardIndex|SignPaths|colours|pips|signs)\./, priority: 3 }, // what the covers of the first page are drawn with
  { name: 'session', test: /src\/session\/.*\.ts$|src\/app\/(clipboard|options|pace|sounds|wide)\.ts$|src\/rules\/Spans\./, priority: 3 }, // what tables, lessons, replays and rules share
  { name: 'base', test: /node_modules\/(?!uqr)|preload-helper|rolldown\/runtime|virtual:rules$|src\/app\/.*\.ts$|src\/rules\/(rule|rules)\.|src\/lesson\/progress/, priority: 2 },
  { name: 'table', test: /node_modules\/uqr|src\/ui\/(pieces\/|Dialog|Icon|PaceField|Qr)|src\/table\/(?!Screen)|src\/games\/contract|src\/room\/(?!Setup|OptionField)|src\/rules\/(InShort|Pictured|RuleText|RulesLaw)/, priority: 1 },
];

/** Most of these is called before there is a table to see: compiled whole while they arrive, beside the page's own work. */
const CALLED_AT_ONCE = /^(index|base|session|table)$/;
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

export default defineConfig(({ mode }) => ({
  base: mode === SITE ? './' : '/',
  define: { __DEVICE__: mode === SITE },
  plugins: [svelte(), words(PARFAIT, mode === SITE), rules(PARFAIT, DOCS, LANGUAGES), compiledAtOnce(), mode === SITE && serviceWorker(SERVICE_WORKER)],
  resolve: {
    alias: { '#device': fileURLToPath(new URL(mode === SITE ? 'src/device/place.svelte.ts' : 'src/device/absent.ts', import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: mode === SITE ? DIST : `${PARFAIT}/static`,
    emptyOutDir: mode !== SITE, // where Python and the pictures are already
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false },
    manifest: mode !== SITE && 'built.json', // by which the server tells a page early what it will need
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // No test leaves anything behind in a module, so the files share their modules instead of loading them anew for each.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
  worker: { format: 'es' },
}));
