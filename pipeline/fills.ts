// Puts figures and facts in the place of their names, such as `{price:websites}`, and refuses names of nothing.

import type { Complaint } from '../domain/problem.ts';
import { type Fills, fillNames, namesIn, nearest } from '../domain/text.ts';
import type { Problems } from './problems.ts';
import type { Source } from './source.ts';

/** Stands for the prices of a service that cannot be read: who names them made no mistake. */
export const UNREAD_PRICES = 'price:*';

function isKnown(name: string, fills: Fills): boolean {
  const isUnread = /^(?:price|upkeep):/.test(name) && UNREAD_PRICES in fills;
  return isUnread || Object.hasOwn(fills, name);
}

/** A misspelt `{emial}` must not reach a reader. */
function unknownName(name: string, fills: Fills): Complaint {
  const names = Object.keys(fills);
  const guess = nearest(name.replaceAll(' ', ''), names);
  // `{price:websites.basico}`: what the company does sell under that name.
  const alike = names.filter((known) => known.startsWith(`${name.split('.')[0]}.`));
  const offered = guess ? [guess] : alike;
  return {
    message: `esperado: o nome de um valor ou de um dado da empresa; encontrado: {${name}}`,
    fix:
      offered.length > 0
        ? `será ${offered.map((known) => `{${known}}`).join(' ou ')}?`
        : `escreva um dos nomes de docs/${'total' in fills ? 'propostas' : 'escrever'}.md, ou o próprio texto, sem chaves`,
  };
}

/** The data with values in the place of their names. `start`: where in the file the data stand. */
export function fillData<Data>(
  source: Source | undefined,
  data: Data,
  { fills, start = [], originOf }: DataFilling,
  problems: Problems,
): Data {
  const walk = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      for (const { name } of namesIn(value)) {
        if (isKnown(name, fills) || !source) continue;
        const { message, fix } = unknownName(name, fills);
        const origin = originOf?.(path);
        const full = origin ? `${message} (${origin})` : message;
        problems.add({ ...source.at(path), message: full, fix });
      }
      // In Markdown the parser takes the backslash away.
      return fillNames(value, fills).replaceAll('\\{', '{');
    }
    if (Array.isArray(value)) return value.map((one, index) => walk(one, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, walk(one, [...path, key])]),
    );
  };
  return walk(data, start) as Data;
}

interface DataFilling {
  fills: Fills;
  start?: readonly PropertyKey[];
  /** Says of a value that another file says which one. */
  originOf?: (path: readonly PropertyKey[]) => string | undefined;
}

/** Code says what it says. */
const CODE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n {0,3}\1|$)|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/gm;

/** A body with values in the place of names; `report` hears of names of nothing, with their offsets. */
export function fillBody(
  body: string,
  fills: Fills,
  report: (offset: number, complaint: Complaint) => void,
): string {
  if (!body.includes('{') || namesIn(body).length === 0) return body;
  let filled = '';
  let end = 0;
  eachPlainPart(body, (part, start) => {
    for (const { name, index } of namesIn(part)) {
      if (!isKnown(name, fills)) report(start + index, unknownName(name, fills));
    }
    filled += body.slice(end, start) + fillNames(part, fills);
    end = start + part.length;
  });
  return filled;
}

/** Visits each part of a body that is no code, with where it begins. */
export function eachPlainPart(body: string, visit: (part: string, start: number) => void): void {
  let end = 0;
  for (const { 0: code, index } of /[`~]/.test(body) ? body.matchAll(CODE) : []) {
    visit(body.slice(end, index), end);
    end = index + code.length;
  }
  visit(body.slice(end), end);
}
