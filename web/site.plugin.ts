/** The service worker of the static site, with a list of everything in the folder: written last, when all of it is there. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const NOT_KEPT = /^(offline\.|robots\.txt|social\.png|sw\.js|manifest\.webmanifest)/; // not of the site, or never asked for by its pages
const NAMED_BY_CONTENT = /^(assets|python\/[0-9a-f]{12})\//;

const LOADING = [
  ['en', 'Loading Parfait … If nothing happens, this browser is too old: Parfait needs one from 2024 or later.'],
  ['fr', 'Chargement de Parfait … S’il ne se passe rien, ce navigateur est trop ancien : il en faut un de 2024 ou plus récent.'],
  ['ja', 'Parfaitを読み込んでいます…　何も起こらない場合は、ブラウザーが古いようです。2024年以降のものが必要です。'],
];

interface Entry {
  url: string;
  revision: string | null; // of a file whose name stays when its content changes
}

function entries(folder: string): Entry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((found) => found.isFile());
  const urls = files.map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'));
  const revision = (url: string) => createHash('sha256').update(readFileSync(join(folder, url))).digest('hex').slice(0, 16);
  return urls.filter((url) => !NOT_KEPT.test(url)).sort().map((url) => ({ url, revision: NAMED_BY_CONTENT.test(url) ? null : revision(url) }));
}

export function serviceWorker(source: string): Plugin {
  let folder: string;
  return {
    name: 'parfait-service-worker',
    apply: 'build',
    /** Until the page is there; it stays where a browser cannot run it. */
    transformIndexHtml: (page) => page.replace('<div id="app">', `<div id="app">${LOADING.map(([language, text]) => `<p lang="${language}">${text}</p>`).join('')}`),
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          logLevel: 'error',
          define: { 'self.__WB_MANIFEST': JSON.stringify(entries(folder)), 'process.env.NODE_ENV': '"production"' },
          publicDir: false,
          build: {
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}
