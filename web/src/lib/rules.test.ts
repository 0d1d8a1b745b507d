import { describe, expect, it } from 'vitest';
import { blocks, learnPrefix, ruleAddress } from './rules';

describe('rules', () => {
  it('joins the lines of a rule and links the rules that it names', () => {
    const [heading, rule] = blocks('## A trick\n- **DI-8** Follow\n  suit (DI-7).\n');
    expect(heading).toMatchObject({ kind: 'heading', level: 2 });
    expect(rule).toMatchObject({ kind: 'rule', number: 'DI-8' });
    expect(rule).toHaveProperty('spans', [
      { kind: 'text', text: 'Follow suit (' },
      { kind: 'link', text: 'DI-7', to: '#DI-7' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('reads tables', () => {
    expect(blocks('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject([{ kind: 'table', rows: [[{}, {}], [{}, {}]].map(() => expect.anything()) }]);
  });

  it('finds the page of a number', () => {
    learnPrefix('dozito', 'DZ-23');
    expect(ruleAddress('DZ-4')).toBe('/rules/dozito#DZ-4');
    expect(ruleAddress('XX-1')).toBeNull();
  });
});
