/** The bots of a device think here, and so does whoever reviews a game, so that the table never waits for them. */
import { startPython, type Parts } from './python';

type Think = (question: Uint8Array) => Uint8Array;

let think: Promise<Think> | undefined;

async function begin(parts: Parts): Promise<Think> {
  const python = await startPython(parts);
  return (python.pyimport('parfait.device.browser') as { think: Think }).think;
}

self.onmessage = async ({ data }: MessageEvent<Parts | { id: number; question: Uint8Array }>) => {
  if ('files' in data) {
    think = begin(data);
    return;
  }
  try {
    self.postMessage({ id: data.id, answer: (await think!)(data.question) });
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) });
  }
};
