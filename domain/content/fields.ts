// The schemas of single values in content, each with the words that explain a wrong one.

import * as z from 'zod/mini';
import { guessDate, isDate } from '../dates.ts';
import { withoutInvisible } from '../invisible.ts';
import { isCnpj, isCpf } from '../tax-numbers.ts';
import { nearest } from '../text.ts';
import { fillAll } from '../variables.ts';

/** Kinds of entries that content refers to by name or id. */
export type NameList =
  | 'projects'
  | 'people'
  | 'testimonials'
  | 'presets'
  | 'claims'
  | 'projectCategories'
  | 'postCategories'
  | 'items'
  | 'included'
  | 'excluded'
  | 'conditions';

/** Facts about a schema's values that zod's registry keeps for messages, editors and references. */
export interface Meta {
  /** Completes "esperado: …". */
  description: string;
  /** A correct value, as it is written in YAML; without it `exampleOf` in pipeline/content/validate.ts makes one. */
  example?: string;
  /** The certain repair of money, a date, a telephone or a link. */
  repair?: (found: unknown) => string | undefined;
  /** The advice in words, if an example is not enough. */
  advise?: (found: unknown) => string | undefined;
  /** The list of names that a value has to be one of. */
  names?: NameList | undefined;
  /** True if values that are not in the list are allowed, too. */
  orAnother?: true;
  /** A regular expression for editors, if the schema has several checks. */
  pattern?: string;
  /** The field of the editor's form, if the shape does not decide it. */
  widget?: 'text' | 'date' | 'image';
}

export function metaOf(schema: z.core.$ZodType): Meta | undefined {
  return z.globalRegistry.get(schema) as Meta | undefined;
}

export function withMeta<Schema extends z.ZodMiniType>(schema: Schema, meta: Meta): Schema {
  z.globalRegistry.add(schema, { ...meta });
  return schema;
}

/** Replaces the generated example of a group where later checks need more keys than the schema. */
export function withExample<Schema extends z.ZodMiniType>(schema: Schema, example: string): Schema {
  return withMeta(schema, { description: '', ...metaOf(schema), example });
}

/** A text that a pattern or a function accepts. */
export function textLike(accepts: RegExp | ((text: string) => boolean), meta: Meta) {
  const check = accepts instanceof RegExp ? z.regex(accepts) : z.refine<string>(accepts);
  return withMeta(z.string().check(z.overwrite(withoutInvisible), check), meta);
}

/** A text that begins so is still to be written; it may be of any length. */
export const PLACEHOLDER_PREFIX = 'A escrever:';

export const isPlaceholder = (text: string): boolean =>
  text.trimStart().startsWith(PLACEHOLDER_PREFIX);

/** One line of text that visitors read; `more` may say that it is one of a list of names. */
export function line(max: number, example: string, more?: Pick<Meta, 'names' | 'orAnother'>) {
  const isOneLine = z.refine<string>((text) => !/[\r\n\p{Cc}]/u.test(text));
  return withMeta(z.string().check(z.trim(), z.minLength(1), isShown(max), isOneLine), {
    description: `uma linha de até ${max} caracteres`,
    example: JSON.stringify(example),
    // A text with a name such as {price:websites} may be longer, since its value is displayed; spaces around it do not count.
    pattern: `^[^\\S\\r\\n]*(?:${PLACEHOLDER_PREFIX}.*|(?!${PLACEHOLDER_PREFIX})(?:[^{\\s](?:[^{\\r\\n]{0,${max - 2}}[^{\\s])?[^\\S\\r\\n]*|(?:[^{\\s][^{\\r\\n]*)?\\{.*))[\\r\\n]*$`,
    advise: (found) => adviseOnText(found, max),
    ...more,
  });
}

export function paragraph(max: number) {
  return withMeta(z.string().check(z.trim(), z.minLength(1), isShown(max)), {
    description: `um texto de até ${max} caracteres`,
    example: '"Uma ou duas frases."',
    pattern: `^\\s*(?:${PLACEHOLDER_PREFIX}[\\s\\S]*|(?!${PLACEHOLDER_PREFIX})(?:[^{\\s](?:[^{]{0,${max - 2}}[^{\\s])?\\s*|(?:[^{\\s][^{]*)?\\{[\\s\\S]*))$`,
    widget: 'text',
    advise: (found) => adviseOnText(found, max),
  });
}

function isShown(max: number) {
  return z.refine<string>((text) => isPlaceholder(text) || shownLength(text) <= max);
}

/** The length of a text as displayed, in which a name such as `{price:websites}` counts as a short price. */
function shownLength(text: string): number {
  return fillAll(text, 'R$ 99').length;
}

function adviseOnText(found: unknown, max: number): string | undefined {
  // YAML reads `2025` as a number, and `- Suporte: 3 meses` as a key with a value.
  if (typeof found !== 'string') return found === null ? undefined : 'ponha o texto entre aspas';
  const over = isPlaceholder(found) ? 0 : shownLength(found.trim()) - max;
  return over > 0 ? shortenBy(over) : undefined;
}

export function shortenBy(characters: number): string {
  return characters === 1 ? 'encurte em 1 caractere' : `encurte em ${characters} caracteres`;
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return withMeta(z.enum(values), {
    description: `um destes: ${values.join(', ')}`,
    example: values[0],
    advise: (found) => {
      const guess = nearest(String(found), values);
      return guess && `será ${guess}?`;
    },
  });
}

export const flag = withMeta(z.boolean(), {
  description: 'true (sim) ou false (não)',
  example: 'true',
});

export function list<Item extends z.ZodMiniType>(item: Item, min: number, max: number) {
  return withMeta(z.array(item).check(z.minLength(min), z.maxLength(max)), {
    description: `uma lista de ${min} a ${max} itens`,
    advise: (found) => {
      if (!Array.isArray(found)) return undefined;
      const isShort = found.length < min;
      const count = isShort ? min - found.length : found.length - max;
      return `${isShort ? 'acrescente' : 'tire'} ${count === 1 ? '1 item' : `${count} itens`}`;
    },
  });
}

export function listOf<Shape extends z.core.$ZodLooseShape>(
  min: number,
  max: number,
  shape: Shape,
) {
  return list(z.strictObject(shape), min, max);
}

export function wholeNumber(
  min: number,
  max: number,
  what = 'um número inteiro,',
  example = String(min),
) {
  return withMeta(z.int().check(z.gte(min), z.lte(max)), {
    description: `${what} de ${min} a ${max}`,
    example,
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

/** `"1.200,50"` and `R$ 1.200` in centavos, if the text can only be read one way. */
function guessCents(found: unknown): string | undefined {
  const text = String(found).replace(/^R\$\s*|(?<!\s)\s*reais$/g, '');
  if (/^\d+\.\d{1,2}$/.test(text)) return String(Math.round(Number(text) * 100));
  if (typeof found === 'number') return undefined;
  // Plain digits in quotes are centavos already.
  if (/^\d{4,}$/.test(text) && text === found) return text;
  const brazilian = /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?$/.exec(text);
  // `500.000` may be in reais, or in centavos already.
  const isNamed = text !== found || brazilian?.[2] !== undefined;
  if (!brazilian || (!isNamed && text.includes('.'))) return undefined;
  return `${Number(`${brazilian[1]?.replaceAll('.', '')}${brazilian[2] ?? '00'}`)}`;
}

export const date = withMeta(z.string().check(z.refine(isDate)), {
  description: 'um dia que existe, como AAAA-MM-DD',
  example: '2025-05-12',
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  widget: 'date',
  repair: (found) => guessDate(String(found)),
});

const CNPJ = /^[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}$/;
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

export const cnpj = taxNumber('CNPJ', CNPJ, isCnpj, '11.222.333/0001-81');
/** A CNPJ, or the one of the sample as a placeholder. */
export const cnpjOrPlaceholder = taxNumber(
  'CNPJ',
  CNPJ,
  (plain) => isCnpj(plain) || plain === '00000000000100',
  '11.222.333/0001-81',
);
export const cpf = taxNumber('CPF', CPF, isCpf, '529.982.247-25');

/** A tax number that `form` matches with its punctuation, and `isNumber` accepts without it. */
function taxNumber(
  name: string,
  form: RegExp,
  isNumber: (plain: string) => boolean,
  example: string,
) {
  const plainOf = (text: string): string => text.replace(/[^A-Z0-9]/g, '');
  return textLike((text) => form.test(text) && isNumber(plainOf(text)), {
    description: `um ${name} com pontos e traços, cujos dois últimos números conferem`,
    example: `"${example}"`,
    pattern: form.source,
    advise: (found) =>
      form.test(String(found)) ? 'confira de novo: algum número está trocado' : undefined,
  });
}

/** Words of lower-case letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A reference to a content file or entry; `what` completes "esperado: …", such as `o nome de um projeto`. */
export function reference(what: string, example: string, names?: NameList) {
  return textLike(SLUG, { description: what, example, names });
}

/** The Portuguese words for a reference of each kind, in schemas and in messages about unknown names. */
export const REFERENCE_LABELS = {
  project: 'o nome de um projeto',
  testimonial: 'o id de um depoimento',
  person: 'o id de uma pessoa',
  item: 'o id de um item',
} satisfies Record<string, string>;

/** A name that the owner chooses, such as that of a preset; with `names` a reference to one. */
export function identifier(names?: NameList, example = 'ORCAMENTO') {
  return textLike(/^[a-zA-Z][\w-]{0,39}$/, {
    description:
      'um nome de letras sem acentos, números, hifens e sublinhados, que comece com uma letra',
    example,
    names,
  });
}

/** Requires `keys`, unless `from` names an item of the library, which has them. */
export function requiredUnlessFrom<Value extends { from?: unknown }>(
  ...keys: (keyof Value & string)[]
) {
  return z.check<Value>(
    ({ value, issues }) => {
      if (typeof value !== 'object' || value.from !== undefined) return;
      for (const key of keys) {
        if (value[key] === undefined) issues.push({ code: 'custom', path: [key], input: value });
      }
    },
    // Runs although other keys failed, so that all problems are reported at once.
    { when: () => true },
  );
}
