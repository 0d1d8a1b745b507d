/**
 * A rules page, from the Markdown that such a page is written in (docs/tutorial/add-a-game.md): headings, paragraphs, items,
 * tables and fences; bold, slanted, code and links. Below a rule, items are rulings, and options that only files name. When the client is built, and in the browser for a game that it was built without.
 */
import type { Block, Span } from './rules.ts';

const OPTION = /^(?:Option|オプション)\s*`/;
const RULING = /^(?:Ruling|Arbitrage|裁定)\s*[:：]\s*/;
const RULE = /^\*\*([A-Z]{2,}-\d+)\*\*\s*/;
const INLINE = /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)|(?<number>\b[A-Z]{2,}-\d+\b)/g;

/** A page as blocks, each with its spans. An item that begins with a number is a rule, with its rulings apart. */
export function blocks(markdown: string, language: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split('\n');
  const lineEnd = language === 'ja' ? '' : ' ';
  /** The lines of a paragraph or an item, as one. */
  const joined = () => {
    const some: string[] = [];
    while (lines.length && lines[0]!.trim() && !/^(#|\s*- |\||```)/.test(lines[0]!)) some.push(lines.shift()!.trim());
    return some;
  };
  while (lines.length) {
    const line = lines.shift()!;
    const heading = /^(#+)\s+(.*)/.exec(line);
    if (heading) found.push({ kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) });
    else if (line.startsWith('```')) {
      const end = lines.findIndex((other) => other.startsWith('```'));
      found.push({ kind: 'code', text: lines.splice(0, end < 0 ? lines.length : end).join('\n').trimEnd() });
      lines.shift();
    } else if (line.startsWith('|')) {
      const rows = [cells(line)];
      while (lines[0]?.startsWith('|')) rows.push(cells(lines.shift()!));
      found.push({ kind: 'table', rows: rows.filter((_, row) => row !== 1).map((row) => row.map(spans)) });
    } else if (line.startsWith('- ')) {
      const text = [line.slice(2).trim(), ...joined()].join(lineEnd);
      const below: string[] = [];
      while (/^\s+- /.test(lines[0] ?? '')) below.push([lines.shift()!.trim().slice(2), ...joined()].join(lineEnd));
      found.push(...items(text, below));
    } else if (line.trim()) found.push({ kind: 'text', spans: spans([line.trim(), ...joined()].join(lineEnd)) });
  }
  return found;
}

/** A rule with its rulings, without its options; or an item with those below it. */
function items(text: string, below: string[]): Block[] {
  const rule = RULE.exec(text);
  if (!rule) return [text, ...below].map((one) => ({ kind: 'item', spans: spans(one) }));
  const rulings = below.filter((one) => !OPTION.test(one)).map((one) => spans(one.replace(RULING, '')));
  return [{ kind: 'rule', number: rule[1]!, spans: spans(text.slice(rule[0].length)), rulings }];
}

const cells = (row: string) => row.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim());

/** Text with what stands out in it; the numbers of rules become links. */
function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, em, code, link, to, number } = match.groups!;
    if (link) found.push({ kind: 'link', text: link, to: to! });
    else if (number) found.push({ kind: 'link', text: number, to: `#${number}` });
    else found.push({ kind: strong ? 'strong' : em ? 'em' : 'code', text: (strong ?? em ?? code)! });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
