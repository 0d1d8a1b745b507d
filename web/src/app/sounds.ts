/** Wood, paper, porcelain: made on the spot, soft, and silent unless asked for. */
import { settings } from './settings.svelte';

interface Voice {
  tone?: number; // hertz
  to?: number; // where the tone falls or rises
  noise?: number; // a rustle around this frequency
  at?: number; // seconds after the first
  length: number;
  loud: number;
  kind?: OscillatorType;
}

const wood = (tone: number, at = 0, loud = 0.5): Voice[] => [
  { tone, to: tone * 0.7, at, length: 0.09, loud, kind: 'triangle' },
  { noise: 900, at, length: 0.03, loud: loud * 0.5 },
];
const porcelain = (tone: number, at = 0, loud = 0.3, length = 0.3): Voice[] => [
  { tone, at, length, loud },
  { tone: tone * 2.76, at, length: length * 0.5, loud: loud * 0.25 },
];
const paper = (noise: number, at = 0, length = 0.12, loud = 0.35): Voice => ({ noise, at, length, loud });

/** By what happens on the table (`Beat.kind`), and sounds for this player. */
const SOUNDS = {
  card: [...wood(190), paper(2600, 0, 0.05, 0.25)],
  deal: [0, 0.05, 0.1, 0.15].map((at) => paper(2400, at, 0.07)),
  roll: [0, 0.09, 0.2, 0.33].map((at, i) => wood(420 - i * 40, at, 0.35 - i * 0.05)).flat(),
  winner: porcelain(880, 0, 0.18, 0.18),
  reward: porcelain(1320, 0, 0.16, 0.16),
  sweep: [paper(1700, 0, 0.19, 0.3)],
  fall: [...wood(240, 0.1), ...wood(150, 0.4), paper(700, 0.55, 0.19, 0.5)],
  scoop: [paper(900, 0.08, 0.1, 0.4), ...porcelain(988, 0.16, 0.14, 0.16)],
  chain: porcelain(523, 0, 0.22, 0.18),
  joins: [...wood(330), ...porcelain(784, 0.05, 0.16, 0.18)],
  last: [...porcelain(587, 0, 0.22, 0.19), ...porcelain(440, 0.16, 0.22, 0.19)],
  reveal: [paper(2000, 0, 0.09), ...porcelain(660, 0.08, 0.14, 0.18)],
  turn: [...porcelain(784, 0, 0.26), ...porcelain(1175, 0.14, 0.26)],
  win: [523, 659, 784, 1047].flatMap((tone, i) => porcelain(tone, i * 0.13, 0.26, i === 3 ? 0.7 : 0.3)),
  end: [...porcelain(659, 0, 0.22, 0.35), ...porcelain(523, 0.2, 0.22, 0.6)],
  now: [],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** Also heard in the background, to call the player back. */
const CALLS: Sound[] = ['turn', 'win', 'end'];

let context: AudioContext | undefined;

/** `count`: each time it counts up, the tone is higher. */
export function play(name: Sound, count = 1): void {
  const higher = name === 'chain' ? 2 ** (Math.min(count - 1, 12) / 6) : 1;
  const voices = (SOUNDS[name] as Voice[]).map((voice) => (voice.tone ? { ...voice, tone: voice.tone * higher } : voice));
  if (!settings.sounds || !settings.volume || !voices.length || (document.hidden && !CALLS.includes(name))) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume(); // until one has touched the page, browsers keep it silent
  for (const voice of voices) sing(context, voice);
}

/** After a touch the browser allows sounds, even in the background. */
export function allowSounds(): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

function sing(context: AudioContext, { tone, to, noise, at = 0, length, loud, kind = 'sine' }: Voice): void {
  const [begin, end] = [context.currentTime + at, context.currentTime + at + length];
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud * settings.volume * 0.5, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(context.destination);
  if (tone) {
    const voice = context.createOscillator();
    voice.type = kind;
    voice.frequency.setValueAtTime(tone, begin);
    if (to) voice.frequency.exponentialRampToValueAtTime(to, end);
    voice.connect(volume);
    voice.start(begin);
    voice.stop(end);
  }
  if (noise) {
    const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const data = samples.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const rustle = context.createBufferSource();
    const soft = context.createBiquadFilter();
    soft.type = 'bandpass';
    soft.frequency.value = noise;
    rustle.buffer = samples;
    rustle.connect(soft).connect(volume);
    rustle.start(begin);
  }
}
