/** The numbered rules pages, in the reader's language where there is one. */
import type { Language } from './settings.svelte';
import { spaced } from './spaced';

const pages = import.meta.glob<string>(
  ['../../../docs/rules/*.md', '../../../docs/rules/fr/*.md', '../../../docs/rules/ja/*.md', '!**/README.md', '!**/record.md'],
  { query: '?raw', import: 'default' },
);

const prefixes = new Map<string, string>(); // DI → dokitto-ice

/** Learn from a game's options how its rules are numbered. */
export function learnPrefix(game: string, number: string | undefined): void {
  if (number?.includes('-')) prefixes.set(number.split('-')[0], game);
}

export function ruleAddress(number: string): string | null {
  const game = prefixes.get(number.split('-')[0]);
  return game ? `/rules/${game}#${number}` : null;
}

export async function rulesPage(game: string, language: Language): Promise<{ text: string; language: Language } | null> {
  const own = language === 'en' ? undefined : pages[`../../../docs/rules/${language}/${game}.md`];
  if (own) return { text: language === 'fr' ? spaced(await own()) : await own(), language };
  const english = pages[`../../../docs/rules/${game}.md`];
  return english ? { text: await english(), language: 'en' } : null;
}

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'rule'; number: string; spans: Span[] }
  | { kind: 'item'; spans: Span[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'code'; text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{2}-\d+)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    if (match[1]) found.push({ kind: 'strong', text: match[1] });
    else if (match[2]) found.push({ kind: 'em', text: match[2] });
    else if (match[3]) found.push({ kind: 'code', text: match[3] });
    else if (match[4]) found.push({ kind: 'link', text: match[4], to: match[5] });
    else if (match[6]) found.push({ kind: 'link', text: match[6], to: `#${match[6]}` });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** The Markdown that the rules pages use: headings, paragraphs, lists, tables and numbered rules. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const japanese = /[\u3040-\u30ff]/.test(markdown);
  let open: { kind: 'text' | 'item' | 'rule'; number: string; text: string } | null = null;
  const close = () => {
    if (!open) return;
    if (open.kind === 'rule') found.push({ kind: 'rule', number: open.number, spans: spans(open.text) });
    else found.push({ kind: open.kind, spans: spans(open.text) });
    open = null;
  };
  let code: string[] | null = null;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      close();
      if (code) found.push({ kind: 'code', text: code.join('\n') });
      code = code ? null : [];
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const heading = /^(#+)\s+(.*)/.exec(line);
    const rule = /^- \*\*([A-Z]{2}-\d+)\*\*\s*(.*)/.exec(line);
    const item = /^[-*]\s+(.*)/.exec(line);
    if (heading) {
      close();
      found.push({ kind: 'heading', level: heading[1].length, spans: spans(heading[2]) });
    } else if (rule) {
      close();
      open = { kind: 'rule', number: rule[1], text: rule[2] };
    } else if (item) {
      close();
      open = { kind: 'item', number: '', text: item[1] };
    } else if (line.startsWith('|')) {
      close();
      if (/^\|[-\s|:]+\|$/.test(line)) continue;
      const cells = line.slice(1, line.lastIndexOf('|')).split('|').map((cell) => spans(cell.trim()));
      const last = found.at(-1);
      if (last?.kind === 'table') last.rows.push(cells);
      else found.push({ kind: 'table', rows: [cells] });
    } else if (!line.trim()) {
      close();
    } else if (open) {
      const before: { text: string } = open;
      before.text += (japanese ? '' : ' ') + line.trim();
    } else {
      open = { kind: 'text', number: '', text: line.trim() };
    }
  }
  close();
  return found;
}
