// Looks for what a text says in Markdown and this site cannot show, each at its place in the file.

import type { Token, Tokens } from 'marked';
import { unknownFill } from '../read/unknown-fill.ts';
import type { Body } from '../source.ts';
import type { LexedText } from './fill-tokens.ts';
import { inspectHeading } from './inspect-heading.ts';
import { inspectImage } from './inspect-image.ts';
import { inspectLink } from './inspect-link.ts';
import { DIALECTS, inspectText, reportDialect } from './inspect-text.ts';
import {
  childrenOf,
  type Inspection,
  leafText,
  type MarkdownContext,
  report,
  type State,
} from './inspection.ts';
import { inspectCallout } from './pieces/callout.ts';
import { inspectCode } from './pieces/code.ts';
import { inspectEmbed } from './pieces/embed.ts';
import {
  inspectMark,
  inspectNote,
  type NumberedNote,
  newNotes,
  settleNotes,
} from './pieces/footnotes.ts';
import type { Callout, Embed, Note, NoteMark } from './pieces/own-tokens.ts';
import { inspectLines, inspectTable } from './pieces/slips.ts';

/** Ids that templates and islands write around a text: a heading of the same name gets a number. */
const TEMPLATE_IDS = [
  'aceite',
  'aceite-cargo',
  'aceite-documento',
  'aceite-falta',
  'aceite-nome',
  'conteudo',
  'fechamento',
  'leia-tambem',
  'mudou',
  'neste-artigo',
  'parecidos',
  'pronto',
  'sumario',
  'trabalhos',
];

export function inspectMarkdown(
  { tokens, masked, unknown }: LexedText,
  body: Body,
  context: MarkdownContext,
): Inspection & { notes: NumberedNote[] } {
  const state: State = {
    context,
    body,
    masked,
    headings: [],
    words: 0,
    origins: [],
    problems: [],
    notices: [],
    ids: new Set(TEMPLATE_IDS),
    openTags: [],
    cursor: 0,
    notes: newNotes(),
    within: new Set(),
    levels: { blockquote: 0, list: 0 },
  };
  let offset = 0;
  for (const token of tokens) {
    state.cursor = offset;
    inspect(token, state);
    offset += token.raw.length;
  }
  for (const { name, index } of unknown) {
    report({ ...state, cursor: index }, unknownFill(name, context.fills ?? {}));
  }
  const { headings, words, origins, problems, notices } = state;
  return { headings, words, origins, notes: settleNotes(state), problems, notices };
}

function inspect(token: Token, state: State): void {
  const found = state.masked.indexOf(token.raw, state.cursor);
  if (found >= 0) state.cursor = found;
  switch (token.type) {
    case 'html':
      inspectHtml(token, state);
      return;
    case 'heading':
      inspectHeading(token as Tokens.Heading, state);
      break;
    case 'link':
      inspectLink(token as Tokens.Link, state);
      inspectWithin('link', token, state);
      return;
    case 'image':
      inspectImage(token as Tokens.Image, state);
      break;
    case 'callout':
      inspectCallout(token as Callout, state);
      inspectLevel(token, state);
      return;
    case 'blockquote':
    case 'signedQuote':
    case 'list':
      inspectLevel(token, state);
      return;
    case 'paragraph':
      inspectLines(token as Tokens.Paragraph, state);
      break;
    case 'text':
      if ('tokens' in token && token.tokens) inspectLines(token as Tokens.Text, state);
      else inspectText(token as Tokens.Text, state);
      break;
    case 'table':
      inspectTable(token as Tokens.Table, state);
      break;
    case 'code':
      inspectCode(token as Tokens.Code, state);
      break;
    case 'embed':
    case 'sound':
      inspectEmbed(token as Embed, state);
      break;
    case 'note':
      inspectNote(token as Note, state);
      inspectWithin('note', token, state);
      return;
    case 'noteMark':
      inspectMark(token as NoteMark, state);
      break;
    case 'del':
      if (!token.raw.startsWith('~~')) reportDialect(DIALECTS.tilde, state);
      break;
    default:
      break;
  }
  inspectChildren(token, state);
}

function inspectChildren(token: Token, state: State): void {
  const children = childrenOf(token);
  for (const child of children) inspect(child, state);
  if (children.length === 0) state.words += leafText(token).match(/\S+/g)?.length ?? 0;
}

/** What may not stand in its words is told there. */
function inspectWithin(around: string, token: Token, state: State): void {
  state.within.add(around);
  inspectChildren(token, state);
  state.within.delete(around);
}

/** Deeper ones leave no room for their text on a telephone. */
const MAX_LEVELS = { blockquote: 2, list: 4 };

function inspectLevel(token: Token, state: State): void {
  const type = token.type === 'list' ? 'list' : 'blockquote';
  const what = type === 'list' ? 'listas' : 'citações';
  state.levels[type]++;
  if (state.levels[type] === MAX_LEVELS[type] + 1) {
    report(state, {
      message: `esperado: ${what} em até ${MAX_LEVELS[type]} níveis; encontrado: mais`,
      fix:
        type === 'list'
          ? 'comece a linha mais à esquerda, ou escreva um título próprio'
          : 'tire um ">"',
    });
  }
  inspectChildren(token, state);
  state.levels[type]--;
}

function inspectHtml(token: Token, state: State): void {
  if (/^\s*<!--[\s\S]*-->\s*$/.test(token.raw)) return;
  const tag = /<\/?[a-z][\w-]*/i.exec(token.raw)?.[0] ?? token.raw.trim().slice(0, 20);
  if (closesReported(tag, token.raw, state)) return;
  report(state, {
    message: `esperado: Markdown; encontrado: a marca HTML "${tag}${tag.includes('<') ? '>' : ''}"`,
    fix: 'escreva em Markdown; para mostrar a própria marca, ponha entre `crases`',
  });
}

/** Whether the first of a pair of tags was reported: whoever mends that sees the second. */
function closesReported(tag: string, raw: string, { openTags }: State): boolean {
  const name = tag.replace(/^<\/?/, '').toLowerCase();
  if (tag.startsWith('</')) {
    const open = openTags.lastIndexOf(name);
    if (open >= 0) openTags.splice(open, 1);
    return open >= 0;
  }
  if (!raw.toLowerCase().includes(`</${name}`)) openTags.push(name);
  return false;
}
