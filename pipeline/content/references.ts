// Refuses references to names that do not exist, wherever a schema says that a value is one of a list of names.

import type * as z from 'zod/mini';
import {
  isPlaceholder,
  metaOf,
  type NameList,
  REFERENCE_LABELS,
} from '../../domain/content/fields.ts';
import type { Problem } from '../../domain/problem.ts';
import { nearest, slugOf } from '../../domain/text.ts';
import type { Source } from './source.ts';
import { definition, variantOf } from './validate.ts';

/** The names that references may use, with the file or the folder of their entries; a list that is not known yet is absent. */
export type NamedLists = Partial<Record<NameList, NamedList>>;

interface NamedList {
  where: string;
  known: readonly string[];
  isMissing?: boolean;
}

const CATEGORY = 'uma categoria';
const LINE = 'o id de uma linha';

const WORDS: Record<NameList, string> = {
  projects: REFERENCE_LABELS.project,
  people: REFERENCE_LABELS.person,
  testimonials: REFERENCE_LABELS.testimonial,
  presets: 'o nome de uma mensagem',
  claims: 'o nome de um grupo',
  projectCategories: CATEGORY,
  postCategories: CATEGORY,
  items: REFERENCE_LABELS.item,
  included: LINE,
  excluded: LINE,
  conditions: 'o id de uma condição',
};

export function checkReferences<Data>(
  { source, data }: { source: Source; data: Data },
  schema: z.ZodMiniType<Data>,
  lists: NamedLists,
): Problem[] {
  return referencesIn(schema, data).flatMap((reference) => {
    if (isPlaceholder(reference.name) || (reference.isDefault && lists[reference.list]?.isMissing))
      return [];
    if (!reference.isDuplicate) return checkReference(source, reference, lists);
    const message = `"${reference.name}" está duas vezes na lista`;
    return { ...source.at(reference.path), message, fix: 'tire a linha ou escreva outro trabalho' };
  });
}

interface Reference {
  path: PropertyKey[];
  list: NameList;
  name: string;
  /** True if the schema fills the name in by default: without its file that is no mistake. */
  isDefault?: boolean;
  /** True if the same list of projects has the name before. */
  isDuplicate?: boolean;
}

/** True if a value of the schema may have a reference in it. */
const referring = new WeakMap<z.ZodMiniType, boolean>();

function mayRefer(schema: z.ZodMiniType): boolean {
  const known = referring.get(schema);
  if (known !== undefined) return known;
  const { innerType, options = [], element, valueType, shape = {} } = definition(schema);
  const inner = [innerType, ...options, element, valueType, ...Object.values(shape)];
  const may =
    metaOf(schema)?.names !== undefined || inner.some((one) => one !== undefined && mayRefer(one));
  referring.set(schema, may);
  return may;
}

function referencesIn(
  schema: z.ZodMiniType,
  value: unknown,
  path: PropertyKey[] = [],
): Reference[] {
  if (!mayRefer(schema)) return [];
  const { names: list, orAnother } = metaOf(schema) ?? {};
  if (list && typeof value === 'string') return orAnother ? [] : [{ path, list, name: value }];
  const exact = variantOf(schema, value);
  const { innerType, defaultValue, options, element, valueType, shape } = definition(exact);
  if (innerType) {
    const isDefault = value === defaultValue;
    return referencesIn(innerType, value, path).map((one) => ({ isDefault, ...one }));
  }
  if (options) {
    const fitting = options.find((one) => one.safeParse(value).success);
    return fitting ? referencesIn(fitting, value, path) : [];
  }
  if (element && Array.isArray(value)) {
    return value.flatMap((one, index) =>
      referencesIn(element, one, [...path, index]).map((reference) => {
        const isDuplicate = reference.list === 'projects' && value.indexOf(one) !== index;
        return { ...reference, isDuplicate };
      }),
    );
  }
  return Object.entries(Object(value)).flatMap(([key, one]) => {
    // A refused file may have any key, such as `constructor`.
    const inner = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
    return inner ? referencesIn(inner, one, [...path, key]) : [];
  });
}

export function checkReference(
  source: Source,
  { path, list, name }: Reference,
  lists: NamedLists,
): Problem[] {
  const { where = '', known = [name], isMissing } = lists[list] ?? {};
  if (known.includes(name)) return [];
  if (isMissing) {
    const message = `esperado: ${WORDS[list]} de ${where}; encontrado: "${name}", e o arquivo não existe`;
    return [
      { ...source.at(path), message, fix: `crie ${where}, ou recupere do controle de versões` },
    ];
  }
  const guess = nearest(name, known) ?? known.find((one) => one === slugOf(name));
  const names = known.join(', ');
  const writeOne = names === '' ? 'cadastre lá primeiro' : `escreva um destes: ${names}`;
  return [
    {
      ...source.at(path),
      message: `esperado: ${WORDS[list]} de ${where}; encontrado: "${name}"`,
      fix: guess ? `será ${guess}?` : writeOne,
    },
  ];
}
