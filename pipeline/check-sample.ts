// Searches the content of another company for values that identify the company of the sample.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../domain/problem.ts';
import { SAMPLE } from '../domain/sample.ts';
import { slugOf } from '../domain/text.ts';
import { SHARE } from './assets.ts';
import { hashOf } from './cache.ts';
import { RECORDS } from './load.ts';
import type { Run } from './options.ts';
import type { Problems } from './problems.ts';
import type { Site } from './site.ts';
import { type Source, valuesIn } from './source.ts';

/** Each place is a problem with `--strict` and before a proposal is sent; otherwise one notice counts them. */
export function checkSample(
  site: Site,
  { root, strict, sending }: Pick<Run, 'root' | 'strict' | 'sending'>,
  problems: Problems,
): void {
  const { company, sources } = site;
  if (company.brand.toLowerCase() === SAMPLE.brand.toLowerCase()) return;
  // Placeholders are reported by their own check.
  const others = [...(company.allowedSampleWords ?? []), ...company.placeholders];
  const known = new Set(others.map((word) => word.toLowerCase()));
  const form = formOf(SAMPLE.values.filter((value) => !known.has(value.toLowerCase())));
  const { pages, posts, projects, businesses, jobs, proposals } = site;
  const entries = [...pages, ...posts, ...projects, ...businesses, ...jobs, ...proposals];
  const all = [...Object.values(sources), ...entries.map(({ source }) => source)];
  const found = [...new Set(all)].flatMap((source) => sampleIn(source, form));
  for (const [file, fix] of Object.entries(DRAWINGS)) {
    const path = join(root, file);
    if (!existsSync(path) || !SAMPLE.drawings.includes(hashOf(readFileSync(path)))) continue;
    const message = 'esperado: um desenho da empresa; encontrado: o do site de exemplo';
    found.push({ file, message, fix });
  }
  const [first] = found;
  if (!first) return;
  if (strict || sending) problems.add(...found);
  else {
    const place = first.line === undefined ? first.file : `${first.file}:${first.line}`;
    const count = found.length === 1 ? '1 lugar' : `${found.length} lugares`;
    problems.notice({
      message: `a marca é ${company.brand}, e o site de exemplo ainda aparece em ${count}, como ${place}: npm run build -- --strict mostra todos`,
    });
  }
}

/** What takes the place of each drawing that identifies the company. */
const DRAWINGS = {
  'content/mark.svg': 'ponha no lugar dele a marca da empresa, como SVG',
  'content/favicon.svg': 'ponha no lugar dele um SVG quadrado, que se reconheça bem pequeno',
  [SHARE]: 'ponha no lugar dele um PNG de 1200 × 630 com a marca da empresa',
};

/** A pattern for these values as whole words, also as they stand in ids: with hyphens and without accents. */
function formOf(values: readonly string[]): RegExp {
  const spellings = values.flatMap((value) => [value, slugOf(value)]);
  const escaped = spellings.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function sampleIn(source: Source, form: RegExp): Problem[] {
  const inData = valuesIn(source.data).flatMap(({ path, value: text }) => {
    if (typeof text !== 'string') return [];
    // Settings of the build and ids are skipped, since visitors do not see them.
    const isId = source.file !== RECORDS.people.file && /^[a-z]+(?:-[a-z]+)+$/.test(text);
    if (isId || ['placeholders', 'allowedSampleWords'].includes(String(path[0]))) return [];
    const [value] = text.match(form) ?? [];
    return value === undefined ? [] : { ...source.at(path), ...complaintAbout(value) };
  });
  const inBody = [...source.body.matchAll(form)].map(({ 0: value, index }) => {
    return { ...source.inBody(index), ...complaintAbout(value) };
  });
  return [...inData, ...inBody];
}

function complaintAbout(value: string): Pick<Problem, 'message' | 'fix'> {
  return {
    message: `esperado: um texto desta empresa; encontrado: "${value}", do site de exemplo`,
    fix: 'escreva o da empresa, como {brand} no lugar da marca; se a palavra é mesmo dela, ponha-a em allowedSampleWords, em content/site.yaml',
  };
}
