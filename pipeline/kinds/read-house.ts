// Reads the records of the house: the files of content/ that hold one list or one record each.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { overrides } from '../../domain/content/environment.ts';
import { hintOf } from '../../domain/content/fields.ts';
import { houseFills } from '../../domain/content/fills.ts';
import { guaranteeSchema } from '../../domain/content/guarantee.ts';
import { peopleSchema } from '../../domain/content/person.ts';
import type { Project } from '../../domain/content/project.ts';
import {
  claimsSchema,
  navigationSchema,
  presetsSchema,
  type Site,
  siteSchema,
} from '../../domain/content/site.ts';
import { testimonialsSchema } from '../../domain/content/testimonial.ts';
import { themeSchema } from '../../domain/content/theme.ts';
import { redirectsSchema } from '../../domain/hosting/redirects.ts';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { resolveClaims, resolveTestimonials } from '../../domain/references.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import { type Reader, readRecord } from '../read/read-source.ts';
import type { Run } from '../run.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { checkNames, type NamedLists } from './checks/check-names.ts';
import { checkTheme } from './checks/check-theme.ts';
import type { House } from './collections.ts';

/** The shape of each file that holds one list or one record. */
export const SINGLE_SCHEMAS = {
  site: siteSchema,
  claims: claimsSchema,
  navigation: navigationSchema,
  presets: presetsSchema,
  testimonials: testimonialsSchema,
  people: peopleSchema,
  guarantee: guaranteeSchema,
  redirects: redirectsSchema,
  theme: themeSchema,
};

type RecordName = keyof typeof SINGLE_SCHEMAS;
const RECORD_NAMES = Object.keys(SINGLE_SCHEMAS) as RecordName[];
export type Records = { [Name in RecordName]: z.output<(typeof SINGLE_SCHEMAS)[Name]> };

/** What a house without the file has. */
const WITHOUT: Partial<Records> = {
  guarantee: { title: '', points: [] },
  claims: {},
  presets: {},
  testimonials: [],
  people: [],
  redirects: {},
};

interface ReadHouse {
  /** Undefined when one of its files is missing or wrong. */
  house: House | undefined;
  /** As far as they could be read. */
  records: Partial<Records>;
  sources: House['sources'];
}

/** `projects` by the names of their files. */
export function readHouse(
  { env }: Run,
  projects: ReadonlyMap<string, Project>,
  reader: Reader,
): Outcome<ReadHouse> {
  const { records, sources, problems } = readRecords(reader);
  const { testimonials } = records;
  if (sources.testimonials && testimonials) {
    problems.push(...checkIds(sources.testimonials, testimonials));
  }
  if (sources.theme && records.theme) problems.push(...checkTheme(records.theme, sources.theme));
  if (!isWhole(records)) return { value: { house: undefined, records, sources }, problems };
  const { value: site, problems: wrong = [] } = applyEnvironment(env, records.site);
  const house: House = {
    ...records,
    site,
    testimonials: resolveTestimonials(records.testimonials, projects),
    claims: resolveClaims(records.claims, projects),
    fills: houseFills(site),
    sources,
  };
  return { value: { house, records, sources }, problems: [...problems, ...wrong] };
}

/** What its records call by a name that nothing answers to. */
export function checkHouse({ records, sources }: ReadHouse, lists: NamedLists): Problem[] {
  return RECORD_NAMES.flatMap((name) => {
    const [source, data, schema] = [sources[name], records[name], SINGLE_SCHEMAS[name]];
    return source && data ? checkNames<unknown>(source, schema, data, lists) : [];
  });
}

function checkIds(source: Source, testimonials: Records['testimonials']): Problem[] {
  const ids = testimonials.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    if (id === undefined || ids.indexOf(id) === index) return [];
    const message = `esperado: um id só deste item; encontrado: "${id}" pela segunda vez`;
    return {
      ...source.at([index, 'id']),
      message,
      fix: 'mude um dos dois ids',
    };
  });
}

function readRecords(reader: Reader) {
  const records: Partial<Records> = {};
  const sources: { [Name in RecordName]?: Source } = {};
  const problems: Problem[] = [];
  for (const name of RECORD_NAMES) {
    const file = SINGLE_FILES[name];
    if (name in WITHOUT && !existsSync(join(reader.root, file))) {
      Object.assign(records, { [name]: WITHOUT[name] });
      continue;
    }
    const {
      data,
      source,
      problems: wrong,
    } = readRecord<unknown>(reader, file, SINGLE_SCHEMAS[name]);
    Object.assign(records, { [name]: data });
    if (source) sources[name] = source;
    problems.push(...wrong);
  }
  return { records, sources, problems };
}

function isWhole(records: Partial<Records>): records is Records {
  return Object.values(records).every((data) => data !== undefined);
}

function applyEnvironment(env: Run['env'], site: Site): Outcome<Site> {
  const problems: Problem[] = [];
  const value = overrides.reduce((current, { variable, schema, apply }) => {
    const written = env[variable];
    if (written === undefined || written === '') return current;
    if (schema.safeParse(written).success) return apply(current, written);
    const { expected = '', mend, example = '' } = hintOf(schema) ?? {};
    const better = mend?.(written) ?? example;
    problems.push({
      file: 'environment',
      path: variable,
      message: expectedFound(expected, `"${written}"`),
      fix: `defina ${variable}=${better}, ou remova a variável para valer o que está em content/site.yaml`,
    });
    return current;
  }, site);
  return { value, problems };
}
