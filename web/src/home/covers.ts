/** What lies on the lid of a game's box: pieces of the game itself, if its folder has a `Cover.svelte`. */
import type { Component } from 'svelte';

const COVERS = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

export function cover(game: string): Promise<Component | null> {
  const load = COVERS[`../games/${game}/Cover.svelte`];
  return load ? load().then((found) => found.default) : Promise.resolve(null);
}
