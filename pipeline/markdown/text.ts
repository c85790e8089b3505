// Renders Markdown to safe HTML: no raw HTML, no script links, ids on headings, tables that scroll.

import { Marked, Parser, Renderer, type Token, type Tokens } from 'marked';
import { type Origins, originsOf } from '../../domain/islands.ts';
import { complaint, expectedFound, type Notice, type Problem } from '../../domain/problem.ts';
import { escapeHtml, slugOf } from '../../domain/text.ts';
import type { Variables } from '../../domain/variables.ts';
import { textWords } from '../../domain/words.ts';
import { isFailure, notInPublic, type Pictures } from '../assets/images.ts';
import type { Source } from '../content/source.ts';
import { fillTokens } from '../content/variables.ts';
import { calloutHtml } from './callout.ts';
import { codeHtml, FENCE_INFO } from './code.ts';
import { Footnotes, NOTE_SYNTAX } from './footnotes.ts';
import { linkComplaint } from './link.ts';
import { lint } from './lint/lint.ts';
import { hasPictureAlone, pictureHtml } from './picture.ts';
import { tableHtml } from './table.ts';
import {
  type CaptionedTable,
  childrenOf,
  decodeEntities,
  isType,
  offsetIn,
  placesOf,
  type Report,
  signatureIn,
  textOfTokens,
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
    if (first && slugOf(textOfTokens([first])) === title)
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
  ...['fechamento', 'leia-tambem', 'mudou', 'parecidos', 'pronto', 'sumario'],
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
    const words = textOfTokens(token.tokens);
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
    const wrong = linkComplaint(href, tokens);
    if (wrong) this.#report(token, wrong);
    const title = token.title ? ` title="${escapeHtml(token.title)}"` : '';
    const inner = this.parser.parseInline(tokens);
    return `<a href="${escapeHtml(this.#address(href))}"${title}>${inner}</a>`;
  }

  override image(token: Tokens.Image): string {
    const { href } = token;
    const words = textOfTokens([token]);
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
    const video = videoAt(href, textOfTokens([token]));
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
    const { parser } = this;
    const callout = calloutHtml(token, { parser, report: this.#report, isPlain: this.#isPlain });
    if (callout !== undefined) return callout;
    const signed = signatureIn(tokens);
    if (!signed) {
      return `<blockquote class="pull-quote">\n${this.parser.parse(tokens)}</blockquote>\n`;
    }
    const { quote, name, role } = signed;
    const inline = (tokens: Token[]): string => this.parser.parseInline(tokens);
    return `<figure class="quote"><blockquote class="pull-quote">\n${this.parser.parse(quote)}</blockquote><figcaption>— <strong>${inline(name)}</strong>${inline(role)}</figcaption></figure>\n`;
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
    const about = caption ? textOfTokens(caption) : this.#headings.at(-1)?.text;
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
