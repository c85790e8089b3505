// Finds contradictions in content: within one file, or between several of a kind.

import type * as z from 'zod/mini';
import { HEADER_PRESET } from '../../domain/content/data-files.ts';
import { metaOf, SLUG } from '../../domain/content/fields.ts';
import type { Job } from '../../domain/content/job.ts';
import type { Business, PageContent, SectionsPage } from '../../domain/content/page.ts';
import type { PostData } from '../../domain/content/post.ts';
import type { Project } from '../../domain/content/project.ts';
import { itemId, LIBRARY_PARTS, type ProposalFile } from '../../domain/content/proposal.ts';
import type { Section, SectionType } from '../../domain/content/sections.ts';
import type { Theme } from '../../domain/content/theme.ts';
import { expectedFound, type Problem } from '../../domain/problem.ts';
import { lowContrastPairs } from '../assets/palette.ts';
import {
  COLLECTIONS,
  type Entry,
  SINGLE_FILES,
  type SingleFileName,
  type SingleFiles,
  type Sources,
} from '../content/collections.ts';
import type { Loader } from '../content/load.ts';
import { checkReference, checkReferences, type NamedLists } from '../content/references.ts';
import type { Source } from '../content/source.ts';
import { checkProposal } from '../proposal/check-proposal.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';

interface Content {
  folders: {
    pages: readonly Entry<PageContent>[];
    posts: readonly Entry<PostData>[];
    projects: readonly Entry<Project>[];
    businesses: readonly Entry<Business>[];
    jobs: readonly Entry<Job>[];
    proposals: readonly Entry<ProposalFile>[];
  };
  refused: Loader['refused'];
  records: Partial<SingleFiles>;
  sources: Sources;
  lists: NamedLists;
}

/** Finds contradictions between entries, and references to names that do not exist. */
export function checkContent(
  config: BuildConfig,
  { folders, refused, records, sources, lists }: Content,
  problems: Problems,
): void {
  const { pages, posts, projects, businesses, jobs, proposals } = folders;
  const { people = [], testimonials = [], presets, theme } = records;
  const references = <Data>(entries: readonly Entry<Data>[], schema: z.ZodMiniType<Data>) =>
    entries.flatMap((entry) => checkReferences(entry, schema, lists));
  problems.add(
    ...references(pages, COLLECTIONS.pages.schema),
    ...references(posts, COLLECTIONS.blog.schema),
    ...references(projects, COLLECTIONS.portfolio.schema),
    ...references(businesses, COLLECTIONS.businesses.schema),
    ...references(jobs, COLLECTIONS.jobs.schema),
    ...references(proposals, COLLECTIONS.proposals.schema),
    ...pages.flatMap(checkPage),
    ...[...pages, ...businesses].flatMap(checkSections),
    ...posts.flatMap(checkPost),
    ...checkAuthors(posts, people, lists),
    ...jobs.flatMap(checkJob),
    ...checkProjects(projects, lists),
    ...checkBusinesses(businesses),
  );
  // The names in a refused file are checked too, so that all of its problems are reported at once.
  for (const { source, schema } of refused) {
    const found = source ? checkReferences({ source, data: source.data }, schema, lists) : [];
    for (const one of found) problems.addOrMend(one);
  }
  for (const entry of proposals) checkProposal(entry, records, config, problems);
  for (const name of Object.keys(SINGLE_FILES) as SingleFileName[]) {
    const [source, data] = [sources[name], records[name]];
    const { schema }: { schema: z.ZodMiniType } = SINGLE_FILES[name];
    if (source && data) problems.add(...checkReferences<unknown>({ source, data }, schema, lists));
  }
  for (const [source, list] of [
    [sources.people, people],
    [sources.testimonials, testimonials],
  ] as const) {
    if (source) problems.add(...checkListIds(source, list));
  }
  if (presets && !(HEADER_PRESET in presets)) {
    const message = `falta a chave "${HEADER_PRESET}", a mensagem do botão no alto de todas as páginas`;
    const fix = `acrescente ${HEADER_PRESET}: "Olá! Quero pedir um orçamento."`;
    problems.add({ file: SINGLE_FILES.presets.file, ...sources.presets?.at([]), message, fix });
  }
  if (sources.theme && theme) problems.add(...checkTheme(theme, sources.theme));
  for (const part of LIBRARY_PARTS) {
    const source = sources[part];
    if (source) problems.add(...checkIds(source, Object.keys(records[part] ?? {})));
  }
}

function checkIds(source: Source, ids: readonly string[]): Problem[] {
  const { description = '', example = '' } = metaOf(itemId) ?? {};
  return ids
    .filter((id) => !itemId.safeParse(id).success)
    .map((id) => ({
      ...source.atKey([id]),
      message: expectedFound(description, `"${id}"`),
      fix: `escreva ${example}: (um exemplo)`,
    }));
}

type Check<Data> = (entry: Entry<Data>) => Problem[];

function problemAt(
  source: Source,
  path: readonly PropertyKey[],
  [expected, found]: readonly [expected: string, found: string],
  fix: string,
): Problem {
  return { ...source.at(path), message: expectedFound(expected, found), fix };
}

const checkPage: Check<PageContent> = ({ source, data: { template = 'sections' } }) => {
  const end = template === 'document' ? '.md' : '.yaml';
  if (source.file.endsWith(end)) return [];
  const expected = `um arquivo que termine em ${end} para o template "${template}"`;
  const fix = `renomeie para ${source.file.replace(/\.\w+$/, end)}`;
  return [problemAt(source, ['template'], [expected, source.file], fix)];
};

const checkPost: Check<PostData> = ({ source, data: { publishedOn, updatedOn } }) => {
  if (source.body.trim() === '') {
    const message = expectedFound('o texto do artigo, abaixo do segundo ---', 'nada');
    return [{ ...source.at(['title']), message, fix: 'escreva o texto, ou apague o arquivo' }];
  }
  if (updatedOn === undefined || updatedOn >= publishedOn) return [];
  const expected = `um dia a partir de publishedOn (${publishedOn})`;
  const fix = 'escreva o dia da última mudança, ou tire a linha';
  return [problemAt(source, ['updatedOn'], [expected, updatedOn], fix)];
};

/** Checks authors: people by id, or guests by name. A guest with the name of a person of the company is reported. */
function checkAuthors(
  posts: readonly Entry<PostData>[],
  people: SingleFiles['people'],
  lists: NamedLists,
): Problem[] {
  const known = people.flatMap(({ id, name }) => [id, name]);
  // Each name is compared once, since few people write many articles.
  const authors = [...new Set(posts.map(({ data }) => data.author))];
  const unknown = authors.filter((name) => SLUG.test(name) || known.includes(name));
  return posts.flatMap(({ source, data: { author: name } }) =>
    unknown.includes(name)
      ? checkReference(source, { path: ['author'], list: 'people', name }, lists)
      : [],
  );
}

const checkJob: Check<Job> = ({ source, data }) => {
  const { salaryMinReais: min, salaryMaxReais: max, publishedOn, validThrough } = data;
  const problems: Problem[] = [];
  if ((min === undefined) !== (max === undefined)) {
    const [has, lacks] =
      min === undefined
        ? ['salaryMaxReais', 'salaryMinReais']
        : ['salaryMinReais', 'salaryMaxReais'];
    const fix = `acrescente a linha ${lacks}: ${min ?? max}, ou tire esta`;
    problems.push(problemAt(source, [has as string], [`${lacks} ao lado de ${has}`, 'nada'], fix));
  } else if (min !== undefined && max !== undefined && min > max) {
    const expected = `no máximo salaryMaxReais (${max})`;
    const fix = 'escreva o menor em salaryMinReais, e o maior em salaryMaxReais';
    problems.push(problemAt(source, ['salaryMinReais'], [expected, `${min}`], fix));
  }
  if (validThrough < publishedOn) {
    const expected = `um dia depois de publishedOn (${publishedOn})`;
    const fix = 'escreva o último dia para se candidatar';
    problems.push(problemAt(source, ['validThrough'], [expected, validThrough], fix));
  }
  return problems;
};

/** Keys that a section does not show in a variant, which is the plain one if none is named. */
const NOT_RENDERED: readonly { type: SectionType; variant?: string; keys: readonly string[] }[] = [
  { type: 'opening', keys: ['claims', 'caption'] },
  { type: 'opening', variant: 'home', keys: ['person'] },
  { type: 'opening', variant: 'thanks', keys: ['kicker', 'claims', 'caption', 'person'] },
  { type: 'points', keys: ['person'] },
  { type: 'points', variant: 'green', keys: ['button', 'picture'] },
  { type: 'points', variant: 'faces', keys: ['button', 'picture'] },
  { type: 'text', variant: 'statement', keys: ['badges', 'links'] },
];

/** Types of which a page may have only one, since their ids are fixed; those of one list exclude each other. */
const ONCE_A_PAGE: readonly (readonly SectionType[])[] = [
  ['closing'],
  ['contact', 'application'],
  ['booking'],
];

/** Checks that a page begins with its opening, that ids are unique, and that no key of NOT_RENDERED is written. */
function checkSections({ source, data }: Entry<object>): Problem[] {
  const { sections = [], template = 'sections' } = data as Partial<SectionsPage>;
  const found: Problem[] = [];
  const report = (path: readonly PropertyKey[], expected: string, is: string, fix: string) => {
    found.push(problemAt(source, ['sections', ...path], [expected, is], fix));
  };
  sections.forEach((section, index) => {
    const { type } = section;
    const isFirst = index === 0 && template === 'sections';
    const before = sections.slice(0, index);
    if (isFirst && type !== 'opening') {
      const fix = 'acrescente "- type: opening" com headline e lead antes das outras';
      report([0, 'type'], 'opening, a primeira seção', type, fix);
    }
    if (!isFirst && type === 'opening')
      report([index, 'type'], 'opening só no começo de uma lista de seções', type, 'tire a seção');
    if (
      ONCE_A_PAGE.some(
        (types) => types.includes(type) && before.some((one) => types.includes(one.type)),
      )
    )
      report([index, 'type'], `uma só seção ${type} na página`, 'mais uma', 'tire uma das duas');
    if (type === 'openings' && !sections.some((one) => one.type === 'application')) {
      const fix = 'acrescente a seção application, como em content/pages/carreiras.yaml';
      report([index, 'type'], 'o formulário das vagas na mesma página', 'nenhum', fix);
    }
    const id = idOf(section);
    if (id !== undefined && before.some((one) => idOf(one) === id)) {
      const again = `"${id}" pela segunda vez`;
      report([index, 'id'], 'um id só desta seção', again, 'mude um dos dois ids');
    }
    const variant = 'variant' in section ? section.variant : undefined;
    const unseen = NOT_RENDERED.filter((one) => one.type === type && one.variant === variant);
    for (const key of unseen.flatMap(({ keys }) => keys)) {
      if (Object(section)[key] === undefined) continue;
      const where = variant ? `variant: ${variant}` : `${type} sem variant`;
      report([index, key], `o que aparece em ${where}`, `${key}, que não aparece`, 'tire a linha');
    }
    if (section.type === 'steps' && variant === 'growth' && section.items.length !== 3)
      report([index, 'items'], 'três passos', `${section.items.length}`, 'tire variant: growth');
    if (section.type === 'questions' && section.ask && !section.person)
      report([index, 'ask'], 'person ao lado de ask', 'nada', 'acrescente person, ou tire ask');
    if (section.type === 'packages') {
      section.items.forEach(({ from }, place) => {
        const first = section.items.findIndex((one) => one.from === from);
        if (from === undefined || first === place) return;
        const path = [index, 'items', place, 'from'];
        const again = `"${from}" pela segunda vez`;
        report(path, 'cada pacote uma vez', again, 'tire um, ou escreva-o sem from:');
      });
    }
  });
  return found;
}

function idOf(section: Section): string | undefined {
  return 'id' in section ? section.id : undefined;
}

/** Checks that no two files of a group have the same value of one of `keys`. */
function checkUnique<Data extends object>(
  entries: readonly Entry<Data>[],
  keys: readonly (keyof Data & string)[],
  groupOf: (data: Data) => string = () => '',
): Problem[] {
  return keys.flatMap((key) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ source, data }) => {
      const [group, value] = [groupOf(data), data[key]];
      const owner = owners.get(`${group} ${value}`);
      owners.set(`${group} ${value}`, owner ?? source.file);
      if (owner === undefined) return [];
      const expected = `${key} diferente em cada arquivo${group && ` de ${group}`}`;
      const found = `${JSON.stringify(value)}, como em ${owner}`;
      return [problemAt(source, [key], [expected, found], `mude ${key}: em um dos dois`)];
    });
  });
}

function checkBusinesses(entries: readonly Entry<Business>[]): Problem[] {
  return checkUnique(entries, ['name', 'position']);
}

function checkProjects(entries: readonly Entry<Project>[], lists: NamedLists): Problem[] {
  const own = checkUnique(entries, ['title', 'position'], ({ category }) => category);
  return [...own, ...entries.flatMap((entry) => checkCaseStudy(entry, lists))];
}

/** Checks that a project has both a text and the group `case`, or neither, and does not list itself as similar. */
function checkCaseStudy(
  { source, file, name, data }: Entry<Project>,
  { projects }: NamedLists,
): Problem[] {
  const hasText = file.endsWith('.md') && source.body.trim() !== '';
  if (hasText && !data.case) {
    const message = 'falta o grupo case: junto do texto';
    const fix =
      'acrescente case: com headline, lead, facts, change e measured, ou troque o fim do nome do arquivo para .yaml';
    return [{ ...source.at(['title']), message, fix }];
  }
  if (!hasText && data.case) {
    const message =
      'falta o texto do grupo case:, abaixo do segundo --- de um arquivo que termina em .md';
    const fix = `o nome é ${file.replace(/\.\w+$/, '.md')}: --- acima e abaixo destas linhas, e o texto depois`;
    return [{ ...source.at(['case']), message, fix }];
  }
  const index = data.case?.similar.indexOf(name) ?? -1;
  if (index < 0 || !projects) return [];
  const others = { ...projects, known: projects.known.filter((other) => other !== name) };
  const reference = { path: ['case', 'similar', index], list: 'projects', name } as const;
  return checkReference(source, { ...reference, path: [...reference.path] }, { projects: others });
}

/** Checks that ids are unique in a list, since content refers to people and testimonials by them. */
function checkListIds(source: Source, list: readonly { id?: string | undefined }[]): Problem[] {
  const ids = list.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    if (id === undefined || ids.indexOf(id) === index) return [];
    const found = `"${id}" pela segunda vez`;
    const expected = 'um id só deste item';
    return problemAt(source, [index, 'id'], [expected, found], 'mude um dos dois ids');
  });
}

const THEME = {
  ink: 'uma tinta (ink) mais escura que o fundo (ground), que dê para ler nele',
  accent: 'um realce (accent) que apareça no fundo (ground)',
};

function checkTheme({ colours }: Theme, source: Source): Problem[] {
  return lowContrastPairs(colours).map(({ one, other, needed, contrast }) => {
    const expected = `${THEME[one]}, com contraste de ${needed}:1 com ${other}`;
    const fix = `escureça ${one}, ou clareie ${other}; o tema escuro é calculado a partir destas cores`;
    // Cut, since a contrast that is too low may round to the one that is needed.
    const found = `${Math.floor(contrast * 100) / 100}:1`;
    return problemAt(source, ['colours', one], [expected, found], fix);
  });
}
