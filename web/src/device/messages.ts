/** What the tabs of a browser and the server among them say to each other, over one BroadcastChannel. */
export const CHANNEL = 'parfait-device';
/** Held by the tab that serves: the others wait for it. */
export const SERVING = 'parfait-serving';
/** Held by each tab as long as it is there. */
export const tabLock = (tab: string) => `parfait-tab-${tab}`;

/** From a tab to the server. */
export type Asked =
  | { kind: 'hello'; tab: string }
  | { kind: 'request'; tab: string; id: number; method: string; path: string; headers: Record<string, string>; body: Uint8Array | undefined }
  | { kind: 'open'; tab: string; socket: string }
  | { kind: 'hear'; tab: string; socket: string; text: string }
  | { kind: 'close'; tab: string; socket: string };

/** How far the server is: bytes of bytes, then starting, then serving; or why it cannot. */
export type State =
  | { state: 'loading'; loaded: number; total: number }
  | { state: 'starting' }
  | { state: 'serving'; server: string; kept: boolean; unreadable: number }
  | { state: 'failed'; problem: string };

/** From the server to one tab, or with its state to all of them. */
export type Answered =
  | ({ kind: 'state' } & State)
  | { kind: 'answer'; tab: string; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { kind: 'sent'; tab: string; socket: string; text: string | null };

/** From the page that starts the server's worker. */
export interface Begin {
  python: string; // the address of the folder with Python in it
  channel: string;
}

export const isAsked = (message: Asked | Answered): message is Asked => ['hello', 'request', 'open', 'hear', 'close'].includes(message.kind);
