// Renders Markdown to safe HTML: no raw HTML, no script links, ids on headings, tables that scroll.

import { Marked, Parser, Renderer, type Token, type Tokens } from 'marked';
import { WARNING } from '../../domain/asset-names.ts';
import { guessAddress } from '../../domain/content/addresses.ts';
import type { Picture } from '../../domain/content/image.ts';
import { type Origins, originsOf } from '../../domain/islands.ts';
import {
  type Complaint,
  complaint,
  expectedFound,
  type Notice,
  type Problem,
} from '../../domain/problem.ts';
import { isPlainUrl } from '../../domain/routes.ts';
import type { Variables } from '../../domain/text.ts';
import { escapeHtml, nearest, slugOf } from '../../domain/text.ts';
import { textWords } from '../../domain/words.ts';
import { isFailure, notInPublic, type Pictures } from '../assets/images.ts';
import type { Source } from '../content/source.ts';
import { fillTokens } from '../content/variables.ts';
import { codeHtml, FENCE_INFO } from './code.ts';
import { Footnotes, NOTE_SYNTAX } from './footnotes.ts';
import { lint } from './lint/lint.ts';
import { tableHtml } from './table.ts';
import {
  type CaptionedTable,
  childrenOf,
  decodeEntities,
  isType,
  offsetIn,
  placesOf,
  plainText,
  type Report,
  signatureIn,
  splitAtLine,
  textAs,
  withCaptions,
} from './tokens.ts';
import { videoAt, videoHtml } from './video.ts';

interface Heading {
  /** 2 to 6; see `levelsOf`. */
  depth: number;
  id: string;
  text: string;
}

export interface RenderedText {
  html: string;
  /** In the order of the text. */
  headings: Heading[];
  /** Sources that its videos need. */
  origins: Origins[];
}

interface TextSetting {
  pictures: Pictures;
  /** Addresses of the script that loads videos; without them the HTML is for the feed, which has no style or script. */
  videoScripts?: readonly string[];
  /** The address that a link or a picture gets instead of the one that is written. */
  address?: (written: string) => string;
}

/** A lexed text, in which names are replaced by their values. */
export class MarkdownText {
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly #source: Source;
  readonly #tokens: Token[];
  #places: ReadonlyMap<Token, number> | undefined;
  #isChecked = false;

  constructor(source: Source, variables: Variables) {
    this.#source = source;
    this.#tokens = this.#lex();
    lint(this.#tokens, this.#report);
    const first = this.#tokens.find(({ type }) => type === 'heading');
    const title = slugOf(String(Object(source.data).title));
    if (first && slugOf(plainText([first])) === title)
      this.#report(first, {
        message: 'repete o title, que a página já mostra no alto; apague este título',
      });
    if (source.body.includes('&')) decodeEntities(this.#tokens);
    if (source.body.includes('{')) fillTokens(this.#tokens, variables, this.#report);
  }

  /** Renders the text; the first call also finds its problems. */
  render(setting: TextSetting): RenderedText {
    const renderer = new TextRenderer(setting, this.#source.file, (token, finding) => {
      if (!this.#isChecked) this.#report(token, finding);
    });
    const rendered = renderer.renderAll(this.#tokens);
    this.#isChecked = true;
    return rendered;
  }

  #lex(): Token[] {
    const { body } = this.#source;
    const long = body.length > MAX_PARAGRAPH ? longParagraphIn(body) : undefined;
    try {
      if (long === undefined) return withCaptions(parserFor(body).lexer(body));
    } catch (error) {
      // The parser is recursive: too many levels overflow the stack.
      if (!(error instanceof RangeError)) throw error;
    }
    this.problems.push({
      ...this.#source.inBody(long ?? 0),
      message: `esperado: parágrafos, listas e tabelas de até ${MAX_PARAGRAPH} caracteres e poucos níveis; encontrado: mais`,
      fix: 'ponha uma linha vazia entre os parágrafos, ou divida o texto',
    });
    return [];
  }

  readonly #report: Report = (token, finding, index = 0) => {
    const { body, file } = this.#source;
    this.#places ??= placesOf(this.#tokens, body);
    const start = this.#places.get(token) ?? 0;
    const spot = this.#source.inBody(offsetIn(body, start, token.raw, index));
    const place = `${file}:${spot.line}`;
    const { message, fix, isNotice } = finding;
    if (fix === undefined) this.notices.push({ message: `${place} ${message}` });
    else if (!isNotice) this.problems.push({ ...spot, message, fix });
    else {
      const strict = [{ ...spot, message, fix }];
      this.notices.push({ message: `${place} ${message}; ${fix}`, strict });
    }
  };
}

/** The level of each heading: the highest of a text is the second, siblings stay siblings, and no level is left out. */
function levelsOf(tokens: readonly Token[]): Map<Token, number> {
  const levels = new Map<Token, number>();
  const above: number[] = [];
  const walk = (inner: readonly Token[]): void => {
    for (const token of inner) {
      if (isType(token, 'heading')) {
        const { depth } = token;
        while ((above.at(-1) ?? 0) >= depth) above.pop();
        levels.set(token, Math.min(above.push(depth) + 1, 6));
      } else walk(childrenOf(token));
    }
  };
  walk(tokens);
  return levels;
}

/** The most characters without an empty line: no person writes more, and the parser would take minutes. */
const MAX_PARAGRAPH = 20_000;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The place where a paragraph longer than that begins; code and tables may have any length. */
function longParagraphIn(body: string): number | undefined {
  let [fence, length, read] = ['', 0, 0];
  for (const line of body.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark;
    const isRow = line.startsWith('|') && line.length < MAX_PARAGRAPH;
    length = fence || isRow || !line.trim() ? 0 : length + line.length + 1;
    read += line.length + 1;
    if (length > MAX_PARAGRAPH) return read - length;
  }
  return undefined;
}

const plain = new Marked();
const withNotes = new Marked({ extensions: NOTE_SYNTAX });

/** The parser for notes is slower, since its extension is called at every paragraph; most texts have no note. */
function parserFor(body: string): Marked {
  return body.includes('[^') ? withNotes : plain;
}

/** Ids that templates and islands write around a text: a heading of the same name gets a number. */
const TEMPLATE_IDS = [
  ...['aceite', 'aceite-cargo', 'aceite-documento', 'aceite-falta', 'aceite-nome', 'conteudo'],
  ...['fechamento', 'leia-tambem', 'mudou', 'neste-artigo', 'parecidos', 'pronto', 'sumario'],
  'trabalhos',
];

/** Renders one text; a new renderer is made for each rendering. */
class TextRenderer extends Renderer {
  readonly #setting: TextSetting;
  readonly #file: string;
  readonly #report: Report;
  readonly #notes: Footnotes;
  readonly #headings: Heading[] = [];
  #levels: ReadonlyMap<Token, number> = new Map();
  readonly #origins: Origins[] = [];
  /** The ids so far, each with the highest number behind it. */
  readonly #ids = new Map(TEMPLATE_IDS.map((id) => [id, 1]));
  /** Names of tags that were reported. */
  readonly #opened = new Set<string>();
  #isInLine = false;
  /** True in a paragraph that is nothing but a picture. */
  #isAlone = false;
  /** The number of tables so far by name. */
  readonly #tables = new Map<string, number>();

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
      noteMark: (token: Tokens.Generic) => this.#notes.markHtml(token, this.#report),
    };
    const parser = new Parser({ renderer: this, extensions: { renderers, childTokens: {} } });
    this.#notes.read(tokens, this.#report);
    this.#levels = levelsOf(tokens);
    const html = parser.parse(tokens);
    const notes = this.#notes.listHtml((inner) => parser.parseInline(inner), this.#report);
    return { html: html + notes, headings: this.#headings, origins: this.#origins };
  }

  #address(written: string): string {
    return this.#setting.address?.(written) ?? written;
  }

  /** Reports HTML but for comments, which are dropped, and end tags, whose start tag was reported. */
  override html(token: Tokens.HTML | Tokens.Tag): string {
    // A comment goes to the first end, whatever is in it; one without an end stays.
    const raw = token.raw.replace(/<!--[\s\S]*?(-->|$)/g, (all, end) => (end ? '' : all)).trim();
    const [, slash = '', name = ''] = /<([/!?]?)([a-z][\w-]*)/i.exec(raw) ?? [];
    if (raw === '' || (slash && this.#opened.has(name))) return '';
    this.#opened.add(name);
    const isBreak = this.#isInLine && /^(?:br|p|hr|div|ul|ol|li)$/i.test(name);
    const better = isBreak ? IN_LINE : (MARKDOWN[name.toLowerCase()] ?? 'em Markdown');
    const isComment = name === '' && token.raw.includes('<!--');
    this.#report(token, {
      message: isComment
        ? 'esperado: um comentário sozinho, de <!-- a -->; encontrado: mais nas linhas dele, que não apareceria'
        : expectedFound('Markdown', `a marca HTML "<${slash}${name}>"`),
      fix: isComment
        ? 'feche o comentário com -->, e ponha o texto em outra linha'
        : `escreva ${better}; para mostrar a própria marca, ponha entre \`crases\``,
    });
    return '';
  }

  override heading(token: Tokens.Heading): string {
    const words = plainText(token.tokens);
    if (words.trim() === '')
      this.#report(
        token,
        complaint('um título com palavras', 'só os sinais', 'escreva as palavras dele'),
      );
    const depth = this.#levels.get(token) ?? 2;
    const id = this.#uniqueId(words);
    this.#headings.push({ depth, id, text: words });
    return `<h${depth} id="${id}">${this.#lineOf(token.tokens)}</h${depth}>\n`;
  }

  #uniqueId(words: string): string {
    const base = slugOf(words) || 'secao';
    let count = this.#ids.get(base) ?? 0;
    const numbered = () => (count === 0 ? base : `${base}-${count + 1}`);
    while (this.#ids.has(numbered())) count++;
    const id = numbered();
    this.#ids.set(base, count + 1).set(id, 1);
    return id;
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const inner = isType(token, 'text') && token.tokens;
    return inner ? this.parser.parseInline(inner) : escapeHtml(token.text);
  }

  override link(token: Tokens.Link): string {
    const { tokens, raw } = token;
    // For a bare address, the parser writes http:.
    const href = raw.startsWith('www.') ? `https://${raw}` : token.href;
    const complaint = refuseLink(href, plainText(tokens), tokens);
    if (complaint) this.#report(token, complaint);
    const title = token.title ? ` title="${escapeHtml(token.title)}"` : '';
    const inner = this.parser.parseInline(tokens);
    return `<a href="${escapeHtml(this.#address(href))}"${title}>${inner}</a>`;
  }

  override image(token: Tokens.Image): string {
    const { href } = token;
    const words = plainText([token]);
    const picture = this.#setting.pictures.get(href);
    if (!picture || isFailure(picture)) {
      this.#report(token, picture ?? notInPublic(href));
      return '';
    }
    if (words.trim() === '')
      this.#report(token, { message: 'tem uma imagem sem texto para quem não pode ver' });
    const addressed = { ...picture, src: this.#address(picture.src) };
    return pictureHtml(addressed, words, { isPlain: this.#isPlain, isAlone: this.#isAlone });
  }

  get #isPlain(): boolean {
    return this.#setting.videoScripts === undefined;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    const [only, ...others] = tokens;
    if ((isType(only, 'link') || isType(only, 'image')) && others.length === 0) {
      const video = this.#videoOf(only);
      if (video) return video;
    }
    const isPicture = others.length === 0 && hasPictureAlone(only);
    // A picture among words stays in their line.
    this.#isAlone = isPicture;
    const inner = this.parser.parseInline(tokens);
    this.#isAlone = false;
    const caption = isPicture && isType(only, 'image') && only.title;
    if (!caption) return `<p>${inner}</p>\n`;
    return `<figure>${inner}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
  }

  /** The HTML of a video, if the token is one. Proposals have none: a sent page must not depend on another server. */
  #videoOf(token: Tokens.Link | Tokens.Image): string | undefined {
    const { type, href, tokens } = token;
    const video = videoAt(href, plainText([token]));
    const isPicture = type === 'link' && tokens.some((inner) => inner.type === 'image');
    if (!video || isPicture || this.#file.startsWith('content/proposals/')) return undefined;
    if (video.title === '') {
      const message = `esperado: o que ${href} mostra; encontrado: só o endereço`;
      const fix = `escreva [o título](${href}) em um parágrafo só dele`;
      this.#report(token, { message, fix });
    }
    this.#origins.push(originsOf('video', video));
    return videoHtml(video, this.#setting.videoScripts);
  }

  override code(token: Tokens.Code): string {
    const { raw, text, lang = '' } = token;
    const fence = /^ *(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
    const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? '';
    if (fence && !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) {
      this.#report(token, {
        message: `esperada: uma linha de ${fence} onde o código termina; encontrada: nenhuma, e o resto do texto viraria código`,
        fix: `escreva ${fence} em uma linha só dele, abaixo do código`,
      });
    }
    if (!FENCE_INFO.test(lang)) {
      this.#report(token, {
        message: `esperada: a linguagem depois das crases e, se quiser, title="conta.ts"; encontrado: "${lang}", que não aparece`,
        fix: 'ponha o código na linha de baixo, ou corrija esta',
      });
    }
    return codeHtml(text, lang, this.#isPlain);
  }

  override codespan(token: Tokens.Codespan): string {
    const { text, raw } = token;
    if (/^``+\n/.test(raw)) {
      this.#report(
        token,
        complaint(
          'três crases em uma linha só delas',
          `"${raw.split('\n', 1)}"`,
          'escreva ```, acima e abaixo do código',
        ),
      );
    }
    return `<code class="code">${escapeHtml(text)}</code>`;
  }

  override blockquote(token: Tokens.Blockquote): string {
    const { tokens } = token;
    const callout = this.#calloutOf(token);
    if (callout) return callout;
    const signed = signatureIn(tokens);
    if (!signed) {
      return `<blockquote class="pull-quote">\n${this.parser.parse(tokens)}</blockquote>\n`;
    }
    const { quote, name, role } = signed;
    const inline = (tokens: Token[]): string => this.parser.parseInline(tokens);
    return `<figure class="quote"><blockquote class="pull-quote">\n${this.parser.parse(quote)}</blockquote><figcaption>— <strong>${inline(name)}</strong>${inline(role)}</figcaption></figure>\n`;
  }

  /** The HTML of a quote that begins with `[!NOTA]`, perhaps with a title; in the feed it is an ordinary quote. */
  #calloutOf(token: Tokens.Blockquote): string | undefined {
    const [first, ...others] = token.tokens;
    const [start, ...rest] = isType(first, 'paragraph') ? first.tokens : [];
    const [mark, name = ''] = (start?.type === 'text' && CALLOUT.exec(start.raw)) || [];
    if (!first || !start || mark === undefined) return undefined;
    const kind = CALLOUTS[slugOf(name)];
    const opening = [...textAs(start, start.raw.slice(mark.length)), ...rest];
    const [title, below] = splitAtLine(opening, 'first');
    if (!kind) {
      const guess = nearest(name.toUpperCase(), CALLOUT_NAMES.split(', '));
      this.#report(token, {
        message: `esperado: o nome de um destaque; encontrado: [!${name}]`,
        fix: guess ? `escreva [!${guess}]` : `escreva um destes: ${CALLOUT_NAMES}`,
      });
    }
    const words = this.parser.parseInline(title);
    if (words + below.length === '0' && others.length === 0) {
      const fix = 'ponha o texto abaixo dele, com > no começo de cada linha e nenhuma vazia antes';
      this.#report(token, complaint('o texto do aviso', 'só o nome dele', fix));
    }
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
    return tableHtml(token, this.#tableLabel(token), ({ tokens }) => this.#lineOf(tokens));
  }

  /** The HTML of a cell or a heading, which cannot go on in another line. */
  #lineOf(tokens: Token[]): string {
    this.#isInLine = true;
    const html = this.parser.parseInline(tokens);
    this.#isInLine = false;
    return html;
  }

  /**
   * The name of a table as a landmark, which has to be unique in its page: its caption, or else the heading above it,
   * with a number from the second one of that name on.
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

/** The Markdown for HTML tags that people write. */
const MARKDOWN: Readonly<Record<string, string>> = {
  b: '**palavras**',
  strong: '**palavras**',
  i: '*palavras*',
  em: '*palavras*',
  del: '~~palavras~~',
  a: '[palavras](/endereço)',
  img: '![descrição](/uploads/foto.jpg)',
  iframe: '[o título](o endereço do vídeo) em um parágrafo só dele',
  br: 'dois espaços no fim da linha, e o resto na de baixo',
  hr: '---',
  aside: '> [!NOTA], com > no começo de cada linha',
  p: 'uma linha vazia entre os parágrafos',
};

const IN_LINE = '" / " ou ";" no lugar dela, ou uma lista abaixo';

function refuseLink(href: string, words: string, tokens: readonly Token[]): Complaint | undefined {
  if (words.trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    return {
      message: 'esperado: palavras entre os colchetes de um link; encontrado: nada',
      fix: `escreva para onde o link leva: [as palavras](${href})`,
    };
  }
  if (isAddress(href)) return undefined;
  const suggestion = guessAddress(href);
  const isKnown = /^(?:https?|mailto|tel):|^[^:]*$/i.test(href);
  const fix = suggestion
    ? `escreva ${suggestion}`
    : isKnown
      ? 'escreva o endereço inteiro, como /contato ou https://www.exemplo.com.br'
      : 'comece o endereço com https://, mailto: ou tel:';
  return complaint('um endereço que comece com /, https://, mailto: ou tel:', `"${href}"`, fix);
}

/** True for a complete address or one of this site; not for `https:/site.com.br`, which browsers read as a path. */
function isAddress(href: string): boolean {
  if (/^https?:/i.test(href)) {
    const isWhole = /^https?:\/\/[^/]/i.test(href) && isPlainUrl(href);
    return isWhole && /\.|^\[|^localhost$/.test(new URL(href).hostname);
  }
  return /^(?:mailto:(?:[?{]|[^\s@]+@\S+\.\p{L})|tel:\+?\d|#.|\/(?![/\\])|\/$)/iu.test(href);
}

type CalloutKind = keyof typeof textWords.callouts;

/** The kinds of callouts by the slug of the word between the brackets. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = {
  nota: 'note',
  dica: 'tip',
  importante: 'important',
  atencao: 'warning',
  cuidado: 'caution',
  note: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
};

const CALLOUT_NAMES = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO';

/** The mark of a callout; other editors add a colon, or a sign that folds the callout. */
const CALLOUT = /^\s*\[!\s*([\p{L}\d_-]+)\s*\](?:[-+](?=\s|$))?:?[ \t]*/u;

/** Path data of icons on a grid of 24 units, as for all icons of the interface. */
const ICONS: Readonly<Record<CalloutKind, string>> = {
  note: 'M12 10.5V18M12 6v.6',
  // A pinhão, as a flame.
  tip: 'M12 21.5C8 17 6.6 12.8 7.6 9 8.4 6 10 4 12 2.5 14 4 15.6 6 16.4 9 17.4 12.8 16 17 12 21.5Z',
  important: 'M12 4v10.5M12 18.4v.8',
  warning: WARNING,
  caution: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM8 12h8',
};

/** The attribute `sizes` of pictures in a text: the width of its column. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

/** A picture of more than this ratio of height to width is not fitted into a window. */
const TALL = 2.5;

/** True for a picture, or a link that is a picture. */
function hasPictureAlone(token: Token | undefined): boolean {
  const inside = token?.type === 'link' ? (token.tokens ?? []) : [token];
  return inside.length === 1 && inside[0]?.type === 'image';
}

/** The HTML of a picture; with `isPlain` one address, since feed readers know no others. */
function pictureHtml(
  { src, width, height, sources = [] }: Picture,
  alt: string,
  { isPlain, isAlone }: { isPlain: boolean; isAlone: boolean },
) {
  const kind = isAlone ? 'text-picture' : 'text-icon';
  const tall = height > TALL * width ? ' data-tall' : '';
  const image = `<img class="${kind}"${tall} src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (isPlain || sources.length === 0) return image;
  const lighter = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${SIZES}">`,
  );
  return `<picture>${lighter.join('')}${image}</picture>`;
}

/** Addresses that a text may show as pictures. Some may be none, which only rendering decides. */
export function imagesInText(body: string): string[] {
  if (!body.includes('![')) return [];
  return [...body.matchAll(IMAGE_ADDRESS)].flatMap((match) => match.slice(1).filter(Boolean));
}

/** An address between angle brackets, one with balanced parentheses, or that of a reference. */
const IMAGE_ADDRESS =
  /!\[(?:(?!!\[)[^\]])*\]\(\s*(?:<([^<>\n]+)>|((?:[^\s()<>]|\([^\s()]*\))+))|^ {0,3}\[[^[\]]+\]:\s*(?:<([^<>\n]+)>|([^\s<>]+))/gm;
