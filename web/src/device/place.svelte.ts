/** The server of this device, as a page sees it: requests and sockets that never leave the browser. */
import { CHANNEL, isAsked, SERVING, tabLock, type Answered, type Asked, type Begin, type State } from './messages';
import type { Wire } from './wire';

/** Tabs find each other by locks, which browsers only offer over HTTPS and on localhost: elsewhere each tab has its own server. */
const SHARED = typeof navigator !== 'undefined' && 'locks' in navigator;
const NEEDED = ['BroadcastChannel', 'DecompressionStream', 'WebAssembly', 'indexedDB'];
const OPEN = 1;
const CLOSED = 3;

class DeviceSocket implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly device: Device,
    readonly name: string,
  ) {}

  send(text: string): void {
    this.device.say({ kind: 'hear', tab: this.device.tab, socket: this.name, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.device.forget(this);
    this.device.say({ kind: 'close', tab: this.device.tab, socket: this.name });
  }

  opened(): void {
    this.readyState = OPEN;
    this.device.say({ kind: 'open', tab: this.device.tab, socket: this.name });
    this.onopen?.();
  }

  received(text: string | null): void {
    if (text !== null) this.onmessage?.(new MessageEvent('message', { data: text }));
    else this.lost();
  }

  lost(): void {
    this.readyState = CLOSED;
    this.device.forget(this);
    this.onclose?.();
  }
}

class Device {
  state = $state.raw<State>({ state: 'loading', loaded: 0, total: 0 });
  readonly tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private readonly name = SHARED ? CHANNEL : `${CHANNEL}-${this.tab}`;
  private readonly channel = new BroadcastChannel(this.name);
  private readonly sockets = new Map<string, DeviceSocket>();
  private readonly waiting = new Map<number, { answered: (answer: Response) => void; failed: (error: Error) => void }>();
  private serving = '';
  private sent = 0;
  private ready!: () => void;
  private readonly started = new Promise<void>((resolve) => (this.ready = resolve));

  constructor() {
    this.channel.onmessage = ({ data }: MessageEvent<Asked | Answered>) => isAsked(data) || this.hear(data);
    if (NEEDED.some((name) => !(name in globalThis))) this.state = { state: 'failed', problem: 'device-old-browser' };
    else if (SHARED) {
      void navigator.locks.request(tabLock(this.tab), () => new Promise(() => undefined));
      void navigator.locks.request(SERVING, () => this.serve());
    } else void this.serve();
    this.say({ kind: 'hello', tab: this.tab });
  }

  /** Serve, to this tab and to the others, as long as the tab is there. */
  private serve(): Promise<never> {
    const worker = new Worker(new URL('./server.worker.ts', import.meta.url), { type: 'module', name: 'server' });
    worker.onerror = () => (this.state = { state: 'failed', problem: 'device-failed' });
    worker.postMessage({ python: new URL('python/', document.baseURI).href, channel: this.name } satisfies Begin);
    return new Promise(() => undefined);
  }

  say(asked: Asked): void {
    this.channel.postMessage(asked);
  }

  private hear(answered: Answered): void {
    if (answered.kind === 'state') this.heardState(answered);
    else if (answered.tab !== this.tab) return;
    else if (answered.kind === 'sent') this.sockets.get(answered.socket)?.received(answered.text);
    else {
      const { id, status, headers, body } = answered;
      this.waiting.get(id)?.answered(new Response(body, { status, headers }));
      this.waiting.delete(id);
    }
  }

  private heardState(state: State): void {
    this.state = state;
    if (state.state !== 'serving' || state.server === this.serving) return;
    const again = this.serving !== '';
    this.serving = state.server;
    this.ready();
    if (again) {
      // The tab that served is gone, and with it what it had not answered; sockets come back by themselves.
      for (const one of this.waiting.values()) one.failed(new TypeError('the server is another one'));
      this.waiting.clear();
      for (const socket of [...this.sockets.values()]) socket.lost();
    } else for (const socket of this.sockets.values()) socket.opened();
  }

  open(): Wire {
    const socket = new DeviceSocket(this, `${this.tab}-${++this.sent}`);
    this.sockets.set(socket.name, socket);
    if (this.serving) queueMicrotask(() => socket.readyState === 0 && socket.opened());
    return socket;
  }

  forget(socket: DeviceSocket): void {
    this.sockets.delete(socket.name);
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    await this.started;
    const id = ++this.sent;
    const body = typeof init.body === 'string' ? new TextEncoder().encode(init.body) : undefined;
    const headers = init.headers as Record<string, string> | undefined;
    this.say({ kind: 'request', tab: this.tab, id, method: init.method ?? 'GET', path, headers: headers ?? {}, body });
    return new Promise((answered, failed) => this.waiting.set(id, { answered, failed }));
  }
}

let made: Device | undefined;
export type { Wire };
export const device = (): Device => (made ??= new Device());
