/** A rules page, from Markdown: when the client is built, and in the browser for a game that it was built without. */
import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Span } from './rules.ts';

const NUMBER = /\b[A-Z]{2,}-\d+\b/g;
const RULING = String.raw`(?:[Rr]uling|[Aa]rbitrage)\s*:|裁定：`;
const OPTION = String.raw`(?:[Oo]ption|オプション)\s*\``;
const FOR_FILES = /\s*[(（][^()（）]*(?:`|"[a-z]+")[^()（）]*[)）]/g; // how things are called in files and options
const RULED = new RegExp(String.raw`\s*[(（](?:${RULING})\s*([^()（）]*)[)）]`, 'g');
const PASSAGE = new RegExp(String.raw`(?=(?:${RULING}))|(?=${OPTION})`);
const SENTENCE = /^.*?(?:[.](?=\s|$)|。)\s*/s;

/** What a player needs of a rule, and apart from it what was ruled where the rulebook is silent. Options are for files. */
export function parted(text: string): { law: string; rulings: string[] } {
  const rulings: string[] = [];
  let law = '';
  const plain = text.replace(RULED, (_, ruling: string) => (rulings.push(ruling), '')).replace(FOR_FILES, '');
  for (const passage of plain.split(PASSAGE)) {
    if (new RegExp(`^${OPTION}`).test(passage)) law += passage.replace(SENTENCE, '');
    else if (new RegExp(`^(?:${RULING})`).test(passage)) rulings.push(passage.replace(new RegExp(`^(?:${RULING})\\s*`), '').trim());
    else law += passage;
  }
  return { law: law.trim(), rulings };
}

/** A page as blocks, each with its spans. An item that begins with a number is a rule, with its rulings apart. */
export function blocks(markdown: string, language: string): Block[] {
  const found: Block[] = [];
  let level = 0;
  let kind: 'text' | 'item' = 'text';
  let cells: Span[][] | null = null;
  const parser = new MarkdownIt();
  const inline = (text: string) => trimmed(spans(parser.parseInline(text, {})[0]?.children ?? [], language === 'ja' ? '' : ' '));
  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'heading_open') level = Number(token.tag.slice(1));
    else if (token.type === 'heading_close') level = 0;
    else if (token.type === 'list_item_open') kind = 'item';
    else if (token.type === 'bullet_list_close') kind = 'text';
    else if (token.type === 'table_open') found.push({ kind: 'table', rows: [] });
    else if (token.type === 'tr_open') cells = [];
    else if (token.type === 'tr_close') {
      (found.at(-1) as Block & { kind: 'table' }).rows.push(cells!);
      cells = null;
    } else if (token.type === 'fence' || token.type === 'code_block') found.push({ kind: 'code', text: token.content.trimEnd() });
    else if (token.type === 'inline') {
      const some = spans(token.children ?? [], language === 'ja' ? '' : ' ');
      const rule = kind === 'item' && /^\*\*([A-Z]{2,}-\d+)\*\*\s*/.exec(token.content);
      if (cells) cells.push(some);
      else if (level) found.push({ kind: 'heading', level, spans: some });
      else if (rule) {
        const { law, rulings } = parted(token.content.slice(rule[0].length).replace(/\n/g, language === 'ja' ? '' : ' '));
        found.push({ kind: 'rule', number: rule[1]!, spans: inline(law), rulings: rulings.map(inline) });
      } else found.push({ kind, spans: some });
    }
  }
  return found;
}

function spans(tokens: Token[], lineEnd: string): Span[] {
  const found: Span[] = [];
  let open: Span | null = null; // whatever is inside bold, slanted or linked text is its text
  const add = (span: Span) => {
    const last = found.at(-1);
    if (open) open.text += span.text;
    else if (span.kind === 'text' && last?.kind === 'text') last.text += span.text;
    else if (span.text) found.push(span);
  };
  for (const token of tokens) {
    if (token.type === 'text') add({ kind: 'text', text: token.content });
    else if (token.type === 'softbreak' || token.type === 'hardbreak') add({ kind: 'text', text: lineEnd });
    else if (token.type === 'code_inline') add({ kind: 'code', text: token.content });
    else if (token.type === 'strong_open' || token.type === 'em_open') open = { kind: token.type === 'em_open' ? 'em' : 'strong', text: '' };
    else if (token.type === 'link_open') open = { kind: 'link', text: '', to: String(token.attrGet('href') ?? '') };
    else if (open && token.type.endsWith('_close')) {
      const whole: Span = open;
      open = null;
      add(whole);
    }
  }
  return found.flatMap((span) => (span.kind === 'text' ? linked(span.text) : [span]));
}

/** The numbers of rules become links. */
function linked(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push({ kind: 'link', text: match[0], to: `#${match[0]}` });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

function trimmed(some: Span[]): Span[] {
  const [first, ...rest] = some;
  return first?.kind === 'text' ? [{ ...first, text: first.text.trimStart() }, ...rest] : some;
}
