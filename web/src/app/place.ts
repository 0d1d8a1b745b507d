/** Where the server is: behind the address of this page, or, in the static site, in this browser. */
import { device, type Wire } from '#device';

/** Ask the HTTP API; a path begins with /api/. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> => (__DEVICE__ ? device().request(path, init) : fetch(path, init));

export const openSocket = (): Wire => {
  if (__DEVICE__) return device().open();
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as Wire;
};

/** A file of the API that the browser loads by itself, such as a picture. */
export const fileAddress = (path: string): string => (__DEVICE__ ? path.slice(1) : path);

/** The address of a page: a static site only answers for its own folder, so there the page is in the hash. */
export const pageAddress = (path: string): string => (__DEVICE__ ? `#${path}` : path);

export interface Here {
  pathname: string;
  search: string;
  hash: string;
}

/** The address of the page that is shown. */
export const here = (): Here => (__DEVICE__ ? new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin) : location);
