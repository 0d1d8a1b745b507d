/** The server of a device: Python in this worker, the tabs at the other end of a channel, bots and reviews in workers of their own. */
import type { PyProxy } from 'pyodide/ffi';
import { isAsked, tabLock, type Answered, type Asked, type Begin, type State } from './messages';
import { DamagedFolder, fetchParts, startPython, type Parts } from './python';
import { Storage, Superseded, type Row } from './storage';

/** parfait.device.browser.Page */
interface Page extends PyProxy {
  open(socket: string): void;
  hear(socket: string, text: string): void;
  close(socket: string): void;
  request(method: string, path: string, headers: Record<string, string>, body: Uint8Array | undefined): Promise<[number, [string, string][], Uint8Array<ArrayBuffer>]>;
  rows(): Row[];
  unreadable: number;
}

/** Also a class of parfait.device.workers. */
interface Thinking {
  think(question: Uint8Array): Promise<Uint8Array>;
  restart(): void;
}

interface Browser {
  serve(rows: Row[], keep: (changes: Row[]) => Promise<void>, bots: Thinking, reviewer: Thinking, send: (socket: string, text: string | undefined) => void): Promise<Page>;
}

const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
let channel: BroadcastChannel;
const sockets = new Map<string, string>(); // the tab of each
const watched = new Set<string>();
let state: State = { state: 'loading', loaded: 0, total: 0 };
let page: Page | undefined;

function say(answered: Answered): void {
  channel.postMessage(answered);
}

function become(next: State): void {
  state = next;
  say({ kind: 'state', ...state });
}

/** A worker with Python in it, started when there is something to think about. */
class PythonWorker implements Thinking {
  private worker: Worker | undefined;
  private waiting = new Map<number, { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void }>();
  private asked = 0;

  constructor(private readonly parts: Parts) {}

  start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: Uint8Array; error?: string }>) => {
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.answer) one?.resolve(data.answer);
      else one?.reject(new Error(data.error));
    };
    worker.onerror = () => this.restart();
    worker.postMessage(this.parts);
    return worker;
  }

  think(question: Uint8Array): Promise<Uint8Array> {
    this.worker ??= this.start();
    const id = ++this.asked;
    this.worker.postMessage({ id, question });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** End it, because it does not answer or is not needed; the next question starts it again. */
  restart(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const one of this.waiting.values()) one.reject(new Error('ended'));
    this.waiting.clear();
  }
}

async function begin({ python }: Begin): Promise<void> {
  let last = 0;
  const parts = await fetchParts(python, (loaded, total) => {
    if (loaded < total && performance.now() - last < 100) return;
    last = performance.now();
    become({ state: 'loading', loaded, total });
  });
  become({ state: 'starting' });
  const storage = await Storage.open(name, () => page?.rows() ?? []).catch(() => null); // a private window may refuse: then games last as long as the tab
  const rows = (await storage?.rows()) ?? [];
  const keep = async (changes: Row[]): Promise<void> => {
    try {
      await storage?.keep(changes);
    } catch (error) {
      if (error instanceof Superseded) {
        become({ state: 'failed', problem: 'device-elsewhere' });
        self.close();
      }
      throw error;
    }
  };
  const started = await startPython(parts);
  const browser = started.pyimport('parfait.device.browser') as Browser;
  page = await browser.serve(
    rows,
    keep,
    new PythonWorker(parts),
    new PythonWorker(parts),
    (socket, text) => say({ kind: 'sent', tab: sockets.get(socket) ?? '', socket, text: text ?? null }),
  );
  become({ state: 'serving', server: name, kept: storage !== null, unreadable: page.unreadable });
}

function problemOf(error: unknown): string {
  if (error instanceof DamagedFolder || error instanceof TypeError) return 'device-damaged';
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return 'device-old-browser';
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return 'device-memory';
  return (error as { type?: string }).type === 'NewerSchema' ? 'device-newer' : 'device-failed';
}

/** Once Python itself has failed, nothing is answered any more. Say so: everything that was shown is saved. */
function failed(error: unknown): void {
  console.error(error);
  const gone = error instanceof RangeError || error instanceof WebAssembly.RuntimeError || /fatally failed/.test(String(error));
  if (!gone || !page) return;
  page = undefined;
  become({ state: 'failed', problem: 'device-memory' });
}

/** A closed tab cannot close its sockets: its released lock shows that it is gone. */
function watch(tab: string): void {
  if (watched.has(tab) || !('locks' in navigator)) return;
  watched.add(tab);
  void navigator.locks.request(tabLock(tab), () => {
    watched.delete(tab);
    for (const [socket, of] of sockets) if (of === tab) close(socket);
  });
}

function close(socket: string): void {
  sockets.delete(socket);
  page?.close(socket);
}

async function hear(asked: Asked): Promise<void> {
  if (asked.kind === 'hello') {
    say({ kind: 'state', ...state });
    return;
  }
  if (!page) return; // the tab asks again when we serve
  watch(asked.tab);
  if (asked.kind === 'open') {
    sockets.set(asked.socket, asked.tab);
    page.open(asked.socket);
  } else if (asked.kind === 'hear') page.hear(asked.socket, asked.text);
  else if (asked.kind === 'close') close(asked.socket);
  else {
    const { tab, id } = asked;
    const [status, headers, body] = await page.request(asked.method, asked.path, asked.headers, asked.body);
    say({ kind: 'answer', tab, id, status, headers, body });
  }
}

self.addEventListener('error', (event) => failed(event.error));
self.addEventListener('unhandledrejection', (event) => failed(event.reason));
self.onmessage = ({ data }: MessageEvent<Begin>) => {
  channel = new BroadcastChannel(data.channel);
  channel.onmessage = (said: MessageEvent<Asked | Answered>) => {
    if (isAsked(said.data)) hear(said.data).catch(failed);
  };
  begin(data).catch((error: unknown) => {
    console.error(error);
    become({ state: 'failed', problem: problemOf(error) });
  });
};
