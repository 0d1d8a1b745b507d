/** Storage on this device. If it is disabled or full, values last as long as the page. */
const memory = new Map<string, string>();
let works = true;
/** A server may offer the site that plays on this device: the two share the player's name and progress, but not tables. */
const SHARED = ['settings', 'lessons', 'server'];
const named = (key: string) => `parfait:${__DEVICE__ && !SHARED.includes(key) ? 'device:' : ''}${key}`;

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(named(key));
    return text === null || text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(named(key), text);
  } catch {
    works = false;
    memory.set(key, text);
  }
}

/** Whether what is saved will be there next time. */
export function lasting(): boolean {
  try {
    localStorage.setItem('parfait:probe', '1');
    localStorage.removeItem('parfait:probe');
  } catch {
    works = false;
  }
  return works;
}
