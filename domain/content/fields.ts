// The kinds of value a content file may hold, each with the words that explain it when it is wrong.

import * as z from 'zod/mini';
import { guessDate, isDate } from '../dates.ts';
import { ROUTE_PATTERN } from '../routes.ts';
import { nearest } from '../text/edit-distance.ts';
import { fillAll } from '../text/named-fills.ts';
import { isPlainUrl } from '../text/url.ts';
import { guessCents, guessHttps, guessRoute, guessWhole } from './guesses.ts';
import { metaOf, withMeta } from './meta.ts';

export { type Meta, metaOf, withMeta } from './meta.ts';

/** For what may be a value of this schema, or something else. */
export function expectedOr(schema: z.ZodMiniType, other: string): string {
  return `${metaOf(schema)?.description ?? 'um valor'}, ou ${other}`;
}

/** One line of text that visitors read. */
export function line(max: number, example: string) {
  return withMeta(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((value) => shownLength(value) <= max),
      z.refine((value) => !/[\r\n\p{Cc}]/u.test(value)),
    ),
    {
      description: `uma linha de até ${max} caracteres`,
      example: quote(example),
      // A name such as {price:websites} counts as what it stands for.
      pattern: `^(?:[^{\\r\\n]{1,${max}}|.*\\{.*)\\s*$`,
      repair: (found) => (typeof found === 'number' ? quote(String(found)) : undefined),
      advise: (found) => adviseOnLength(found, max),
    },
  );
}

/** Text that may run over several lines. */
export function paragraph(max: number) {
  const isShort = (value: string): boolean => shownLength(value) <= max;
  return withMeta(z.string().check(z.trim(), z.minLength(1), z.refine(isShort)), {
    description: `um texto de até ${max} caracteres`,
    example: '"Uma ou duas frases."',
    pattern: `^(?:[^{]{1,${max}}|[\\s\\S]*\\{[\\s\\S]*)\\s*$`,
    advise: (found) => adviseOnLength(found, max),
  });
}

/** A name such as `{price:websites}` counts as a short price. */
function shownLength(text: string): number {
  return text.includes('{') ? fillAll(text, 'R$ 99').length : text.length;
}

export function shortenBy(characters: number): string {
  return characters === 1 ? 'encurte em 1 caractere' : `encurte em ${characters} caracteres`;
}

function adviseOnLength(found: unknown, max: number): string | undefined {
  const over = typeof found === 'string' ? shownLength(found.trim()) - max : 0;
  return over > 0 ? shortenBy(over) : undefined;
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return withMeta(z.enum(values), {
    description: `um destes: ${values.join(', ')}`,
    example: values[0],
    repair: (found) => nearest(String(found), values),
  });
}

export function wholeNumber(min: number, max: number, what = 'um número inteiro,') {
  return withMeta(z.int().check(z.gte(min), z.lte(max)), {
    description: `${what} de ${min} a ${max}`,
    example: String(min),
    repair: (found) => guessWhole(String(found), min, max),
  });
}

const MAX_CENTS = 100_000_000_00;

export const priceCents = withMeta(z.int().check(z.gte(1), z.lte(MAX_CENTS)), {
  description: 'os centavos em número inteiro, acima de 0',
  example: '299900',
  repair: guessCents,
  advise: (found) =>
    Number(found) > MAX_CENTS ? `escreva no máximo ${MAX_CENTS} (R$ 100.000.000)` : undefined,
});

export const date = withMeta(z.string().check(z.refine(isDate)), {
  description: 'um dia que existe, como AAAA-MM-DD',
  example: '2025-05-12',
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  repair: (found) => guessDate(String(found)),
});

/** The address of a page of this site, such as `/servicos/websites`. */
export const route = withMeta(z.string().check(z.maxLength(200), z.regex(ROUTE_PATTERN)), {
  description:
    'um endereço como /servicos/websites: minúsculas, sem acentos, sem barra no fim, até 200 letras',
  example: '/servicos/websites',
  repair: guessRoute,
});

/** A link to a page of this site, perhaps to an #anchor in it. Whether it exists is checked later. */
export const internalLink = withMeta(z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/)), {
  description: 'um link deste site, que comece com /',
  example: '/portfolio',
  repair: guessRoute,
  advise: (found) => {
    if (/^\w+:\/\//.test(String(found)))
      return 'só links deste site; para abrir uma conversa, troque href por preset ou message';
    return String(found).startsWith('#')
      ? `escreva antes o endereço da página, como /contato${found}`
      : undefined;
  },
});

export const httpsUrl = withMeta(
  z.string().check(
    z.regex(/^https:\/\/[^\s/?#]\S*$/),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    description: 'um endereço https completo',
    example: 'https://www.exemplo.com.br',
    repair: (found) => guessHttps(String(found)),
  },
);

/** Where a form may be sent; without encryption only on the computer of a developer. */
export const endpointUrl = withMeta(
  z.string().check(
    z.regex(
      /^(?:https:\/\/[^\s/?#]|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?=[/?]|$))\S*$/,
    ),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    description: 'um endereço https completo',
    example: 'https://formspree.io/f/abcdwxyz',
    repair: (found) => guessHttps(String(found)),
  },
);

/** The address where the site lives: scheme and host only, without a slash at the end. */
export const siteUrl = withMeta(
  z.string().check(
    z.regex(/^https?:\/\/[^\s/?#]+$/),
    z.refine((text) => isPlainUrl(text)),
  ),
  {
    description: 'só https:// e o nome do site, sem barra no fim',
    example: 'https://www.exemplo.com.br',
    repair: (found) => /^https?:\/\/[^\s/?#]+/.exec(String(found))?.[0],
  },
);

export const yes = withMeta(z.boolean(), {
  description: 'true (sim) ou false (não)',
  example: 'true',
});

/** A list as long as its layout bears. */
export function list<Item extends z.ZodMiniType>(item: Item, min: number, max: number) {
  const inner = metaOf(item);
  return withMeta(z.array(item).check(z.minLength(min), z.maxLength(max)), {
    description: `uma lista de ${min} a ${max} itens`,
    example: inner ? `[${inner.example}]` : '(uma lista, um "- " por item)',
    advise: (found) => (Array.isArray(found) ? changeLength(found.length, min, max) : undefined),
  });
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function changeLength(length: number, min: number, max: number): string {
  const count = length < min ? min - length : length - max;
  const verb = length < min ? 'acrescente' : 'tire';
  return count === 1 ? `${verb} 1 item` : `${verb} ${count} itens`;
}
