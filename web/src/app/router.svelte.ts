/** Where we are. Paths are the page's own; the server answers each of them with the same page. */
import { saveFile } from '../device/saveFile';
import { ask, here, pageAddress } from './place';

const READDRESSING = ['pointerover', 'focusin', 'click'];

class Route {
  path = $state(here().pathname);
  hash = $state(here().hash.slice(1));
  search = $state(here().search);
  /** The parts of the path: /t/abc is ['t', 'abc']. */
  parts = $derived(this.path.split('/').filter(Boolean).map(safeDecode));
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

function follow(): void {
  const { pathname, hash, search } = here();
  route.path = pathname;
  route.hash = hash.slice(1);
  route.search = search;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', pageAddress(to));
  follow();
  if (!route.hash) scrollTo(0, 0);
}

/** Save what the API answers as a file, where no web server is behind the link. */
async function download(path: string): Promise<void> {
  const answer = await ask(path);
  const name = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), name ?? 'parfait.jsonl');
}

/** If pages are in the hash, put the page there when a link is about to be used: it may be opened in another tab. */
function readdress(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const href = link?.getAttribute('href');
  if (link && href?.startsWith('/') && !href.startsWith('/api/')) link.setAttribute('href', pageAddress(href));
}

/** Follow links to our own pages without reloading. */
export function startRouter(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (__DEVICE__ && link.hasAttribute('download') && link.getAttribute('href')?.startsWith('/api/')) {
      event.preventDefault();
      void download(link.pathname);
      return;
    }
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (__DEVICE__ && link.hash.startsWith('#/')) {
      event.preventDefault();
      go(link.hash.slice(1));
      return;
    }
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  if (__DEVICE__) for (const kind of READDRESSING) addEventListener(kind, readdress, true);
  addEventListener('click', clicked);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  return () => {
    if (__DEVICE__) for (const kind of READDRESSING) removeEventListener(kind, readdress, true);
    removeEventListener('click', clicked);
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
  };
}
