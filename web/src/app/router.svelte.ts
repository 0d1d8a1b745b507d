/** Where we are. Paths are the page's own; the server answers each of them with the same page. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
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
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
  route.search = location.search;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Follow links to our own pages without loading them anew. */
export function startRouter(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('click', clicked);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  return () => {
    removeEventListener('click', clicked);
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
  };
}
