/** The start of links for others: on `localhost`, the address of this computer in its network. */
import { connection } from './api';
import { pageAddress } from './place';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const loopback = (hostname: string): boolean => LOOPBACK.test(hostname);

class Origin {
  /** The beginning of links that we show. */
  value = $state(typeof location === 'undefined' ? '' : location.origin);
  /** Whether such a link only opens on this computer. */
  local = $state(false);

  /** Ask the server where others find it, if this page's own address is of no use to them. */
  async learn(): Promise<void> {
    if (!loopback(location.hostname)) return;
    const found = await connection().catch(() => null);
    if (found?.network) this.value = found.network;
    this.local = !found?.network;
  }
}

export const origin = new Origin();

/** The address of a page, for others. */
export const linkTo = (path: string): string => (__DEVICE__ ? new URL(pageAddress(path), location.href).href : origin.value + path);
