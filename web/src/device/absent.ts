/** Replaces place.svelte.ts in a client of an ordinary server. */
import type { Wire } from './wire';

export type { Wire };
export const device = (): never => {
  throw new Error('this client was built for a server');
};
