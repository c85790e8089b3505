// Finds signs of Markdown inside a text that are shown as typed, or that do something else than was meant.

import { Lexer, type Token } from 'marked';
import { guessAddress } from '../../domain/content/addresses.ts';
import { guessImage } from '../../domain/content/image.ts';
import { type Complaint, complaint } from '../../domain/problem.ts';
import { literalOf, MASK } from './literal.ts';
import { mendEmphasis } from './mend-emphasis.ts';
import { childrenOf, plainText, type Report } from './tokens.ts';

interface Found {
  written: string;
  groups: readonly (string | undefined)[];
  before: string;
  after: string;
  /** The line around the match. */
  line: string;
  /** How to write that line. */
  fix: (sign: string) => string;
}

const asIs = (sign: string, meant: string, better: string): string =>
  `mostra ${sign} como está escrito; se era ${meant}, escreva ${better}`;

/** Forms of signs in literal text; a form is tried only if the text has its `sign`, and the source its `hidden`. */
const SIGNS: readonly {
  sign: string | RegExp;
  hidden?: string;
  form: RegExp;
  say: (found: Found) => Complaint | string | undefined;
}[] = [
  {
    // The `](` of a broken link.
    sign: '](',
    form: /(!?)\[([^[\]\n]*)\]\(([^\n]*)/dg,
    say: ({ written }) => refuseBrokenLink(written),
  },
  {
    sign: ']',
    form: /(?<![\p{L}\d])!?\[([^[\]\n]{5,}|\p{L}{4})\]\s+\((?:\/|#|mailto:|tel:|www\.|\uFFFC)[^)\n]*\)?/dgu,
    say: ({ written }) =>
      complaint(
        '] e ( juntos em um link',
        `"${written.replace('\n', ' ')}"`,
        `escreva ${written.replace(/\]\s+\(/, '](')}`,
      ),
  },
  {
    sign: ')[',
    form: /(!?)\(([^()\n]+)\)\[((?:https?:|\/|#|www\.|mailto:|\uFFFC)[^\]\n]*)\]?/dg,
    say: ({ written, groups: [, mark = '', words = '', href = ''] }) =>
      complaint(
        `${mark}[palavras](endereço)`,
        `"${written}"`,
        `escreva ${mark}[${words}](${href.replace(/\].*/, '')})`,
      ),
  },
  {
    sign: '][',
    form: /(?<![\w\]])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/dg,
    say: ({ written, groups: [, words = '', label] }) =>
      complaint(
        `uma linha [${label || words}]: com o endereço`,
        'nenhuma',
        `escreva [${words}](/endereço) no lugar de ${written}`,
      ),
  },
  {
    sign: '![',
    form: /!(?:\[[^[\]\n]{3,}\]|\[\[[^[\]\n]+\]\])(?!\s*[[(:])/dg,
    say: ({ written }) => asIs(written, 'uma imagem', '![descrição](/uploads/foto.jpg)'),
  },
  {
    sign: '[[',
    form: /(?<![\w\\!])\[\[(?!.?TOC)([^[\]\n]+)\]\]/dg,
    say: ({ written, groups: [, words = ''] }) => asIs(written, 'um link', `[${words}](/endereço)`),
  },
  {
    sign: '^',
    form: /(?<![\w\\/])\[\^([^\s[\]]*\s[^[\]\n]*)\]|\^\[([^\s[\]]*\s[^[\]\n]*(?:\[[^[\]\n]*\][^[\]\n]*)*)\]/dg,
    say: ({ written, groups: [, name] }) =>
      complaint(
        'uma nota como [^1], sem espaços',
        `"${written}"`,
        name
          ? `escreva [^${name.trim().replace(/\s+/g, '-')}]`
          : 'escreva [^1], e o texto em uma linha [^1]: abaixo',
      ),
  },
  { sign: '**', form: /(?<![*/\\])\*\*(?![*/])/dg, say: strayPair('negrito') },
  {
    sign: '__',
    form: /(?<![_\w/\\])__(?=[\p{L}\d])|(?<=[\p{L}\d.,:;!?])__(?![_\w])/dgu,
    say: strayPair('negrito'),
  },
  { sign: '~~', form: /(?<![~/])~~(?![~/])/dg, say: strayPair('riscado') },
  {
    // Emphasis with a space missing or misplaced: `*Atenção:*leia`, `*palavra *com`.
    sign: /[*_]/,
    form: /(?<![\p{L}\d*_\\])([*_])(?=[\p{L}\d])[^*_\n]*?(?:[.:!?,;)]\1(?=[\p{L}\d])|[ \t]\1(?=[\p{L}\d\s.,;]|$))/dgu,
    say: ({ written, fix, groups: [, sign = ''] }) =>
      /\s.$/.test(written)
        ? asIs(written, 'itálico', `${written.slice(0, -1).trim()}${sign}`)
        : complaint(`um espaço depois de ${written}`, 'uma letra', fix(sign)),
  },
  {
    sign: '`',
    form: /(?<![\p{L}\d`´])`(?=[\p{L}\d./$<{-])/dgu,
    say: ({ line }) =>
      complaint(
        'uma crase onde o código termina',
        'só a que o abre',
        `ponha a segunda crase; para mostrar o sinal, escreva \\\` (em "${shortened(line)}")`,
      ),
  },
  {
    sign: '`',
    form: /(?<=\p{L})`(?=[\s.,;:!?]|$)/dgu,
    say: () => asIs('`', 'código', '`palavras`, e para mostrá-lo \\`'),
  },
  {
    // Shortcodes of WordPress and of forums.
    sign: '[',
    form: /\[\/?(?:caption|gallery|embed|video|audio|youtube|vc_\w+|contact-form-7)\b[^\]\n]*\]?|\[\/[a-z]\w*\]/dg,
    say: ({ written }) =>
      complaint('Markdown', `"${written}", de outro editor`, 'apague essa marca'),
  },
  {
    sign: '{',
    form: /(?<=^|[\s\]\uFFFC])\{(?:[:#.][\w-][^{}\n]*|[\w-]+=[^{}\n]*)\}|\{\{?[<%][^{}\n]*[%>]\}?\}/dg,
    say: ({ written }) => `mostra ${written} como está escrito; se era uma marca, apague`,
  },
  {
    sign: '$',
    form: /\$\$[^$]+\$\$|(?<![\p{L}\d$])\$(?=[^\s$])[^$\n\\^_{]*[\\^_{][^$\n]*\$(?![\p{L}\d{])/dgu,
    say: ({ written }) =>
      `mostra a fórmula ${written.replaceAll('\n', ' ')} como está escrita; escreva-a por extenso, ou entre crases`,
  },
  {
    sign: '==',
    form: /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/dg,
    say: ({ written, groups: [, words = ''] }) =>
      complaint('um destaque em negrito', `"${written}"`, `escreva **${words}**`),
  },
  {
    sign: ':',
    form: /(?<![\w:/])(:[a-z][a-z_+-]{2,30}:)(?![\w:/])/dg,
    say: ({ written }) =>
      `mostra ${written} como está escrito; se era um desenho, cole o próprio desenho`,
  },
  {
    // A path whose backslash Markdown reads as an escape: `C:\_fontes`.
    sign: MASK + MASK,
    hidden: '\\',
    form: /(?:(?<=^|[\s("“])[A-Za-z]:[\w\\ .-]*|(?<=^|\s)|\\\w+)\uFFFC{2}[\w-]+/dg,
    say: ({ written }) =>
      /^(?:[A-Za-z]:.*\\[^\p{L}\d\s]|\\\\[\w-])/u.test(written)
        ? complaint(
            'o caminho de uma pasta entre crases',
            `"${written}", que perderia uma barra`,
            `escreva \`${written}\``,
          )
        : undefined,
  },
];

/** Tells how to write the line at an index of a text. */
type Mend = (text: string, index: number, sign: string) => string;

export function lintSigns(
  token: Token,
  literal: string,
  report: Report,
  mend: Mend = mended,
): void {
  if (!/[*_~`[=:{$\\\uFFFC]/.test(literal)) return;
  for (const { sign, hidden = '', form, say } of SIGNS) {
    const isThere = typeof sign === 'string' ? literal.includes(sign) : sign.test(literal);
    if (!isThere || !token.raw.includes(hidden)) continue;
    for (const match of literal.matchAll(form)) {
      const { index } = match;
      const end = index + match[0].length;
      const finding = say({
        written: token.raw.slice(index, end),
        groups: (match.indices ?? []).map((span) => span && token.raw.slice(...span)),
        before: literal.charAt(index - 1),
        after: literal.charAt(end),
        line: lineAt(token.raw, index).line.trim(),
        fix: (sign) => mend(token.raw, index, sign),
      });
      if (!finding) continue;
      report(token, finding, index);
      // One report of a kind is enough to find the others.
      break;
    }
  }
  lintEmphasis(token, literal, report, mend);
}

/** Finds emphasis that was not meant, or was meant otherwise: `5*3*2`, `H~2~O`, bold words in bold ones. */
function lintEmphasis(token: Token, literal: string, report: Report, mend: Mend): void {
  let index = 0;
  const walk = (tokens: readonly Token[], outer: string): void => {
    for (const inner of tokens) {
      const { type, raw } = inner;
      const at = token.raw.indexOf(raw, index);
      const isSigned = at >= 0 && (type === 'em' || type === 'strong' || type === 'del');
      const around = { outer, at, literal, whole: token.raw, mend };
      const finding = isSigned && refuseEmphasis(inner, around);
      if (finding) report(token, finding, at);
      if (at >= 0) index = at;
      walk(childrenOf(inner), finding ? '' : type);
      if (at >= 0) index = at + raw.length;
    }
  };
  if (literal.includes(MASK)) walk(childrenOf(token), '');
}

function refuseEmphasis(
  inner: Token,
  {
    outer,
    at,
    literal,
    whole,
    mend,
  }: { outer: string; at: number; literal: string; whole: string; mend: Mend },
): Complaint | string | undefined {
  const { type, raw } = inner;
  const [sign = ''] = raw;
  const end = at + raw.length;
  const [before, after] = [whole.charAt(at - 1), whole.charAt(end)];
  const isInside = /[\p{L}\d]/u.test(before) && /[\p{L}\d]/u.test(after);
  const words = plainText([inner]);
  const isShort = /^(?:\d[\d.,]*|\p{L})$/u.test(words);
  const isTilde = type === 'del' && !raw.startsWith('~~') && /[\p{L}\d]/u.test(before + after);
  // Blanks to fill in, such as `__/__/____`.
  const isBlank = sign === '_' && !/[\p{L}\d]/u.test(words);
  if ((isInside && isShort) || isTilde || isBlank) {
    const signs = new RegExp(`^\\${sign}+|(?<!\\${sign})\\${sign}+$`, 'g');
    const escaped = raw.replace(signs, (run) => run.replaceAll(sign, `\\${sign}`));
    return complaint(
      'um sinal que se vê',
      `"${`${before}${raw}${after}`.trim()}", que o perderia`,
      `escreva "${`${before}${escaped}${after}`.trim()}", ou ponha entre crases`,
    );
  }
  if (type === outer) {
    return complaint(
      `${raw.slice(0, 2)} sem espaço por dentro, onde o negrito começa e onde termina`,
      `"${shortened(lineAt(whole, at).line)}"`,
      mend(whole, at, raw.slice(0, 2)),
    );
  }
  const isEm = type === 'em' && sign === '*';
  if (sign === '*' && (literal.charAt(at - 1) === '*' || (isEm && literal.charAt(end) === '*')))
    return asIs('*', 'negrito', '**palavras**');
  return isEm && isInside ? `tira os * de ${raw}; para mostrá-los, escreva \\*` : undefined;
}

function strayPair(meant: string): (found: Found) => Complaint | string | undefined {
  return ({ written: sign, before, after, line, fix }) => {
    const isWord = (sign: string): boolean => /[^\s]/.test(sign);
    const isPower = /\d/.test(before) && /\d/.test(after);
    const others = line.split(sign).length - 1;
    if (isPower || (!isWord(before) && !isWord(after) && others < 2)) return undefined;
    if (others < 2 && (sign === '__' || before === '(')) return undefined;
    if (others < 2) return asIs(sign, meant, `${sign}palavras${sign}, e para mostrá-lo \\${sign}`);
    if (!isWord(before) && !isWord(after) && !/\p{L}/u.test(line)) return undefined;
    return complaint(
      `${sign} junto das palavras, e um espaço entre elas e as vizinhas`,
      `"${shortened(line)}"`,
      fix(sign),
    );
  };
}

function lineAt(text: string, index: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  return { line: text.slice(start).split('\n', 1)[0] ?? '', start };
}

/** Tells the line as it was meant, if nothing would be found in it. */
function mended(text: string, index: number, sign: string): string {
  const { line, start } = lineAt(text, index);
  const better = mendEmphasis(line);
  if (better === undefined) return `tire um dos ${sign}; para mostrá-lo, escreva \\${sign}`;
  const raw = text.slice(0, start) + better + text.slice(start + line.length);
  const trial: Token = { type: 'paragraph', raw, text: raw, tokens: Lexer.lexInline(raw) };
  const left: number[] = [];
  lintSigns(
    trial,
    literalOf(trial),
    (_token, _finding, at = 0) => left.push(at),
    () => '',
  );
  const isLeft = left.some((at) => at >= start && at <= start + better.length);
  return better === line || isLeft
    ? `escreva a linha de outro modo: cada ${sign} junto das palavras, sem um par dentro de outro; para mostrar o sinal, escreva \\${sign}`
    : differing(line.trim(), better.trim());
}

/** Tells a short line whole, and of a long one the words that differ, with as many others as make them unique. */
function differing(line: string, better: string): string {
  if (line.length <= 90) return `escreva ${better}`;
  const [old, words] = [line.split(' '), better.split(' ')];
  const added = words.length - old.length;
  let first = words.findIndex((word, at) => word !== old[at]);
  let end = old.findLastIndex((word, at) => word !== words[at + added]) + 1;
  end = Math.max(end, first, first - added);
  while (line.split(old.slice(first, end).join(' ')).length !== 2) {
    first = Math.max(0, first - 1);
    end++;
  }
  const [from, to] = [old.slice(first, end).join(' '), words.slice(first, end + added).join(' ')];
  return `escreva "${to}" no lugar de "${from}"`;
}

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}

/** Matches a size or a caption that was typed behind the address of a picture. */
const PICTURE = /^(?!.*\.\w{3,4}$)(\S+\.(?:avif|gif|jpe?g|png|svg|webp))[\s,]+[-–—\s]*(.*)/i;

/** `[palavras](/endereço`, with a space or an open parenthesis in the address. */
function refuseBrokenLink(written: string): Complaint {
  const [, mark = '', words = '', rest = ''] = /^(!?)\[([^[\]]*)\]\((.*)$/s.exec(written) ?? [];
  const closed = /^((?:[^()]|\([^()]*\))*)\)/.exec(rest)?.[1];
  const inside = (closed ?? rest).trim();
  const end = inside.search(/\s["“”'‘’]|$/);
  const quoted = inside.slice(end + 2).replace(/["“”'‘’]$/, '');
  const address = inside.slice(0, closed === undefined ? inside.search(/\s|$/) : end).trim();
  const [, picture, caption = ''] = (mark && PICTURE.exec(address)) || [];
  const guess = mark && guessImage(picture ?? address)?.address;
  const renamed = guess || (picture ?? address.replace(/[\s()]+/g, '-').replace(/-(?=\.\w+$)/, ''));
  const title = quoted || caption.replace(/^=\S*$/, '');
  const better = mark ? renamed : (guessAddress(address) ?? address);
  const link = `${mark}[${words}](${better}${title ? ` "${title.replaceAll('"', "'")}"` : ''})`;
  const expected =
    closed === undefined
      ? 'uma ) onde o endereço termina'
      : title && address === better
        ? 'o título entre aspas retas'
        : 'um endereço sem espaços e sem parênteses';
  const isRenamed = mark && better !== (picture ?? address);
  const fix = isRenamed ? `ponha a imagem em public${better} e escreva ${link}` : `escreva ${link}`;
  return complaint(expected, `"${shortened(written)}"`, fix);
}
