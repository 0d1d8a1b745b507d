/** In the place of place.svelte.ts, in a client whose server is behind its address. */
import type { Wire } from './wire';

export type { Wire };
export const device = (): never => {
  throw new Error('this client was built for a server');
};
