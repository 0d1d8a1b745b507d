/**
 * Keeps the files of the site, so that it opens without a network. Nothing else is in its cache: games are in IndexedDB.
 * A newer version is fetched whole while the old one goes on, and takes over when the page asks for it or was closed.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** What of a service worker's scope is used here: the types of pages and of workers cannot be had together. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(kind: 'message', heard: (event: MessageEvent<string>) => void): void;
  skipWaiting(): Promise<void>;
};

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] });

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
