/** Wood, paper, porcelain: made on the spot, under 200 ms, and silent unless asked for. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

const SOUNDS = {
  place: { tone: 190, length: 0.09, noise: 0.5, kind: 'triangle' },
  deal: { tone: 0, length: 0.12, noise: 1, kind: 'sine' },
  turn: { tone: 1180, length: 0.19, noise: 0, kind: 'sine' },
} as const;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sounds || document.hidden) return;
  const { tone, length, noise, kind } = SOUNDS[name];
  context ??= new AudioContext();
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  volume.connect(context.destination);
  if (tone) {
    const voice = context.createOscillator();
    voice.type = kind;
    voice.frequency.setValueAtTime(tone, now);
    voice.connect(volume);
    voice.start(now);
    voice.stop(now + length);
  }
  if (noise) {
    const samples = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
    const data = samples.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * noise * 0.5;
    const rustle = context.createBufferSource();
    const soft = context.createBiquadFilter();
    soft.type = 'bandpass';
    soft.frequency.value = 2400;
    rustle.buffer = samples;
    rustle.connect(soft).connect(volume);
    rustle.start(now);
  }
}
