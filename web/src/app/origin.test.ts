import { afterEach, expect, test, vi } from 'vitest';

const connection = vi.hoisted(() => vi.fn());
vi.mock('./api', () => ({ connection }));
afterEach(() => vi.unstubAllGlobals());

async function learned(hostname: string, network: string) {
  vi.resetModules();
  vi.stubGlobal('location', { hostname, origin: `http://${hostname}:8000` });
  connection.mockReset().mockResolvedValue({ network });
  const { origin } = await import('./origin.svelte');
  await origin.learn();
  return origin;
}

test.each(['localhost', '127.0.0.1', '[::1]'])('on %s, links begin with the address in the network', async (hostname) => {
  const origin = await learned(hostname, 'http://192.168.0.7:8000');
  expect([origin.value, origin.local]).toEqual(['http://192.168.0.7:8000', false]);
});

test('where nobody else can open them, that is known', async () => {
  const origin = await learned('localhost', '');
  expect([origin.value, origin.local]).toEqual(['http://localhost:8000', true]);
});

test('any other address is left alone, and nobody is asked', async () => {
  const origin = await learned('parfait.example', 'http://192.168.0.7:8000');
  expect([origin.value, origin.local]).toEqual(['http://parfait.example:8000', false]);
  expect(connection).not.toHaveBeenCalled();
});
