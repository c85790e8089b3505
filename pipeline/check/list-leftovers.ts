// Finds what is left of the sample, and of starters, once the house has a brand of its own: names, years, sentences as they came.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claims } from '../../domain/content/site.ts';
import type { Problem } from '../../domain/problem.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { same, type Words } from '../../domain/wording.ts';
import type { Entries, House } from '../kinds/collections.ts';
import type { Kind } from '../kinds/kind.ts';
import { STARTERS_FOLDER } from '../kinds/starter.ts';
import type { Run } from '../run.ts';
import { placeAt, type Source } from '../source.ts';
import type { Outcome } from '../stages.ts';

/** Every place is a problem with `--strict`, and else told in a line. */
export function listLeftovers(
  run: Run,
  { house, entries }: { house: House; entries: Entries },
  kinds: readonly Kind[],
): Outcome<undefined> {
  const { site, claims, sources } = house;
  if (site.brand === site.sampleBrand) return { value: undefined };
  const written = [...entries.values()].flat().map(({ source }) => source);
  const own = Object.values(sources).filter((source) => source !== undefined);
  const found: [what: Words, all: Leftover[]][] = [
    [{ en: 'left of the sample', pt: 'ainda é do exemplo' }, namesIn([...own, ...written], house)],
    [
      { en: 'left of starters', pt: 'ainda está como o modelo escreveu' },
      kinds.flatMap((kind) => startersIn(run.root, kind, entries)),
    ],
    [
      { en: 'left of another founding year', pt: 'anos que não batem com foundedYear' },
      yearsIn(claims, house, run.today),
    ],
  ];
  if (run.strict) return { value: undefined, problems: found.flatMap(([, all]) => all) };
  const notices = found.flatMap(([what, all]) =>
    listPlaces(all, run.all).map((places) => ({
      message: { en: `${what.en}: ${places.en}`, pt: `${what.pt}: ${places.pt}` },
    })),
  );
  return { value: undefined, notices };
}

interface Leftover extends Problem {
  /** What was found. */
  name: string;
}

const SHOWN = 6;

/** The first places in one line, or all of them in a line each. */
function listPlaces(found: readonly Leftover[], all = false): Words[] {
  const places = found.map(({ file, line, name }) => `${file}:${line} (${name})`);
  if (all || places.length === 0) return places.map(same);
  const others = places.length - SHOWN;
  const first = places.slice(0, SHOWN).join(', ');
  if (others <= 0) return [same(first)];
  return [
    {
      en: `${first} and ${others} more: npm run build -- --all names all`,
      pt: `${first} e mais ${others}: npm run build -- --all diz todos`,
    },
  ];
}

/** A name that is the house's own too is nothing of the sample. */
function namesIn(sources: readonly Source[], { site }: House): Leftover[] {
  const { sampleBrand, sample = [], city, foundedYear } = site;
  const own = `${city} ${foundedYear}`;
  const names = [sampleBrand ?? [], sample].flat().filter((name) => !own.includes(name));
  if (names.length === 0) return [];
  // People and projects are called by the names of files and ids, too.
  const forms = names.flatMap((name) => (name.includes(' ') ? [name, slugOf(name)] : name));
  const longestFirst = forms.toSorted((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return sources.flatMap((source) =>
    [...saidIn(source).matchAll(pattern)].map(({ 0: name, index }) => ({
      ...{ file: source.file, ...placeAt(source.text, index), name },
      message: {
        en: `expected words of your house, found ${name} of the sample`,
        pt: `esperado: palavras da sua casa; encontrado: ${name}, do exemplo`,
      },
      fix: {
        en: 'write yours; what is true of your house too goes out of sample: in content/site.yaml',
        pt: 'escreva as suas; o que vale também para a sua casa sai de sample: em content/site.yaml',
      },
    })),
  );
}

/** The text with blanks for comments, and for what lists the sample itself. */
function saidIn(source: Source): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let { text } = source;
  for (const key of ['sample', 'sampleBrand', 'placeholders']) {
    const [start, value] = [source.startOf([key]), source.writtenAt([key])];
    if (!source.file.endsWith('/site.yaml') || start === undefined || value === undefined) continue;
    text = text.slice(0, start) + blank(value) + text.slice(start + value.length);
  }
  const end = text.length - source.body.text.length;
  return text.slice(0, end).replace(/^ *#.*$/gm, blank) + text.slice(end);
}

/** Proposals have their own: they are not sent with them. */
function startersIn(root: string, kind: Kind, entries: Entries): Leftover[] {
  if (!kind.starter || kind.starter.isPrivate) return [];
  const sentences = sentencesOf(root, `${kind.name}${kind.starter.extension}`);
  return (entries.get(kind.folder) ?? []).flatMap(({ source }) =>
    sentences.flatMap((sentence) => {
      const at = source.text.indexOf(sentence);
      if (at < 0) return [];
      return {
        ...{ file: source.file, ...placeAt(source.text, at), name: `${sentence.slice(0, 30)}…` },
        message: {
          en: 'expected your own words, found a sentence of the starter as it came',
          pt: 'esperado: palavras suas; encontrado: uma frase do modelo, como veio',
        },
        fix: {
          en: 'write what is true here, or remove it',
          pt: 'escreva o que vale aqui, ou tire',
        },
      };
    }),
  );
}

/** Shorter ones may be meant. */
const SENTENCE_LETTERS = 50;

/** The longer texts of a starter, as they stand in its file. */
function sentencesOf(root: string, name: string): string[] {
  const folder = join(root, STARTERS_FOLDER);
  if (!existsSync(folder) || !readdirSync(folder).includes(name)) return [];
  return readFileSync(join(folder, name), 'utf8')
    .split(/\n|\{\w+\}|^\w+: "?|"$/m)
    .map((part) => part.replace(/^[\s\-:"]+|(?<![\s"])[\s"]+$/g, ''))
    .filter((part) => part.length >= SENTENCE_LETTERS && !part.startsWith('#'));
}

/** `10 anos de mercado` of a house that is seven years old. */
function yearsIn(claims: Claims, { site, sources }: House, today: string): Leftover[] {
  const years = Number(today.slice(0, 4)) - site.foundedYear;
  return Object.entries(claims).flatMap(([page, group]) =>
    Object.entries(group).flatMap(([name, { value, label }]) => {
      const said = Number(value.replace(/\D/g, ''));
      if (!/^anos?\b/i.test(label) || said === years || !sources.claims) return [];
      return {
        ...{ ...sources.claims.at([page, name, 'value']), name: `${value} ${label}` },
        message: {
          en: `expected the years since foundedYear (${site.foundedYear}), found ${value}`,
          pt: `esperado: os anos desde foundedYear (${site.foundedYear}); encontrado: ${value}`,
        },
        fix: {
          en: `write value: "${years}", or remove the line`,
          pt: `escreva value: "${years}", ou tire a linha`,
        },
      };
    }),
  );
}

/** What finds a name; a year after a slash is that of a law. */
function literal(name: string): string {
  const found = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /^\d+$/.test(name) ? `(?<!\\/)${found}` : found;
}
