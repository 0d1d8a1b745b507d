import { describe, expect, it } from 'vitest';
import { expanded } from './moves';

describe('expanded', () => {
  it('leaves plain moves as they are', () => {
    expect(expanded(['S7', 'take M left'])).toEqual(['S7', 'take M left']);
  });
  it('makes every move that a pattern stands for', () => {
    expect(expanded(['place OM|OS c3 S'])).toEqual(['place OM c3 S', 'place OS c3 S']);
    expect(expanded(['a|b c|d'])).toEqual(['a c', 'a d', 'b c', 'b d']);
  });
});
