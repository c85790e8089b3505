// Markdown to HTML that cannot surprise: no raw HTML, no script links, ids on headings, tables that scroll.

import { Marked, Parser, Renderer, type Token, type Tokens } from 'marked';
import { WARNING } from '../../domain/asset-names.ts';
import type { Picture } from '../../domain/content/image.ts';
import { type Origins, originsOf } from '../../domain/islands.ts';
import { type Complaint, expectedFound, type Notice, type Problem } from '../../domain/problem.ts';
import { isUrl } from '../../domain/routes.ts';
import type { Fills } from '../../domain/text.ts';
import { nearest, slugOf } from '../../domain/text.ts';
import { textWords } from '../../domain/words.ts';
import { eachPlainPart, fillBody } from '../fills.ts';
import { escapeHtml } from '../html.ts';
import { isFailure, type Pictures } from '../images.ts';
import { placeAt, type Source, type Spot } from '../source.ts';
import { codeHtml } from './code.ts';
import { Footnotes, NOTE_SYNTAX } from './footnotes.ts';
import { tableHtml } from './table.ts';
import {
  type CaptionedTable,
  plainText,
  signatureIn,
  splitAtLine,
  textAs,
  withCaptions,
} from './tokens.ts';
import { videoAt, videoHtml } from './video.ts';

interface Heading {
  /** 2 to 6; never more than one deeper than the heading before. */
  depth: number;
  id: string;
  text: string;
}

export interface RenderedText {
  html: string;
  /** In their order. */
  headings: Heading[];
  /** What its videos need. */
  origins: Origins[];
}

interface TextSetting {
  pictures: Pictures;
  /** The addresses of the script that loads videos; without it, as in the feed, nothing has the site's style. */
  embedScripts?: readonly string[];
  /** The address that a link or a picture gets instead of the one that is written. */
  address?: (written: string) => string;
}

/** A text that was lexed, with values in the place of names. */
export class Text {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly #source: Source;
  readonly #body: string;
  readonly #tokens: Token[];
  #isChecked = false;

  constructor(source: Source, fills: Fills) {
    this.#source = source;
    this.#body = fillBody(source.body, fills, (offset, complaint) =>
      this.problems.push({ ...source.inBody(offset), ...complaint }),
    );
    this.#checkAddresses();
    this.#tokens = this.#lex();
  }

  /** Its problems are found by the first rendering. */
  render(setting: TextSetting): RenderedText {
    const { file } = this.#source;
    const renderer = new TextRenderer(setting, file, (raw, complaint, from) => {
      if (this.#isChecked) return;
      const offset = Math.max(from, this.#body.indexOf(raw, from));
      if (typeof complaint !== 'string') this.#add(offset, complaint, raw);
      else this.notices.push({ message: `${file}:${this.#spot(offset).line} ${complaint}` });
    });
    const rendered = renderer.renderAll(this.#tokens);
    this.#isChecked = true;
    return rendered;
  }

  #lex(): Token[] {
    const isTooLong = this.#body.split(/\n[ \t]*\n/).some(({ length }) => length > MAX_PARAGRAPH);
    try {
      if (!isTooLong) return withCaptions(parserFor(this.#body).lexer(this.#body));
    } catch (error) {
      // The parser goes down level by level until it falls.
      if (!(error instanceof RangeError)) throw error;
    }
    this.#add(0, {
      message: `esperado: parágrafos, listas e tabelas de até ${MAX_PARAGRAPH} caracteres e poucos níveis; encontrado: mais`,
      fix: 'ponha uma linha vazia entre os parágrafos, ou divida o texto',
    });
    return [];
  }

  /** To the parser they are text, or end at the space. */
  #checkAddresses(): void {
    // Code may hold what looks like one: that is rare enough to be looked at twice.
    if (this.#body.search(SPACED) < 0) return;
    eachPlainPart(this.#body, (part, start) => {
      for (const { 0: all, 1: mark = '', 2: address = '', index } of part.matchAll(SPACED)) {
        const better = mark ? address.trim().replace(/\s+/g, '-') : encodeURI(address.trim());
        const fix = mark ? `renomeie o arquivo e escreva ${better}` : `escreva ${better}`;
        this.#add(
          start + index,
          { message: `esperado: um endereço sem espaços; encontrado: "${address}"`, fix },
          all,
        );
      }
    });
  }

  #add(offset: number, complaint: Complaint, raw?: string): void {
    this.problems.push({ ...this.#spot(offset, raw), ...complaint });
  }

  /** `offset` in the body with values in it, whose lines are those of the file. */
  #spot(offset: number, raw = ''): Spot {
    const { line, column } = placeAt(this.#body, offset);
    const lines = this.#source.body.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const [first = ''] = raw.split('\n', 1);
    const found = first ? (lines[line - 1] ?? '').indexOf(first) : -1;
    const isFilled = this.#body !== this.#source.body;
    return this.#source.inBody(start + (isFilled && found >= 0 ? found : column - 1));
  }
}

/** More of them on end is no text that a person wrote, and would take the parser minutes. */
const MAX_PARAGRAPH = 20_000;

const SPACED =
  /(!?)\[[^[\]\n]*\]\(((?:https?:|mailto:|tel:|\/)[^()<>"\n]*?[^()<>"\s][ \t]+[^()<>"\s][^()<>"\n]*)\)/g;

const plain = new Marked();
const withNotes = new Marked({ extensions: NOTE_SYNTAX });

/** An extension is asked at every paragraph, and most texts have no note. */
function parserFor(body: string): Marked {
  return body.includes('[^') ? withNotes : plain;
}

/** Ids that templates and islands write around a text: a heading of the same name gets a number. */
const TEMPLATE_IDS = [
  ...['aceite', 'aceite-cargo', 'aceite-documento', 'aceite-falta', 'aceite-nome', 'conteudo'],
  ...['fechamento', 'leia-tambem', 'mudou', 'neste-artigo', 'parecidos', 'pronto', 'sumario'],
  'trabalhos',
];

/** A sentence alone is worth a notice. `from`: where in the text the block begins that holds `raw`. */
type Report = (raw: string, complaint: Complaint | string, from: number) => void;

/** Renders one text once. */
class TextRenderer extends Renderer {
  readonly #setting: TextSetting;
  readonly #file: string;
  readonly #report: Report;
  readonly #notes: Footnotes;
  readonly #headings: Heading[] = [];
  readonly #origins: Origins[] = [];
  readonly #ids = new Set(TEMPLATE_IDS);
  /** How many tables there were, by what they are called. */
  readonly #tables = new Map<string, number>();
  /** Where the block that is being rendered begins in the text. */
  #blockStart = 0;

  constructor(setting: TextSetting, file: string, report: Report) {
    super();
    this.#setting = setting;
    this.#file = file;
    this.#report = report;
    this.#notes = new Footnotes((written) => this.#address(written));
  }

  renderAll(tokens: Token[]): RenderedText {
    const renderers = {
      note: () => '',
      noteMark: (token: Tokens.Generic) => this.#notes.markHtml(token, this.#reportHere),
    };
    const parser = new Parser({ renderer: this, extensions: { renderers, childTokens: {} } });
    this.#notes.read(tokens, this.#reportHere);
    const blocks = tokens.map((token) => {
      const html = parser.parse([token]);
      this.#blockStart += token.raw.length;
      return html;
    });
    this.#blockStart = 0;
    const notes = this.#notes.listHtml((inner) => parser.parseInline(inner), this.#reportHere);
    const html = blocks.join('') + notes;
    return { html, headings: this.#headings, origins: this.#origins };
  }

  readonly #reportHere = (raw: string, complaint: Complaint | string): void =>
    this.#report(raw, complaint, this.#blockStart);

  #address(written: string): string {
    return this.#setting.address?.(written) ?? written;
  }

  override html({ raw }: Tokens.HTML | Tokens.Tag): string {
    if (/^\s*<!--[\s\S]*-->\s*$/.test(raw) || raw.startsWith('</')) return '';
    const [, name = ''] = /<([a-z][\w-]*)/i.exec(raw) ?? [];
    const better = MARKDOWN[name.toLowerCase()] ?? 'em Markdown';
    this.#reportHere(raw, {
      message: `esperado: Markdown; encontrado: a marca HTML "<${name}>"`,
      fix: `escreva ${better}; para mostrar a própria marca, ponha entre \`crases\``,
    });
    return '';
  }

  override heading({ tokens, depth, raw, text }: Tokens.Heading): string {
    const deepest = (this.#headings.at(-1)?.depth ?? 1) + 1;
    const words = plainText(tokens);
    if (depth === 1) {
      const fix = `escreva "## ${text}": o title do bloco de dados é o único título de primeiro nível da página`;
      this.#reportHere(raw, {
        message: 'esperado: títulos a partir de "##"; encontrado: um título de primeiro nível',
        fix,
      });
    } else if (depth > deepest || words.trim() === '') {
      this.#reportHere(raw, {
        message: `esperado: um título com palavras, de nível ${deepest} no máximo; encontrado: "${raw.trim()}"`,
        fix: words.trim() ? `escreva "${'#'.repeat(deepest)} ${text}"` : 'escreva as palavras dele',
      });
    }
    const level = Math.min(Math.max(depth, 2), deepest);
    const id = this.#uniqueId(words);
    this.#headings.push({ depth: level, id, text: words });
    return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
  }

  #uniqueId(words: string): string {
    const base = slugOf(words) || 'secao';
    let id = base;
    for (let count = 2; this.#ids.has(id); count++) id = `${base}-${count}`;
    this.#ids.add(id);
    return id;
  }

  override link({ href, tokens, raw }: Tokens.Link): string {
    const complaint = refuseLink(href, plainText(tokens), tokens);
    if (complaint) this.#reportHere(raw, complaint);
    return `<a href="${escapeHtml(this.#address(href))}">${this.parser.parseInline(tokens)}</a>`;
  }

  override image({ href, text, raw }: Tokens.Image): string {
    const picture = this.#setting.pictures.get(href);
    if (!picture || isFailure(picture)) {
      this.#reportHere(raw, picture ?? noPicture(href));
      return '';
    }
    if (text.trim() === '')
      this.#reportHere(raw, 'tem uma imagem sem texto para quem não pode ver');
    return pictureHtml({ ...picture, src: this.#address(picture.src) }, text, this.#isPlain);
  }

  get #isPlain(): boolean {
    return this.#setting.embedScripts === undefined;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    const [only, ...others] = tokens;
    if ((only?.type === 'link' || only?.type === 'image') && others.length === 0) {
      const video = this.#videoOf(only as Tokens.Link | Tokens.Image);
      if (video) return video;
    }
    const inner = this.parser.parseInline(tokens);
    const caption = only?.type === 'image' && others.length === 0 && (only as Tokens.Image).title;
    if (!caption) return `<p>${inner}</p>\n`;
    return `<figure>${inner}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
  }

  /** What clients were sent is kept as it was: nothing in it waits for another's server. */
  #videoOf(token: Tokens.Link | Tokens.Image): string | undefined {
    const { type, href, tokens, raw } = token;
    const video = videoAt(href, plainText([token]));
    const isPicture = type === 'link' && tokens.some((inner) => inner.type === 'image');
    if (!video || isPicture || this.#file.startsWith('content/proposals/')) return undefined;
    if (video.title === '') {
      const message = `esperado: o que ${href} mostra; encontrado: só o endereço`;
      const fix = `escreva [o título](${href}) em um parágrafo só dele`;
      this.#reportHere(raw, { message, fix });
    }
    this.#origins.push(originsOf('embed', video));
    return videoHtml(video, this.#setting.embedScripts);
  }

  override code({ raw, text, lang = '' }: Tokens.Code): string {
    const fence = /^ *(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
    const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? '';
    if (fence && !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) {
      this.#reportHere(raw, {
        message: `esperada: uma linha de ${fence} onde o código termina; encontrada: nenhuma, e o resto do texto viraria código`,
        fix: `escreva ${fence} em uma linha só dele, abaixo do código`,
      });
    }
    return codeHtml(text, lang, this.#isPlain);
  }

  override codespan({ text }: Tokens.Codespan): string {
    return `<code class="code">${escapeHtml(text)}</code>`;
  }

  override blockquote({ tokens, raw }: Tokens.Blockquote): string {
    const callout = this.#calloutOf(tokens, raw);
    if (callout) return callout;
    const signed = signatureIn(tokens);
    if (!signed) {
      return `<blockquote class="pull-quote">\n${this.parser.parse(tokens)}</blockquote>\n`;
    }
    const { quote, name, role } = signed;
    const inline = (tokens: Token[]): string => this.parser.parseInline(tokens);
    return `<figure class="quote"><blockquote class="pull-quote">\n${this.parser.parse(quote)}</blockquote><figcaption>— <strong>${inline(name)}</strong>${inline(role)}</figcaption></figure>\n`;
  }

  /** A quote whose first line is `[!NOTA]`, or `[!NOTA] with a title`; far from the site's style it is a quote. */
  #calloutOf([first, ...others]: Token[], raw: string): string | undefined {
    const [start, ...rest] = first?.type === 'paragraph' ? (first as Tokens.Paragraph).tokens : [];
    const [mark, name = ''] = (start?.type === 'text' && CALLOUT.exec(start.raw)) || [];
    if (!first || !start || mark === undefined) return undefined;
    const kind = CALLOUTS[slugOf(name)];
    const opening = [...textAs(start, start.raw.slice(mark.length)), ...rest];
    const [title, below] = splitAtLine(opening, 'first');
    if (!kind) {
      const guess = nearest(name.toUpperCase(), CALLOUT_NAMES.split(', '));
      this.#reportHere(raw, {
        message: `esperado: o nome de um destaque; encontrado: [!${name}]`,
        fix: guess ? `escreva [!${guess}]` : `escreva um destes: ${CALLOUT_NAMES}`,
      });
    }
    const words = this.parser.parseInline(title);
    const heading = escapeHtml(textWords.callouts[kind ?? 'note']) + (words && `: ${words}`);
    const inner = [...(below.length > 0 ? [{ ...first, tokens: below } as Token] : []), ...others];
    const html = this.parser.parse(inner);
    if (this.#isPlain) {
      return `<blockquote><p><strong>${heading}</strong></p>\n${html}</blockquote>\n`;
    }
    const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[kind ?? 'note']}"/></svg>`;
    return `<div class="callout box" role="note" data-kind="${kind}"><p class="callout-title cluster">${icon}<strong>${heading}</strong></p>\n${html}</div>\n`;
  }

  override table(token: CaptionedTable): string {
    return tableHtml(token, this.#tableLabel(token), ({ tokens }) =>
      this.parser.parseInline(tokens),
    );
  }

  /**
   * Landmarks of one page are told apart by their names: a table is called after its caption, or the
   * heading above it, and the second one there, or without any, has a number.
   */
  #tableLabel({ caption }: CaptionedTable): string {
    const about = caption ? plainText(caption) : this.#headings.at(-1)?.text;
    const name = about ? `${textWords.table}: ${about}` : textWords.table;
    const count = (this.#tables.get(name) ?? 0) + 1;
    this.#tables.set(name, count);
    return escapeHtml(count === 1 ? name : `${name} ${count}`);
  }

  /** The sign is for who listens, and for readers of the feed; pages draw the box. */
  override checkbox({ checked }: Tokens.Checkbox): string {
    const sign = checked ? '☑' : '☐';
    return `<span class="check-mark" data-checked="${checked}">${sign}</span> `;
  }
}

/** What Markdown has in the place of a tag that people write. */
const MARKDOWN: Readonly<Record<string, string>> = {
  ...{ b: '**palavras**', strong: '**palavras**', i: '*palavras*', em: '*palavras*' },
  ...{ a: '[palavras](/endereço)', img: '![descrição](/uploads/foto.jpg)', del: '~~palavras~~' },
};

function noPicture(href: string): Complaint {
  return {
    message: `esperado: uma imagem de public/, como /uploads/nome.jpg; encontrado: "${href}"`,
    fix: 'copie a imagem para public/uploads/ e escreva o endereço dela a partir da raiz do site',
  };
}

function refuseLink(href: string, words: string, tokens: readonly Token[]): Complaint | undefined {
  if (words.trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    return {
      message: 'esperado: palavras entre os colchetes de um link; encontrado: nada',
      fix: `escreva para onde o link leva: [as palavras](${href})`,
    };
  }
  const isWeb = /^https?:/i.test(href);
  if (isWeb ? isUrl(href) : /^(?:mailto:|tel:|#|\/(?!\/)).+|^\/$/i.test(href)) return undefined;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  if (scheme && !isWeb) {
    return {
      message: expectedFound('um link com https:, mailto: ou tel:', `"${scheme}:"`),
      fix: 'faça o link para uma página; links que executam código nunca são publicados',
    };
  }
  const host = /^(?:\/\/|(?=www\.|wa\.me\/|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(
    href,
  )?.[1];
  const page = `escreva o endereço a partir da raiz do site, como /${href.replace(/^[./]+/, '')}`;
  return {
    message: expectedFound('um link que comece com / ou https://', `"${href}"`),
    fix: isWeb ? 'escreva o endereço inteiro' : host ? `escreva https://${host}` : page,
  };
}

type CalloutKind = keyof typeof textWords.callouts;

/** By what is written between the brackets, in letters of an address. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = {
  ...{ nota: 'note', dica: 'tip', importante: 'important', atencao: 'warning', cuidado: 'caution' },
  ...{ note: 'note', tip: 'tip', important: 'important', warning: 'warning', caution: 'caution' },
};

const CALLOUT_NAMES = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO';

/** Others write a colon behind it, or a sign that folds it. */
const CALLOUT = /^\s*\[!([\p{L}\d_-]+)\](?:[-+](?=\s|$))?:?[ \t]*/u;

/** On a grid of 24 units, as all signs of the interface. */
const ICONS: Readonly<Record<CalloutKind, string>> = {
  note: 'M12 10.5V18M12 6v.6',
  // A pinhão, as a flame.
  tip: 'M12 21.5C8 17 6.6 12.8 7.6 9 8.4 6 10 4 12 2.5 14 4 15.6 6 16.4 9 17.4 12.8 16 17 12 21.5Z',
  important: 'M12 4v10.5M12 18.4v.8',
  warning: WARNING,
  caution: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM8 12h8',
};

/** The column of text and its margins, for browsers to choose by. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

/** `isPlain`: readers of feeds know one address a picture. */
function pictureHtml({ src, width, height, sources = [] }: Picture, alt: string, isPlain: boolean) {
  const image = `<img class="text-picture" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (isPlain || sources.length === 0) return image;
  const lighter = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${SIZES}">`,
  );
  return `<picture>${lighter.join('')}${image}</picture>`;
}

/** Addresses that a text may show as pictures; which of them it does, rendering tells. */
export function imagesInText(body: string): string[] {
  if (!body.includes('![')) return [];
  return [
    ...body.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm),
  ].flatMap(([, inline, reference]) => inline ?? reference ?? []);
}
