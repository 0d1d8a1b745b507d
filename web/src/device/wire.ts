/** What the client needs of a WebSocket. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
