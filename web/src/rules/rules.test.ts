import { describe, expect, it } from 'vitest';
import pages from 'virtual:rules';
import { blocks } from './markdown';
import { learnPrefixes, ruleAddress, ruleOn, rulesPage, type RulesPage } from './rules';
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

  it('sets rulings apart from the law, and leaves out options', () => {
    const page = '- **DI-6** Two cones.\n  Ten cards each.\n  - Ruling: The rulebook\n    is silent.\n  - Option `hand`: 10, or\n    12 (all).\n- **DI-7** Play.';
    expect(blocks(page, 'en')).toEqual([
      { kind: 'rule', number: 'DI-6', spans: [{ kind: 'text', text: 'Two cones. Ten cards each.' }], rulings: [[{ kind: 'text', text: 'The rulebook is silent.' }]] },
      { kind: 'rule', number: 'DI-7', spans: [{ kind: 'text', text: 'Play.' }], rulings: [] },
    ]);
    expect(blocks('- **DI-6** コーンは2つ。\n  - 裁定：10枚ずつ。\n  - オプション`hand`：10。12も可（すべて）。\n  - Arbitrage : dix.', 'ja')).toMatchObject([
      { spans: [{ text: 'コーンは2つ。' }], rulings: [[{ text: '10枚ずつ。' }], [{ text: 'dix.' }]] },
    ]);
    expect(blocks('- one\n  - two', 'en')).toMatchObject([{ kind: 'item' }, { kind: 'item' }]);
  });

  it('gives players whole sentences and no words from files, the same rules and rulings in every language', async () => {
    const outline = (page: RulesPage) =>
      page.blocks.flatMap((block) => (block.kind === 'rule' ? [`${block.number} ${block.rulings.length}`] : []));
    for (const [game, languages] of Object.entries(pages)) {
      expect(languages, game).toHaveProperty('en');
      const english = outline((await rulesPage(game, 'en'))!);
      for (const language of Object.keys(languages) as Language[]) {
        const page = (await rulesPage(game, language))!;
        expect(outline(page), `${game} ${language}`).toEqual(english);
        for (const block of page.blocks) {
          if (block.kind !== 'rule') continue;
          for (const spans of [block.spans, ...block.rulings]) {
            const text = spans.map((span) => span.text).join('');
            const where = `${language} ${block.number}: ${text}`;
            expect(spans.filter((span) => span.kind === 'code'), where).toEqual([]);
            expect(text, where).not.toMatch(/[{}[\]_"]|[Oo]ption|オプション|\b(true|false|null)\b/);
            expect(text, where).toMatch(/^[^\s.,;:。、）)].*[.!?。！？)）]$/s);
            for (const [open, close] of ['()', '（）', '「」', '“”', '«»']) expect(text.split(open!).length, where).toBe(text.split(close!).length);
          }
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
