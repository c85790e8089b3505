// Finds what is still to be written: texts that begin with a mark, and values and drawings of the sample.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PLACEHOLDER_PREFIX } from '../../domain/content/fields.ts';
import { type Company, isPublicAddress } from '../../domain/content/site.ts';
import { compareText, complaint, type Problem } from '../../domain/problem.ts';
import { SAMPLE } from '../../domain/sample.ts';
import { slugOf } from '../../domain/text.ts';
import { SHARE } from '../assets/assets.ts';
import { SINGLE_FILES } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import { type Source, valuesIn } from '../content/source.ts';
import { hashOf } from '../run/disk-cache.ts';
import type { BuildConfig } from '../run/options.ts';
import type { Problems } from '../run/problems.ts';

/** A text that is to be written, at its place. */
export interface Placeholder extends Problem {
  /** The text there now. */
  found: string;
  isUnwritten?: boolean;
}

/**
 * Lists all placeholders in one notice. Each is a problem with `--strict`, and in what is being sent to a client;
 * one that begins with `A escrever:` also at a public address.
 */
export function checkPlaceholders(site: Site, config: BuildConfig, problems: Problems): void {
  const { company } = site;
  const form = formOf(company);
  const written = sourcesOf(site)
    .flatMap((source) => placeholdersIn(source, form))
    // The environment may give another address.
    .filter(({ path, found }) => path !== 'url' || found === company.url);
  const drawings = drawingsIn(config.root, site);
  const { sending } = config;
  if (sending) {
    const text = readByClient(site, sending.file);
    const isRead = ({ file, found }: Placeholder) =>
      file === sending.file || text.includes(JSON.stringify(found).slice(1, -1));
    problems.add(...[...written.filter(isRead), ...drawings].map(problemOf));
    return;
  }
  // An entry of the library is published only where a proposal uses it.
  const stops = ({ file, isUnwritten }: Placeholder) =>
    isUnwritten && !config.preview && isPublicAddress(company.url) && !file.startsWith(LIBRARY);
  const all = [...written, ...drawings];
  const waiting = all.filter((one) => !stops(one));
  const where = `esperado: o texto de verdade, para publicar em ${company.url}`;
  for (const one of all.filter(stops))
    problems.add({ ...problemOf(one), message: `${where}; encontrado: ${one.found}` });
  if (waiting.length > 0)
    problems.notice({ message: summaryOf(waiting), strict: waiting.map(problemOf) });
}

/** Every text of a file that is to be written. */
export function placeholdersIn(source: Source, form?: RegExp): Placeholder[] {
  const { file, text } = source;
  const hasExamples = file === SINGLE_FILES.site.file || /^content\/proposals\/[^/]+$/.test(file);
  const isSuspect =
    hasExamples || text.includes(PLACEHOLDER_PREFIX) || (form && text.search(form) >= 0);
  if (!isSuspect) return [];
  const inData = valuesIn(source.data).flatMap(({ path, value }): Placeholder[] => {
    if (hasExamples && value === SAMPLE.priceCents && path.at(-1) === 'priceCents')
      return [{ ...source.at(path), found: String(value), ...EXAMPLE(String(value)) }];
    // Visitors see no setting of the build, and no id.
    if (typeof value !== 'string' || path[0] === 'allowedSampleWords') return [];
    const why = value.includes(PLACEHOLDER_PREFIX)
      ? MARKED(value)
      : hasExamples && isExample(value)
        ? EXAMPLE(value)
        : sampleIn(value, file, form);
    return why ? [{ ...source.at(path), found: value, ...why }] : [];
  });
  const body = source.body.replace(CODE, (code) => code.replace(/\S/g, ' '));
  const inBody = [...body.matchAll(MARKS), ...(form ? body.matchAll(form) : [])].map(
    ({ 0: found, index }) => {
      const isMarked = found.startsWith(PLACEHOLDER_PREFIX);
      return { ...source.inBody(index), found, ...(isMarked ? MARKED(found) : OF_SAMPLE(found)) };
    },
  );
  return [...inData, ...inBody];
}

/** Marks in Markdown: wherever a reader would see one. */
const MARKS = new RegExp(`${PLACEHOLDER_PREFIX}.*`, 'g');
const LIBRARY = 'content/proposals/library/';

/** Code in a text: between fences, or in a line. */
const CODE = /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))|`[^`\n]+`/gm;

const MARKED = (found: string): Omit<Placeholder, 'file' | 'found'> => ({
  ...complaint('o texto de verdade', found, 'escreva no lugar dele, sem “A escrever:”'),
  isUnwritten: true,
});
const EXAMPLE = (found: string) =>
  complaint(
    'o valor de verdade',
    `${found}, de exemplo`,
    'escreva no lugar dele o da empresa ou do cliente',
  );
const OF_SAMPLE = (found: string) =>
  complaint(
    'um texto desta empresa',
    `"${found}", do site de exemplo`,
    'escreva o da empresa, como {brand} no lugar da marca; se a palavra é mesmo dela, ponha-a em allowedSampleWords, em content/site.yaml',
  );

/** True for a sample value, and for an address of a host that cannot exist (RFC 2606). */
function isExample(value: string): boolean {
  const isHost = /\.example(?:[/?#]|$)/.test(value) && !/\s/.test(value);
  return isHost || SAMPLE.examples.some((example) => value.includes(example));
}

/** Mentions of the sample's company in a text; ids say nothing to visitors. */
function sampleIn(value: string, file: string, form: RegExp | undefined) {
  const isId = file !== SINGLE_FILES.people.file && /^[a-z]+(?:-[a-z]+)+$/.test(value);
  const [found] = (form && !isId && value.match(form)) || [];
  return found === undefined ? undefined : OF_SAMPLE(found);
}

/** A pattern for what identifies the sample, if the company is another: whole words, also as in ids. */
function formOf({ brand, allowedSampleWords = [] }: Company): RegExp | undefined {
  if (brand.toLowerCase() === SAMPLE.brand.toLowerCase()) return undefined;
  const known = new Set(allowedSampleWords.map((word) => word.toLowerCase()));
  const spellings = [...SAMPLE.values, ...SAMPLE.examples]
    .filter((value) => !known.has(value.toLowerCase()))
    .flatMap((value) => [value, slugOf(value)])
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The replacement of each drawing that identifies the company. */
const DRAWINGS = {
  'content/mark.svg': 'ponha no lugar dele a marca da empresa, como SVG',
  'content/favicon.svg': 'ponha no lugar dele um SVG quadrado, que se reconheça bem pequeno',
  [SHARE]: 'ponha no lugar dele um PNG de 1200 × 630 com a marca da empresa',
};

function drawingsIn(root: string, { company, people, files }: Site): Placeholder[] {
  if (company.brand.toLowerCase() === SAMPLE.brand.toLowerCase()) return [];
  const isOfSample = (file: string): boolean => {
    const path = join(root, file);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
    return isFile === true && SAMPLE.drawings.includes(hashOf(readFileSync(path)));
  };
  const drawingProblem = (what: string, fix: string) => ({
    found: '',
    ...complaint(what, 'o do site de exemplo', fix),
  });
  const portraits = people.flatMap(({ image = '' }) => {
    const [place] = isOfSample(`public${image}`)
      ? (files.sources.people?.placesOf(image) ?? [])
      : [];
    return place
      ? [{ ...place, ...drawingProblem('o retrato da pessoa', 'ponha o dela no lugar') }]
      : [];
  });
  const own = Object.entries(DRAWINGS).filter(([file]) => isOfSample(file));
  return [
    ...own.map(([file, fix]) => ({ file, ...drawingProblem('um desenho da empresa', fix) })),
    ...portraits,
  ];
}

/** All content files that are displayed, in the order in which visitors come to them. */
function sourcesOf(site: Site): Source[] {
  const { navigation, pages, posts, projects, businesses, jobs, proposals } = site;
  const menu = navigation.header.map(({ href }) => href);
  const placeOf = (route: string) => (route === '/' ? -1 : menu.indexOf(route) + 1 || Infinity);
  const inOrder = [...pages].sort(
    (a, b) => placeOf(a.route) - placeOf(b.route) || compareText(a.file, b.file),
  );
  const entries = [...inOrder, ...businesses, ...projects, ...posts, ...jobs, ...proposals];
  const { site: company, ...lists } = site.files.sources;
  return [
    ...new Set([company, ...entries.map(({ source }) => source), ...Object.values(lists)]),
  ].filter((source) => source !== undefined);
}

/** All that a client reads of a proposal, as one text. */
function readByClient({ company, proposals }: Site, file: string): string {
  const { brand, legalName, cnpj, url, email, phone, address, dataOfficer, pix } = company;
  const own = { brand, legalName, cnpj, url, email, phone, address, dataOfficer, pix };
  return JSON.stringify([
    own,
    ...proposals.filter((one) => one.file === file).map(({ data }) => data),
  ]);
}

const problemOf = ({ found: _, isUnwritten: __, ...problem }: Placeholder): Problem => problem;

/** The most files that the notice names. */
const SHOWN_FILES = 12;

function summaryOf(all: readonly Placeholder[]): string {
  const files = [...new Set(all.map(({ file }) => file))];
  const lines = files
    .slice(0, SHOWN_FILES)
    .map((file) => `\n    ${file}${linesOf(all.filter((one) => one.file === file))}`);
  const more = files.length - lines.length;
  const others = more > 0 ? `\n    e mais ${more === 1 ? '1 arquivo' : `${more} arquivos`}` : '';
  const count = all.length === 1 ? '1 texto' : `${all.length} textos`;
  return `a escrever, ou de exemplo: ${count}; npm run build -- --strict mostra cada um${lines.join('')}${others}`;
}

/** `, linha 6`, `, linhas 6, 11 e 12`; nothing for a whole file. */
export function linesOf(places: readonly Pick<Problem, 'line'>[]): string {
  const lines = [
    ...new Set(places.flatMap(({ line }) => (line === undefined ? [] : String(line)))),
  ];
  if (lines.length === 0) return '';
  return `, ${lines.length > 1 ? 'linhas' : 'linha'} ${new Intl.ListFormat('pt-BR').format(lines)}`;
}
