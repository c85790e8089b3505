// Finds signs of Markdown inside a text that are displayed as typed, or that vanish.

import type { Token } from 'marked';
import { guessAddress } from '../../../domain/content/addresses.ts';
import { complaint } from '../../../domain/problem.ts';
import { childrenOf, type Finding, type Report, textOfTokens } from '../tokens.ts';
import { MASK } from './literal.ts';

/** Says how to show a sign, which is also what a sign needs that was not intended. */
const orEscape = (sign: string): string =>
  `para mostrar o sinal, escreva ${sign.replace(/./g, '\\$&')}`;

/** Forms of signs in literal text; a form is tried only if the text has its `sign`. */
const SIGNS: readonly {
  sign: string | RegExp;
  form: RegExp;
  say: (written: string) => Finding | undefined;
}[] = [
  // The `](` of a link whose address does not end, or has a space.
  { sign: '](', form: /(?<![\p{L}\d])!?\[[^[\]\n]*\]\([^\n]*/gu, say: refuseBrokenLink },
  {
    // `[palavras] (/endereço)` and `(palavras)[/endereço]`.
    sign: /[\])]/,
    form: /(?<![\p{L}\d])!?(?:\[[^[\]\n]{4,}\]\s+\(|\([^()\n]+\)\[)(?:\/|mailto:|tel:|www\.|\uFFFC)[^)\]\n]*[)\]]?/gu,
    say: (written) =>
      complaint(
        '[palavras](endereço), sem espaço no meio',
        quoted(written),
        'junte os dois, nesta ordem',
      ),
  },
  {
    sign: '][',
    form: /(?<![\w\]])\[\p{L}[\p{L}\d -]{1,80}\]\[[^[\]\n]{0,80}\]/gu,
    say: (written) => ({
      message: `mostra ${written} como está escrito; se era um link, escreva [palavras](/endereço)`,
    }),
  },
  {
    sign: '[^',
    form: /\[\^\p{L}{2,}(?: [\p{L}\d]+)+\]/gu,
    say: (written) =>
      complaint('uma nota sem espaços no nome, como [^1]', quoted(written), 'tire os espaços'),
  },
  {
    // A pair with no space behind it, as in `**Preço:**R$ 10`.
    sign: /[*_~]/,
    form: /(?<![\p{L}\d*_~/\\])(\*\*?|__?|~~)(?=[\p{L}\d"“(])[^*_~\n]*[.:!?,;)"”]\1(?=[\p{L}\d])/gu,
    say: (written) =>
      complaint(
        `um espaço depois de ${written}`,
        'uma letra',
        `ponha o espaço; ${orEscape(signOf(written))}`,
      ),
  },
  {
    // A pair with a space inside, as in `**curto **demais`, `** curto** demais` and `** curto **`.
    sign: /\*\*|~~/,
    form: /(?<=^|[\s"“‘])(\*\*|~~)(?:(?=[^\s*~])[^*~\n]+(?<!,) \1(?![*~])|(?= \p{L})[^*~\n]*[^*~\s]\1(?![\p{L}\d])|(?<=^..)(?= \p{L})[^*~\n]* \1$)/gmu,
    say: (written) => {
      const sign = signOf(written);
      const fix = `deixe os espaços fora dos dois ${sign}; ${orEscape(sign)}`;
      return complaint(`${sign} junto das palavras que ele marca`, quoted(written), fix);
    },
  },
  { sign: '**', form: /(?<=^|[\s"“‘])\*\*(?=\p{L})/gmu, say: refuseUnclosed },
  { sign: '~~', form: /(?<=^|[\s"“‘])~~(?=[\p{L}\d])/gmu, say: refuseUnclosed },
  {
    sign: '`',
    form: /(?<![\p{L}\d`´'‘])`(?=[\p{L}\d./$<{-])/gu,
    say: () => ({
      message:
        'mostra ` como está escrito; se abre um código, ponha a segunda crase; para mostrar o sinal, escreva \\`',
    }),
  },
  {
    // A path whose backslash Markdown reads as an escape: `C:\_fontes`, `\\servidor\pasta`.
    sign: MASK + MASK,
    form: /(?<![\p{L}\d\uFFFC])(?:[A-Za-z]:[\w\\ .-]*\uFFFC{2}[\w-]+|\uFFFC{2}\w[\w-]*\\[\w-]+)/gu,
    say: (written) =>
      /\\[^\p{L}\d\s]/u.test(written)
        ? complaint(
            'o caminho de uma pasta entre crases',
            `"${written}", que perderia uma barra`,
            'ponha o caminho entre crases',
          )
        : undefined,
  },
];

const signOf = (written: string): string => /^(.)\1?/.exec(written)?.[0] ?? '';

export function lintSigns(token: Token, literal: string, report: Report): void {
  if (!/[*_~`[\uFFFC]/.test(literal)) return;
  for (const { sign, form, say } of SIGNS) {
    if (typeof sign === 'string' ? !literal.includes(sign) : !sign.test(literal)) continue;
    // One finding of a kind is enough to find the others.
    const [match, ...others] = literal.matchAll(form);
    if (!match) continue;
    const { index } = match;
    const isAlone = others.length === 0 && literal.split(sign).length === 2;
    if (say === refuseUnclosed && !isAlone) continue;
    const finding = say(token.raw.slice(index, index + match[0].length));
    if (finding) report(token, finding, index);
  }
  if (literal.includes(MASK)) lintEmphasis(token, literal, report);
}

/** Finds emphasis that was not intended: `5*3*2`, `H~2~O`, bold words in bold ones. */
function lintEmphasis(token: Token, literal: string, report: Report): void {
  let index = 0;
  const walk = (tokens: readonly Token[], outer: string): void => {
    for (const inner of tokens) {
      const { type, raw } = inner;
      const at = token.raw.indexOf(raw, index);
      const isSigned = at >= 0 && (type === 'em' || type === 'strong' || type === 'del');
      const finding = isSigned && refuseEmphasis(inner, outer, token.raw, at, literal);
      if (finding) report(token, finding, at);
      if (at >= 0) index = at;
      walk(childrenOf(inner), finding ? '' : type);
      if (at >= 0) index = at + raw.length;
    }
  };
  walk(childrenOf(token), '');
}

/** Names that code writes between two underscores on each side. */
const CODE_NAME =
  /^(?:init|main|name|file|all|doc|dict|str|repr|call|new|del|len|iter|next|enter|exit|get|set|eq|hash|class|version|proto|dirname|filename|typename|pycache|tests|mocks)$/;

function refuseEmphasis(
  inner: Token,
  outer: string,
  whole: string,
  at: number,
  literal: string,
): Finding | undefined {
  const { type, raw } = inner;
  const [sign = ''] = raw;
  const end = at + raw.length;
  const [before, after] = [whole.charAt(at - 1), whole.charAt(end)];
  const words = textOfTokens([inner]);
  const isSum = /\d/.test(before) && /\d/.test(after) && /^\d[\d.,]*$/.test(words);
  // From the middle of a word to that of another: `10*15 e 13*18`, `querid*s alun*s`; or the name of somebody: `@_ana_`.
  const isTorn =
    (/[\p{L}\d]/u.test(before) && /[\p{L}\d]/u.test(after) && /\s/.test(words)) || before === '@';
  const isTilde = type === 'del' && !raw.startsWith('~~') && /[\p{L}\d]/u.test(before + after);
  // Blanks to fill in, such as `__/__/____`.
  const isBlank = sign === '_' && !/[\p{L}\d]/u.test(words);
  if (isSum || isTorn || isTilde || isBlank) {
    const found = `${quoted(`${before}${raw}${after}`)}, que perde os sinais`;
    return complaint('sinais que se veem', found, `escreva \\${sign} no lugar de cada ${sign}`);
  }
  if (type === outer) {
    const pair = signOf(raw);
    const fix = `feche um antes de abrir o outro; ${orEscape(pair)}`;
    return complaint(`um ${pair} de cada vez`, `${quoted(raw)} dentro de outro`, fix);
  }
  if (sign === '_' && type === 'strong' && (CODE_NAME.test(words) || /[.(/]/.test(after)))
    return { message: `tira os __ de ${raw}; se é um nome de código, ponha entre crases` };
  const isUneven = literal.charAt(at - 1) === '*' || (type === 'em' && literal.charAt(end) === '*');
  return sign === '*' && isUneven
    ? { message: 'mostra * como está escrito; se era negrito, ponha ** dos dois lados' }
    : undefined;
}

/** A pair with one sign missing: surely a slip, but only a notice, since no text disappears. */
function refuseUnclosed(sign: string): Finding {
  const fix = `ponha o segundo ${sign}; ${orEscape(sign)}`;
  return {
    ...complaint(`um ${sign} onde a marca termina`, 'só o que a abre', fix),
    isNotice: true,
  };
}

/** A text quoted on one line, shortened. */
function quoted(text: string): string {
  const line = text.trim().replaceAll('\n', ' ');
  return `"${line.length > 90 ? `${line.slice(0, 90)}…` : line}"`;
}

function refuseBrokenLink(written: string): Finding {
  const [, mark = '', words = '', rest = ''] = /^(!?)\[([^\]]*)\]\((.*)$/.exec(written) ?? [];
  const inside = /^((?:[^()]|\([^()]*\))*)\)/.exec(rest)?.[1];
  const form = mark ? '![descrição](/uploads/foto.jpg "legenda")' : '[palavras](/endereço)';
  if (!mark && !/^(?:[/#\d(“"]|\w+:|www\.|\S+@)/i.test(rest))
    return { message: `mostra [${words}](… como está escrito; se era um link, escreva ${form}` };
  const suggestion = !mark && inside && guessAddress(inside.replace(/^tel:/, ''));
  const isTitled = /[“”‘’]/.test(inside ?? '');
  return complaint(
    inside === undefined
      ? 'uma ) onde o endereço termina'
      : 'um endereço sem espaços e, se houver, um título entre aspas retas',
    quoted(written),
    suggestion
      ? `escreva [${words}](${suggestion})`
      : isTitled
        ? 'ponha o título entre aspas retas'
        : `escreva como em ${form}, ${mark ? 'em um arquivo sem espaços no nome' : 'com %20 em lugar de espaços'}`,
  );
}
