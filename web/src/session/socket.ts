/** A WebSocket that reconnects by itself: at once, then at growing intervals, and as soon as the network is back. */
import { openSocket } from '../app/place';
import type { ServerMessage } from '../protocol';

const FIRST = 400;
const LONGEST = 15_000;
const SILENCE = 25_000; // after which we ask whether the server is there
const PATIENCE = 6_000; // for its answer

export type Link = 'connecting' | 'open' | 'waiting' | 'stopped';

export interface Ears {
  opened: () => void;
  said: (message: ServerMessage) => void;
  link: (state: Link, retryAt: number | null) => void;
}

/** How long to wait before the nth attempt, partly at random so that not everyone comes at once. */
export function backoff(attempt: number, random = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.75 + random() / 2);
}

export class Socket {
  private socket: ReturnType<typeof openSocket> | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private probe: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.seen);
    this.connect();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.now);
    removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.seen);
    clearTimeout(this.retry);
    clearTimeout(this.probe);
    this.drop();
    this.ears.link('stopped', null);
  }

  /** Try again without waiting. */
  now = (): void => {
    if (this.stopped || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** Try again after a while, because the server cannot take us now. */
  later(): void {
    if (!this.stopped) this.failed();
  }

  private lost = (): void => {
    if (this.socket && !__DEVICE__) this.failed();
  };

  /** Back from the background or from sleep: is the connection still alive? */
  private seen = (): void => {
    clearTimeout(this.probe);
    if (document.hidden || this.stopped) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask();
    else this.now();
  };

  private connect(): void {
    this.drop();
    this.ears.link('connecting', null);
    const socket = openSocket();
    this.socket = socket;
    const slow = setTimeout(() => this.socket === socket && socket.readyState !== WebSocket.OPEN && this.failed(), 10_000);
    socket.onopen = () => {
      clearTimeout(slow);
      this.ears.link('open', null);
      this.ears.opened();
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'table' || message.type === 'party') this.attempt = 0;
      this.ears.said(message);
    };
    socket.onclose = () => {
      clearTimeout(slow);
      if (this.socket === socket) this.failed();
    };
  }

  private failed(): void {
    this.drop();
    clearTimeout(this.probe);
    if (this.stopped) return;
    const wait = backoff(this.attempt++);
    this.ears.link('waiting', Date.now() + wait);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private listen(): void {
    clearTimeout(this.probe);
    if (!document.hidden) this.probe = setTimeout(() => this.ask(), SILENCE);
  }

  private ask(): void {
    clearTimeout(this.probe);
    this.send({ type: 'ping' });
    this.probe = setTimeout(() => this.failed(), PATIENCE);
  }
}
