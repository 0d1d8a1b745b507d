import { expect, test } from 'vitest';
import { resultText } from './share';

test('a result tells who came in where, and nothing of the deal', () => {
  const text = resultText('Dokitto! Ice', { scores: [1, 3], winners: [1] }, ['Anna', 'Bruno'], (score) => `${score} trophies`, 'https://parfait.example');
  expect(text).toBe('Dokitto! Ice\n🥇 Bruno · 3 trophies\n🥈 Anna · 1 trophies\nhttps://parfait.example');
});
