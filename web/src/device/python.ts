/** Python in a Web Worker: its parts, fetched with a count of their bytes, and Pyodide started from them. */
import type { PyodideAPI } from 'pyodide';

/** As tools/site.py lists them. */
interface Listing {
  folder: string;
  lock: string;
  parts: { name: string; file: string; packed: number; size: number }[];
}

export interface Parts {
  folder: string;
  lock: string;
  files: Record<string, ArrayBuffer>;
}

const OURS = 'parfait.zip';
const LIBRARIES = '/lib/python3.14/site-packages';

/** A part of the folder is missing, cut off or damaged. */
export class DamagedFolder extends Error {}

export async function fetchParts(python: string, progress: (loaded: number, total: number) => void): Promise<Parts> {
  const listing = (await (await fetched(new URL('files.json', python), 'no-cache')).json()) as Listing;
  const folder = new URL(`${listing.folder}/`, python).href;
  const total = listing.parts.reduce((sum, part) => sum + part.packed, 0);
  let loaded = 0;
  progress(0, total);
  const fetchPart = async ({ file, packed, size }: Listing['parts'][number]): Promise<ArrayBuffer> => {
    const answer = await fetched(new URL(file, folder));
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        progress(Math.min(loaded, total), total);
        controller.enqueue(chunk);
      },
    });
    const bytes = await whole(answer.body!.pipeThrough(counted));
    if (bytes.byteLength === size) return bytes; // a web server that unpacks what it serves
    if (bytes.byteLength !== packed) throw new DamagedFolder(file);
    try {
      const unpacked = await whole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
      if (unpacked.byteLength === size) return unpacked;
    } catch {
      // its checksum is wrong
    }
    throw new DamagedFolder(file);
  };
  const files = await Promise.all(listing.parts.map(async (part) => [part.name, await fetchPart(part)] as const));
  return { folder, lock: listing.lock, files: Object.fromEntries(files) };
}

async function fetched(address: URL, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new DamagedFolder(address.pathname);
  return answer;
}

const whole = (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> => new Response(stream).arrayBuffer();

/** Pyodide with our sources, from what has been fetched. It asks for its own files by `fetch`. */
export async function startPython({ folder, lock, files }: Parts): Promise<PyodideAPI> {
  const network = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split('/').pop()!;
    if (!(name in files)) return network(input, init);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return Promise.resolve(new Response(files[name], { headers: { 'content-type': type } }));
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
    const python = await loadPyodide({ indexURL: folder, lockFileContents: lock });
    python.unpackArchive(files[OURS], 'zip', { extractDir: LIBRARIES });
    (python.pyimport('parfait.device.compiled') as { settle: () => boolean }).settle();
    return python;
  } finally {
    self.fetch = network;
  }
}
