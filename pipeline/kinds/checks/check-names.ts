// Refuses what content calls by a name that nothing answers to, wherever a schema says that a value is one of a list.

import type * as z from 'zod/mini';
import { hintOf, type NameList } from '../../../domain/content/hint.ts';
import { CALLED } from '../../../domain/content/reference.ts';
import type { Problem } from '../../../domain/problem.ts';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { definition } from '../../read/validate.ts';
import type { Source } from '../../source.ts';

export interface NamedList {
  /** The file or the folder that says them. */
  where: string;
  known: readonly string[];
}

/** What may be named; a list is not there while nobody can tell. */
export type NamedLists = Readonly<Partial<Record<NameList, NamedList>>>;

const CATEGORY = 'uma categoria';
const LINE = 'o id de uma linha';

const WORDS: Record<NameList, string> = {
  works: CALLED.project,
  people: CALLED.person,
  testimonials: CALLED.testimonial,
  presets: 'o nome de uma mensagem',
  claims: 'o nome de um grupo',
  workCategories: CATEGORY,
  postCategories: CATEGORY,
  items: CALLED.item,
  included: LINE,
  excluded: LINE,
  conditions: 'o id de uma condição',
};

/** Lists that are long and seldom seen: the nearest is told with all others. */
const TOLD: readonly NameList[] = ['items', 'included', 'excluded', 'conditions'];

/** Of `data` as `schema` gives it: a source that was read before is not parsed for it. */
export function checkNames<Data>(
  source: Source,
  schema: z.ZodMiniType<Data>,
  data: Data,
  lists: NamedLists,
): Problem[] {
  return namedIn(schema, data).flatMap(({ isAgain, ...named }) =>
    isAgain ? [twice(source, named)] : checkName(source, named, lists),
  );
}

interface Named {
  path: PropertyKey[];
  list: NameList;
  name: string;
}

interface Found extends Named {
  /** Whether it is a work that its list has before. */
  isAgain?: boolean;
}

function namedIn(schema: z.ZodMiniType, value: unknown, path: PropertyKey[] = []): Found[] {
  const { names: list, orAnother } = hintOf(schema) ?? {};
  if (list && typeof value === 'string') return orAnother ? [] : [{ path, list, name: value }];
  const { innerType, defaultValue, options, element, valueType, shape } = definition(schema);
  // What nobody wrote need not be there.
  if (defaultValue !== undefined && value === defaultValue) return [];
  if (innerType) return namedIn(innerType, value, path);
  if (options) {
    const fitting = options.find((one) => one.safeParse(value).success);
    return fitting ? namedIn(fitting, value, path) : [];
  }
  if (element && Array.isArray(value)) {
    const isAgain = (index: number) => value.indexOf(value[index]) !== index;
    return value.flatMap((one, index) =>
      namedIn(element, one, [...path, index]).map((named) =>
        named.list === 'works' && isAgain(index) ? { ...named, isAgain: true } : named,
      ),
    );
  }
  return Object.entries(Object(value)).flatMap(([key, one]) => {
    const inner = shape?.[key] ?? valueType;
    return inner && holdsNames(inner) ? namedIn(inner, one, [...path, key]) : [];
  });
}

const holding = new WeakMap<z.ZodMiniType, boolean>();

/** Of most schemas nothing has to be looked at. */
function holdsNames(schema: z.ZodMiniType): boolean {
  const known = holding.get(schema);
  if (known !== undefined) return known;
  const { innerType, options = [], element, valueType, shape = {} } = definition(schema);
  const inner = [innerType, element, valueType, ...options, ...Object.values(shape)];
  const holds = hintOf(schema)?.names !== undefined || inner.some((one) => one && holdsNames(one));
  holding.set(schema, holds);
  return holds;
}

function twice(source: Source, { path, name }: Named): Problem {
  return {
    ...source.at(path),
    message: `"${name}" está duas vezes na lista`,
    fix: 'tire a linha ou diga outro trabalho',
  };
}

export function checkName(
  source: Source,
  { path, list, name }: Named,
  lists: NamedLists,
): Problem[] {
  const { where = '', known = [name] } = lists[list] ?? {};
  if (known.includes(name)) return [];
  const guess = nearest(name, known) ?? known.find((one) => one === slugOf(name));
  const names = known.join(', ');
  return [
    {
      ...source.at(path),
      message: `esperado: ${WORDS[list]} de ${where}; encontrado: "${name}"`,
      fix: guess ? didYouMean(guess, TOLD.includes(list) ? names : '') : writeOne(names),
    },
  ];
}

function didYouMean(guess: string, ids: string): string {
  return `será ${guess}?${ids && ` Os que existem: ${ids}`}`;
}

function writeOne(names: string): string {
  return names === '' ? 'cadastre lá primeiro' : `escreva um destes: ${names}`;
}
