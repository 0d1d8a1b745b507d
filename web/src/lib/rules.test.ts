import { describe, expect, it } from 'vitest';
import { blocks } from '../../rules.plugin';
import { learnPrefixes, ruleAddress, rulesPage } from './rules';

describe('rules', () => {
  it('joins the lines of a rule and links the rules that it names', () => {
    const [heading, rule] = blocks('## A trick\n- **DI-8** Follow\n  suit (DI-7).\n', 'en');
    expect(heading).toMatchObject({ kind: 'heading', level: 2 });
    expect(rule).toMatchObject({ kind: 'rule', number: 'DI-8' });
    expect(rule).toHaveProperty('spans', [
      { kind: 'text', text: 'Follow suit (' },
      { kind: 'link', text: 'DI-7', to: '#DI-7' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('reads tables, code and links', () => {
    expect(blocks('| a | b |\n|---|---|\n| 1 | `2` |', 'en')).toEqual([
      { kind: 'table', rows: [[[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]], [[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]] },
    ]);
    expect(blocks('See *the* [record](record.md).\n\n```\nx\n```', 'en')).toMatchObject([
      { kind: 'text', spans: [{ text: 'See ' }, { kind: 'em', text: 'the' }, { text: ' ' }, { kind: 'link', text: 'record', to: 'record.md' }, { text: '.' }] },
      { kind: 'code', text: 'x' },
    ]);
  });

  it('joins Japanese lines without a space', () => {
    expect(blocks('- **DI-1** カードは\n  四十枚。', 'ja')).toMatchObject([{ kind: 'rule', spans: [{ text: 'カードは四十枚。' }] }]);
  });

  it('finds the page of a number by the prefix of the game', () => {
    learnPrefixes([{ name: 'dozito', prefix: 'DZ' }]);
    expect(ruleAddress('DZ-4')).toBe('/rules/dozito#DZ-4');
    expect(ruleAddress('XX-1')).toBeNull();
  });

  it('has a page for each game, and none for what is no game', async () => {
    expect((await rulesPage('dozito', 'fr'))?.language).toBe('fr');
    expect(await rulesPage('record', 'en')).toBeNull();
    expect(await rulesPage('README', 'en')).toBeNull();
  });
});
