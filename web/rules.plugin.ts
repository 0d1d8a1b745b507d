/** `virtual:rules` finds the rules page of each game, by game and language; a page is parsed here, when the client is built. */
import MarkdownIt, { type Token } from 'markdown-it';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Block, Span } from './src/lib/rules.ts';
import { spaced } from './src/lib/spaced.ts';

const NAME = 'virtual:rules';
const NUMBER = /\b[A-Z]{2,}-\d+\b/g;

export function rules(parfait: string, docs: string, languages: string[]): Plugin {
  const file = (language: string, game: string) => `${docs}/${language === 'en' ? '' : `${language}/`}${game}.md`;
  return {
    name: 'parfait-rules',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const games = readdirSync(`${parfait}/games`).map((folder) => folder.replaceAll('_', '-'));
        const lines = games.map((game) => {
          const found = languages.filter((language) => existsSync(file(language, game)));
          return `${JSON.stringify(game)}: { ${found.map((language) => `${language}: () => import('${NAME}/${language}/${game}')`).join(', ')} },`;
        });
        return `export default {\n${lines.join('\n')}\n}`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [language, game] = id.slice(NAME.length + 2).split('/') as [string, string];
      this.addWatchFile(file(language, game));
      const text = readFileSync(file(language, game), 'utf8');
      return `export default ${JSON.stringify(blocks(language === 'fr' ? spaced(text) : text, language))}`;
    },
  };
}

/** A page as blocks, each with its spans. An item that begins with a number is a rule. */
export function blocks(markdown: string, language: string): Block[] {
  const found: Block[] = [];
  let level = 0;
  let kind: 'text' | 'item' = 'text';
  let cells: Span[][] | null = null;
  for (const token of new MarkdownIt().parse(markdown, {})) {
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
      const [first, ...rest] = some;
      if (cells) cells.push(some);
      else if (level) found.push({ kind: 'heading', level, spans: some });
      else if (kind === 'item' && first?.kind === 'strong' && /^[A-Z]{2,}-\d+$/.test(first.text)) found.push({ kind: 'rule', number: first.text, spans: trimmed(rest) });
      else found.push({ kind, spans: some });
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
