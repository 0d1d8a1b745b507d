import { describe, expect, it } from 'vitest';
import pages from 'virtual:rules';
import { blocks, parted } from './markdown';
import { learnPrefixes, ruleAddress, ruleOn, rulesPage } from './rules';
import type { Language } from '../app/settings.svelte';

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

  it('parts what was ruled from the law, and leaves out what options are called in files', () => {
    expect(parted('Two cones. Ruling: ten cards each. Option `hand`: 10 (default) or 12 (all). All are shuffled again.')).toEqual({
      law: 'Two cones. All are shuffled again.',
      rulings: ['ten cards each.'],
    });
    expect(parted('Most points wins (option `rounds`: 4). Tie: most dice (ruling: in the last round).')).toEqual({
      law: 'Most points wins. Tie: most dice.',
      rulings: ['in the last round'],
    });
    expect(parted('コーンは2つ。裁定：10枚ずつ配ります。オプション`hand`：10（標準）または12。シャッフルし直します。')).toEqual({
      law: 'コーンは2つ。シャッフルし直します。',
      rulings: ['10枚ずつ配ります。'],
    });
  });

  it('shows no notation of files, in no language', async () => {
    for (const [game, languages] of Object.entries(pages)) {
      for (const language of Object.keys(languages) as Language[]) {
        const page = (await rulesPage(game, language))!;
        for (const block of page.blocks) {
          if (block.kind !== 'rule') continue;
          const texts = [block.spans, ...block.rulings];
          expect(texts.flat().filter((span) => span.kind === 'code'), `${language} ${block.number}`).toEqual([]);
          expect(block.spans.length + block.rulings.length, block.number).toBeGreaterThan(0);
          expect(texts.map((spans) => spans.map((span) => span.text).join('')).join(' '), block.number).not.toMatch(/[{}]|[Oo]ption|オプション|\b(true|false|null)\b/);
        }
      }
    }
  });

  it('finds a rule on its page', async () => {
    const page = (await rulesPage('aice', 'en'))!;
    expect(ruleOn(page, 'AI-13')?.spans[0]?.text).toContain('Among the cards');
    expect(ruleOn(page, 'AI-99')).toBeNull();
  });
});
