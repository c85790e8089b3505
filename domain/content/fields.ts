// The kinds of value a content file may hold, each with the words that explain it when it is wrong.

import * as z from 'zod/mini';
import { guessDate, isDate } from '../dates.ts';
import { ROUTE_PATTERN } from '../routes.ts';
import { nearest } from '../text/edit-distance.ts';
import { fillAll } from '../text/named-fills.ts';
import { slugOf } from '../text/slug.ts';
import { isPlainUrl, isUrl } from '../text/url.ts';
import { hintOf, withHint } from './hint.ts';

export { type Hint, hintOf, withHint } from './hint.ts';

/** One line of text that visitors read. */
export function line(max: number, example: string) {
  return withHint(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((value) => shownLength(value) <= max),
      z.refine((value) => !/[\r\n\p{Cc}]/u.test(value)),
    ),
    {
      expected: `one line of 1 to ${max} characters`,
      example: quote(example),
      // A name such as {price:websites} counts as what it stands for.
      pattern: `^(?:[^{\\r\\n]{1,${max}}|.*\\{.*)\\s*$`,
      mend: (found) => (typeof found === 'number' ? quote(String(found)) : undefined),
      advise: (found) => adviseOnLength(found, max),
    },
  );
}

/** Text that may run over several lines. */
export function paragraph(max: number) {
  const isShort = (value: string): boolean => shownLength(value) <= max;
  return withHint(z.string().check(z.trim(), z.minLength(1), z.refine(isShort)), {
    expected: `text of 1 to ${max} characters`,
    example: '"Uma ou duas frases."',
    pattern: `^(?:[^{]{1,${max}}|[\\s\\S]*\\{[\\s\\S]*)\\s*$`,
    shownAs: 'text',
    advise: (found) => adviseOnLength(found, max),
  });
}

/** A name such as `{price:websites}` counts as a short price. */
function shownLength(text: string): number {
  return text.includes('{') ? fillAll(text, 'R$ 99').length : text.length;
}

function adviseOnLength(found: unknown, max: number): string | undefined {
  const over = typeof found === 'string' ? shownLength(found.trim()) - max : 0;
  return over > 0 ? `shorten it by ${over} ${over === 1 ? 'character' : 'characters'}` : undefined;
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return withHint(z.enum(values), {
    expected: `one of ${values.join(', ')}`,
    example: values[0],
    mend: (found) => nearest(String(found), values),
  });
}

export function wholeNumber(min: number, max: number, what = 'a whole number') {
  return withHint(z.int().check(z.gte(min), z.lte(max)), {
    expected: `${what} from ${min} to ${max}`,
    example: String(min),
    mend: (found) => guessWhole(String(found), min, max),
  });
}

const MAX_CENTS = 100_000_000_00;

export const priceCents = withHint(z.int().check(z.gte(1), z.lte(MAX_CENTS)), {
  expected: 'a whole number of centavos, above 0',
  example: '299900',
  mend: guessCents,
  advise: (found) =>
    Number(found) > MAX_CENTS ? `write at most ${MAX_CENTS} (R$ 100.000.000)` : undefined,
});

export const date = withHint(z.string().check(z.refine(isDate)), {
  expected: 'a day that exists, as YYYY-MM-DD',
  example: '2025-05-12',
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  shownAs: 'date',
  mend: (found) => guessDate(String(found)),
});

/** The address of a page of this site, such as `/servicos/websites`. */
export const route = withHint(z.string().check(z.maxLength(200), z.regex(ROUTE_PATTERN)), {
  expected:
    'an address such as /servicos/websites: lower case, no accents, no slash at the end, at most 200 letters',
  example: '/servicos/websites',
  mend: guessRoute,
});

/** A link to a page of this site, perhaps to an #anchor in it. Whether it exists is checked later. */
export const internalLink = withHint(z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/)), {
  expected: 'a link inside this site, starting with /',
  example: '/portfolio',
  mend: guessRoute,
});

export const httpsUrl = withHint(
  z.string().check(
    z.regex(/^https:\/\/[^\s/?#]\S*$/),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    expected: 'a complete https address',
    example: 'https://www.exemplo.com.br',
    mend: (found) => guessHttps(String(found)),
  },
);

/** Where a form may be sent; without encryption only on the computer of a developer. */
export const endpointUrl = withHint(
  z.string().check(
    z.regex(
      /^(?:https:\/\/[^\s/?#]|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?=[/?]|$))\S*$/,
    ),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    expected: 'a complete https address',
    example: 'https://formspree.io/f/abcdwxyz',
    mend: (found) => guessHttps(String(found)),
  },
);

/** The address where the site lives: scheme and host only, without a slash at the end. */
export const siteUrl = withHint(
  z.string().check(
    z.regex(/^https?:\/\/[^\s/?#]+$/),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    expected: 'scheme and host only, without a slash at the end',
    example: 'https://www.exemplo.com.br',
    mend: (found) => /^https?:\/\/[^\s/?#]+/.exec(String(found))?.[0],
  },
);

export const email = withHint(
  z.string().check(z.maxLength(254), z.regex(/^[^\s@,;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u)),
  { expected: 'an e-mail address', example: 'contato@exemplo.com.br' },
);

const BRAZILIAN = /^\+55 \d{2} \d{4,5}-\d{4}$/;

/** A client may live anywhere: https://www.itu.int/rec/T-REC-E.164 */
export const anyPhone = withHint(z.string().check(z.refine(isPhone)), {
  expected: 'a phone with its country, written as +55 41 90000-0000 or +1 305 555-0100',
  example: '+55 41 90000-0000',
  mend: (found) => guessPhone(String(found)),
});

function isPhone(text: string): boolean {
  if (text.startsWith('+55')) return BRAZILIAN.test(text);
  const digits = text.replace(/\D/g, '').length;
  return /^\+[1-9]\d*(?:[ -]\d+)*$/.test(text) && digits >= 7 && digits <= 15;
}

export const phone = withHint(z.string().check(z.regex(BRAZILIAN)), {
  expected: 'a Brazilian phone written as +55 41 90000-0000',
  example: '+55 41 90000-0000',
  mend: (found) => guessPhone(String(found)),
});

export const yes = withHint(z.boolean(), { expected: 'true or false', example: 'true' });

/** A list as long as its layout bears. */
export function list<Item extends z.ZodMiniType>(item: Item, min: number, max: number) {
  return withHint(z.array(item).check(z.minLength(min), z.maxLength(max)), {
    expected: `a list of ${min} to ${max} entries`,
    example: hintOf(item) ? `[${hintOf(item)?.example}]` : '(a list, one "- " per entry)',
    advise: (found) => (Array.isArray(found) ? changeLength(found.length, min, max) : undefined),
  });
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** A number of the range next to the one found; `15 dias` is taken for 15 if that is in range. */
function guessWhole(text: string, min: number, max: number): string | undefined {
  const inRange = (digits: string): number => Math.min(max, Math.max(min, Number(digits)));
  if (/^\d+$/.test(text)) return String(inRange(text));
  const digits = /^(\d+)\s*(?:%|\p{L}[\p{L}\s.]*)$/u.exec(text)?.[1];
  return digits && inRange(digits) === Number(digits) ? String(Number(digits)) : undefined;
}

/** `www.exemplo.com.br` and `http://www.exemplo.com.br` with https; nothing for what is no host. */
function guessHttps(text: string): string | undefined {
  const address = text.trim().replace(/^(?:https?:\/*|\/\/)/i, '');
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(address);
  return isHost && isUrl(`https://${address}`) ? `https://${address}` : undefined;
}

/** `(41) 99999-8888` gives `+55 41 99999-8888`: the country may be missing, not the area; another one is no slip. */
function guessPhone(text: string): string | undefined {
  if (!/^(?:\+55)?[\d\s().-]+$/.test(text.trim())) return undefined;
  const parts = /^(?:55|0)?([1-9]\d)(\d{4,5})(\d{4})$/.exec(text.replace(/\D/g, ''));
  return parts ? `+55 ${parts[1]} ${parts[2]}-${parts[3]}` : undefined;
}

function changeLength(length: number, min: number, max: number): string {
  const count = length < min ? min - length : length - max;
  return `${length < min ? 'add' : 'remove'} ${count} ${count === 1 ? 'entry' : 'entries'}`;
}

/** `"1.200,50"` and `R$ 1.200` in centavos, if the text can only be read one way. */
function guessCents(found: unknown): string | undefined {
  const text = String(found).replace(/^R\$\s*/, '');
  if (/^\d+\.\d{1,2}$/.test(text)) return String(Math.round(Number(text) * 100));
  if (typeof found === 'number') return undefined;
  const brazilian = /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?$/.exec(text);
  if (!brazilian) return undefined;
  return `${Number(`${brazilian[1]?.replaceAll('.', '')}${brazilian[2] ?? '00'}`)}`;
}

function guessRoute(found: unknown): string | undefined {
  const parts = String(found).split('/').map(slugOf);
  return `/${parts.filter(Boolean).join('/')}`;
}
