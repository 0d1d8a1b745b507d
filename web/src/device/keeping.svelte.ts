import { ownTables } from '../app/savedTables';

/** Whether this site opens without a network: its service worker, and what stands in the way of one. */
export type Kept = 'no' | 'saving' | 'yes' | 'insecure' | 'refused';

class Keeping {
  files = $state<Kept>('no');
  newer = $state(false); // a newer version is here, and waits
  private registration: ServiceWorkerRegistration | undefined;

  /** Have the browser keep the files. It has most of them from loading the page, and fetches the others behind it. */
  async keep(): Promise<void> {
    if (ownTables().length) void navigator.storage?.persist?.().catch(() => false); // games are not to go when space is short
    if (!isSecureContext) this.files = 'insecure'; // browsers have service workers for HTTPS and localhost alone
    else if (!('serviceWorker' in navigator)) this.files = 'refused';
    else if (this.files === 'no') {
      this.files = navigator.serviceWorker.controller ? 'yes' : 'saving';
      try {
        this.follow(await navigator.serviceWorker.register('sw.js'));
        await navigator.serviceWorker.ready;
        this.files = 'yes';
      } catch {
        this.files = 'refused';
      }
    }
  }

  private follow(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    const look = () => (this.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null);
    look();
    // Every tab goes over to a newer version together: the files of this one are gone. Games go on where they were.
    if (navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }

  /** Switch to the newer version. */
  update(): void {
    this.registration?.waiting?.postMessage('take over');
  }

  /** Forget the files, since one of them is damaged, and load the page again; without a network there are no others. */
  async renew(): Promise<void> {
    if (navigator.onLine && 'serviceWorker' in navigator) {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
      const own = (await caches.keys()).filter((name) => registration && name.endsWith(registration.scope));
      await Promise.all(own.map((name) => caches.delete(name)));
    }
    location.reload();
  }
}

export const keeping = new Keeping();
