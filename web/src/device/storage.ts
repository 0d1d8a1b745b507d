/** What a device keeps, in IndexedDB: a row for each row of the server's own tables, under the same key. */
export type Row = [kind: string, key: (string | number)[], value: Uint8Array | undefined];

const NAME = 'parfait';
const ROWS = 'rows';
const ABOUT = 'about'; // what is noted of the server itself
const SERVER = ['server']; // which server writes here, so that one that was thought dead does not

/** Another tab has become the server. */
export class Superseded extends Error {}

export class Storage {
  private database!: IDBDatabase;
  private cleared = false; // somebody deleted the data of the site while we had it open

  /** `everything` is what the server has in memory. */
  private constructor(
    private readonly server: string,
    private readonly everything: () => Row[],
  ) {}

  /** Open the storage, and become the only writer from now on. */
  static async open(server: string, everything: () => Row[]): Promise<Storage> {
    const storage = new Storage(server, everything);
    await storage.begin([]);
    return storage;
  }

  private async begin(rows: Row[]): Promise<void> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    this.database = await done(opening);
    this.database.onversionchange = () => this.database.close();
    this.database.onclose = () => (this.cleared = true);
    const writing = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' });
    const store = writing.objectStore(ROWS);
    store.put(this.server, SERVER);
    write(store, rows);
    await finished(writing);
    this.cleared = false;
  }

  async rows(): Promise<Row[]> {
    const store = this.database.transaction(ROWS).objectStore(ROWS);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const rows = keys.map((key, at): Row => {
      const [kind, ...rest] = key as [string, ...(string | number)[]];
      return [kind, rest, values[at] as Uint8Array];
    });
    return rows.filter(([kind]) => kind !== SERVER[0]);
  }

  /** Write changes, all or none; it returns when they are on the disk. */
  async keep(changes: Row[]): Promise<void> {
    if (this.cleared) return this.begin(this.everything()); // the changes are among them
    const heartbeat = changes.every(([kind]) => kind === ABOUT); // which need not wait for the disk
    const writing = this.database.transaction(ROWS, 'readwrite', { durability: heartbeat ? 'relaxed' : 'strict' });
    const store = writing.objectStore(ROWS);
    const written = finished(writing);
    const owner = store.get(SERVER);
    let superseded = false;
    owner.onsuccess = () => {
      if (owner.result !== this.server) {
        superseded = true;
        writing.abort();
        return;
      }
      write(store, changes);
    };
    try {
      await written;
    } catch (error) {
      throw superseded ? new Superseded() : error;
    }
  }
}

function write(store: IDBObjectStore, rows: Row[]): void {
  for (const [kind, key, value] of rows) {
    if (value) store.put(value, [kind, ...key]);
    else store.delete([kind, ...key]);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}
