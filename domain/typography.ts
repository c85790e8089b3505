// Ties parts of a Portuguese text that no line break may separate, such as a number and its unit.

import { MONTHS } from './dates.ts';

const MONTH = MONTHS.join('|');
const STREET = String.raw`Rua|Avenida|Av\.|Travessa|Praça|Alameda|Rodovia|Estrada|Largo`;
const LAW = 'Lei|Decreto|Resolução|Portaria|Súmula|Artigo';

/** The forms of units. For speed, each is searched only in a text that matches its `hint`. */
const FORMS: readonly (readonly [hint: RegExp, form: RegExp])[] = [
  // Numbers and what they count, ranges too: `5 páginas`, `5 + 5 dias`, `2 a 4 semanas`, `9h às 18h`.
  [
    /\d[%×+h]?\s/,
    /(?<![\p{L}\d.,/+]|\$\s)\+?\d(?:[\d.,]{0,12}\d)?[%×+h]?(?:\s(?:a|à|às|x|×|\+)\s\d(?:[\d.,]{0,12}\d)?[%×+h]?){0,2}(?:\s(?!(?:d?as|n?as|d?os|n?os|mais|menos|mas|pelas|pelos|às|aos)\b)(?:mil|min|h|s|dia|mês|\p{Ll}{3,11}s|milhão|[kMGT]?B|[ckm]?m|kg|px)(?![\p{L}\d-]))?/gu,
  ],
  // `R$ 2.500`, `R$ 3 milhões`.
  [/\$\s/, /(?:US|R)\$\s\d[\d.,]{0,14}(?:\s(?:mil(?:h(?:ão|ões))?|bilh(?:ão|ões))(?!\p{L}))?/gu],
  // Abbreviations in capitals with their number: `CNPJ 00.000.000/0001-00`, `ABNT NBR 17225`, `WCAG 2.2`.
  [/[A-ZÀ-Ú]{2}\s\d/, /(?<![\p{L}\d])\p{Lu}{2,6}\s(?:\p{Lu}{2,6}\s)?\d[\d./-]{0,20}/gu],
  // `Lei nº 13.455/2017`, `Medida Provisória nº 2.200-2/2001`, `Lei 8.078`, `nº 12`.
  [
    new RegExp(String.raw`[º°]\s\d|(?:${LAW})\s\d`),
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:\p{Lu}\p{Ll}{1,14}\s)?n\.?[º°]\s|(?:${LAW})\s)\d[\d./-]{0,16}`,
      'gu',
    ),
  ],
  // `art. 49`, `§ 2º`, `p. 12`.
  [/[.§]\s\d/, /(?<![\p{L}\d])(?:(?:[Aa]rts?|[Pp]ágs?|[Cc]ap|inc|p)\.|§{1,2})\s\d{1,5}º?/gu],
  // `31 de março de 2027`, `março de 2027`, `1º de maio`.
  [
    new RegExp(MONTH),
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d{1,2}º?\sde\s)?(?:${MONTH})(?:\sde\s\d{4})?(?![\p{L}\d])`,
      'gu',
    ),
  ],
  // Numbers with hyphens, and codes: `80000-000`, `2.200-2/2001`, `60C4-36BC-5BED`.
  [
    /[\dA-F]-[\dA-F]/,
    /(?<![\p{L}\d./-])(?:\+\d{2}\s\d{2}\s)?(?:\d[\d./]{0,16}-\d[\d./-]{0,16}|[\dA-F]{4}(?:-[\dA-F]{4}){2})(?![\p{L}\d])/gu,
  ],
  // A single letter with a hyphen, perhaps after a short word: `por e-mail`, `e-book`.
  [
    /[a-zà-ú]-[a-zà-ú]/i,
    /(?<![\p{L}\d@/.-])(?:\p{L}{1,3}\s)?\p{L}-\p{Ll}{3,12}(?!\p{L}|[@./-][\p{L}\d])/gu,
  ],
  // Hyphenated names, and days of the week: `Erva-Mate`, `Segunda-feira`.
  [
    /-(?:\p{Lu}|feira)/u,
    /(?<![\p{L}\d@/.-])(?:\p{Lu}\p{Ll}{1,9}-\p{Lu}\p{Ll}{1,9}|(?:[Ss]egunda|[Tt]erça|[Qq]u(?:ar|in)ta|[Ss]exta)-feira)(?!\p{L}|[@./-][\p{L}\d])/gu,
  ],
  // `Rua de Exemplo, 100`.
  [
    new RegExp(String.raw`\b(?:${STREET})\s`),
    new RegExp(
      String.raw`(?<!\p{L})(?:${STREET})\s(?:d[aeo]s?\s)?\p{Lu}\p{L}{1,20}(?:,\s\d{1,5})?`,
      'gu',
    ),
  ],
];

/** A text that does not match has no unit of any form. */
const SIGNS = new RegExp(String.raw`[\d-]|\b(?:${STREET})\s`);

/** In a heading, a word of one letter is tied to the next: `a conta`. */
const LONE_LETTERS = /(?<=\s)(?:[aeoàé]\s){1,2}\p{L}{1,14}(?![\p{L}-])/gu;

/** A unit of more characters is wrapped if possible: in large type, spaces could make it wider than a telephone. */
const LONGEST_WORD = 14;

/** A unit of more characters that cannot be wrapped is left untied. */
const LONGEST_UNHELD = 18;

interface KeepOptions {
  isHeading?: boolean;
  /** Wraps a unit in an element that does not break; without it, units that spaces cannot tie are left untied. */
  wrap?: ((unit: string) => string) | undefined;
}

/** A text, or HTML without elements, with its units tied. */
export function keepUnitsTogether(
  text: string,
  { isHeading = false, wrap }: KeepOptions = {},
): string {
  const forms = SIGNS.test(text)
    ? FORMS.flatMap(([hint, form]) => (hint.test(text) ? form : []))
    : [];
  if (isHeading) forms.push(LONE_LETTERS);
  if (forms.length === 0) return text;
  let tied = '';
  let end = 0;
  for (const [from, to] of unitsOf(text, forms)) {
    const unit = text.slice(from, to);
    const isWrapped = wrap && (unit.length > LONGEST_WORD || unit.includes('-'));
    // WebKit would begin a line with punctuation that follows the element.
    const [after = ''] = (isWrapped && /^[,.;:!?)]{1,3}/.exec(text.slice(to, to + 3))) || [];
    tied += text.slice(end, from) + (isWrapped ? wrap(unit + after) : tie(unit));
    end = to + after.length;
  }
  return tied + text.slice(end);
}

function tie(unit: string): string {
  return unit.length > LONGEST_UNHELD ? unit : unit.replace(/\s/g, '\u00a0');
}

/** The start and end of each unit; overlapping units are joined. */
function unitsOf(text: string, forms: readonly RegExp[]): [number, number][] {
  const found: [number, number][] = [];
  for (const form of forms) {
    for (const { 0: unit, index } of text.matchAll(form)) {
      const [punctuation = ''] = /[.,/-]{1,20}$/.exec(unit) ?? [];
      found.push([index, index + unit.length - punctuation.length]);
    }
  }
  const units: [number, number][] = [];
  for (const [from, to] of found.sort(([a], [b]) => a - b)) {
    const last = units.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else if (/[\s-]/.test(text.slice(from, to))) units.push([from, to]);
  }
  return units;
}
