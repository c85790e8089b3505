// What the content says, read from its files: tests of the real site ask for nothing else.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { houseFills, priceFills } from '../../domain/content/fills.ts';
import { dayInBrasilia } from '../../domain/proposal/expiry.ts';
import { type Fills, fillNames } from '../../domain/text/named-fills.ts';
import type { Tree } from './tiny-site.ts';

const CONTENT = resolve(import.meta.dirname, '../../content');

/** The day of the build: another one may begin while tests run. */
export const TODAY = dayInBrasilia(new Date());

/** The text of a content file, with one piece of it replaced. */
export function changedContent(file: string, found: string, replacement: string): Tree {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  if (!text.includes(found)) throw new Error(`${file} has no "${found}"`);
  return { [`content/${file}`]: text.replace(found, () => replacement) };
}

/** What stands for `{price:websites}`, `{brand}` and the like. */
function fills(): Fills {
  const services = listFolder('services').map((file) => ({
    name: file.replace(/\.\w+$/, ''),
    packages: parse(readFileSync(join(CONTENT, 'services', file), 'utf8')).packages ?? [],
  }));
  const site = parse(readFileSync(join(CONTENT, 'site.yaml'), 'utf8'));
  return { ...houseFills(site), ...priceFills(services) };
}

/** A YAML file of the content, parsed, with what it names. */
export function contentOf(file: string) {
  return parse(fillNames(readFileSync(join(CONTENT, file), 'utf8'), fills()));
}

const known = new Map<string, Records>();
type Records = Map<string, ReturnType<typeof contentOf>>;

/** The parsed files of a folder of the content, by their names without extension. */
export function recordsOf(folder: string): Records {
  const records = known.get(folder) ?? readRecords(folder);
  known.set(folder, records);
  return records;
}

function readRecords(folder: string): Records {
  return new Map(
    listFolder(folder).flatMap((file) => {
      if (!/\.(?:md|yaml)$/.test(file)) return [];
      const text = fillNames(readFileSync(join(CONTENT, folder, file), 'utf8'), fills());
      const data = file.endsWith('.md') ? text.split(/^---$/m)[1] : text;
      return [[file.replace(/\.\w+$/, ''), parse(data ?? '')] as const];
    }),
  );
}

/** Whether visitors are asked for their e-mail below the articles. */
export function hasNewsletter(): boolean {
  return 'newsletter' in contentOf('site.yaml').forms;
}

/** The page of this template, if the content has one. */
export function pageOfTemplate(template: string): ReturnType<typeof contentOf> | undefined {
  return [...recordsOf('pages').values()].find((page) => page.template === template);
}

/** What two pages that are laid out alike have in common. */
export function shapeOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (path.startsWith('/proposta')) return 'proposal';
  const pages = [...recordsOf('pages').values(), ...recordsOf('services').values()];
  const page = pages.find(({ route }) => route === path);
  return page?.template ?? folder;
}

/** Whether the content is still the sample that the specification describes. */
export function isSample(): boolean {
  const { brand, sampleBrand } = contentOf('site.yaml');
  return brand === sampleBrand;
}

/** The articles that are out, by their names. */
export function publishedPosts(): ReturnType<typeof recordsOf> {
  const isOut = ([, { draft, publishedOn }]: [string, ReturnType<typeof contentOf>]): boolean =>
    !draft && publishedOn <= TODAY;
  return new Map([...recordsOf('blog')].filter(isOut));
}

/** Its own files: beside proposals stands a folder with what was sent. */
function listFolder(folder: string): string[] {
  const path = join(CONTENT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function people(): { id: string; name: string }[] {
  return existsSync(join(CONTENT, 'people.yaml')) ? contentOf('people.yaml') : [];
}

/** The name of a person of the house; a guest is written by name. */
export function authorOf({ author }: { author: string }): string {
  return people().find(({ id }) => id === author)?.name ?? author;
}

/** Somebody of the house, or a guest. */
export function anAuthor(): string {
  return people()[0]?.id ?? 'Rosa Amaral';
}
