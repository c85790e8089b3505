// Reads the records of the house: the files of content/ that hold one list or one record each.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { overrides } from '../../domain/content/environment.ts';
import { hintOf } from '../../domain/content/fields.ts';
import { houseFills } from '../../domain/content/fills.ts';
import { labelsSchema } from '../../domain/content/labels.ts';
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
import { redirectsSchema } from '../../domain/hosting/redirects.ts';
import type { Problem } from '../../domain/problem.ts';
import { resolveTestimonials } from '../../domain/references.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import { type Reader, readRecord } from '../read/read-source.ts';
import type { Run } from '../run.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { testimonialReferences } from './checks/check-references.ts';
import type { House } from './collections.ts';
import type { Names } from './kind.ts';

interface ReadHouse {
  /** Undefined when one of its files is missing or wrong. */
  house: House | undefined;
  /** What its lists are called by, as far as they could be read. */
  names: Pick<Names, 'testimonials' | 'people'>;
}

interface Single<Data> {
  data: Data | undefined;
  source: Source | undefined;
}

/** `projects` by the names of their files; `projectNames` also those of files that are wrong. */
export function readHouse(
  { env }: Run,
  projects: ReadonlyMap<string, Project>,
  projectNames: readonly string[],
  reader: Reader,
): Outcome<ReadHouse> {
  const problems: Problem[] = [];
  const read = <Data>(
    name: keyof typeof SINGLE_FILES,
    schema: z.ZodMiniType<Data>,
  ): Single<Data> => {
    const { data, source, problems: found } = readRecord(reader, SINGLE_FILES[name], schema);
    problems.push(...found);
    return { data, source };
  };
  const site = read('site', siteSchema);
  const claims = read('claims', claimsSchema);
  const navigation = read('navigation', navigationSchema);
  const labels = read('labels', labelsSchema);
  const presets = read('presets', presetsSchema);
  const said = read('testimonials', testimonialsSchema);
  const people = existsSync(join(reader.root, SINGLE_FILES.people))
    ? read('people', peopleSchema)
    : { data: [], source: undefined };
  const redirects = existsSync(join(reader.root, SINGLE_FILES.redirects))
    ? read('redirects', redirectsSchema)
    : { data: {}, source: undefined };
  if (said.source && said.data) {
    problems.push(...testimonialReferences(said.source, said.data, projectNames));
  }
  const names = { testimonials: said.data?.flatMap(({ id }) => id ?? []), people: people.data };
  const value: ReadHouse = { house: undefined, names };
  if (!site.data || !claims.data || !navigation.data || !labels.data) return { value, problems };
  if (!presets.data || !said.data || !people.data || !redirects.data) return { value, problems };
  const applied = applyEnvironment(env, site.data);
  value.house = {
    site: applied.value,
    claims: claims.data,
    navigation: navigation.data,
    labels: labels.data,
    presets: presets.data,
    testimonials: resolveTestimonials(said.data, projects),
    people: people.data,
    redirects: redirects.data,
    fills: houseFills(applied.value),
    sources: sourcesOf({
      site,
      claims,
      navigation,
      labels,
      presets,
      testimonials: said,
      people,
      redirects,
    }),
  };
  return { value, problems: [...problems, ...(applied.problems ?? [])] };
}

function sourcesOf(files: Record<keyof House['sources'], Single<unknown>>): House['sources'] {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, { source }]) => (source ? [[name, source]] : [])),
  );
}

function applyEnvironment(env: Run['env'], site: Site): Outcome<Site> {
  const problems: Problem[] = [];
  const value = overrides.reduce((current, { variable, schema, apply }) => {
    const written = env[variable];
    if (written === undefined || written === '') return current;
    if (schema.safeParse(written).success) return apply(current, written);
    const hint = hintOf(schema);
    problems.push({
      file: 'environment',
      path: variable,
      message: `expected ${hint?.expected}, found "${written}"`,
      fix: `set ${variable}=${hint?.mend?.(written) ?? hint?.example}, or unset it to use content/site.yaml`,
    });
    return current;
  }, site);
  return { value, problems };
}
