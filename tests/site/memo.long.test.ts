// What earlier builds gave changes nothing: with it or without it, a build gives the same site and says the same.
// `EDITS=1000 SEED=7 npm run test:all -- memo` tries more, and others.

import { cpSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../build.ts';
import { daysAfter } from '../../domain/dates.ts';
import { formatProblem } from '../../domain/problem.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import { ownCache, REPOSITORY, writeTree } from '../support/build-site.ts';
import { anAuthor, TODAY } from '../support/content.ts';
import { contentsOf, copyTree, listFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type Chance, chanceOf, mutate, pick } from '../support/mutate.ts';
import { png } from '../support/shown-pictures.ts';
import { makeSpoilable } from '../support/spoiled-content.ts';
import { article } from '../support/tiny-site.ts';

const COUNT = Number(process.env.EDITS ?? 16);
const SEED = Number(process.env.SEED ?? 1);
/** Sequences, each in a project of its own. */
const SEQUENCES = 4;

test(`${COUNT} edits: the same bytes, problems and notices with the memo and without`, {
  timeout: 60_000 + COUNT * 10_000,
}, async () => {
  const all = Array.from({ length: SEQUENCES }, (_, sequence) => editAgainAndAgain(sequence));
  const counts = await Promise.all(all);
  const [refused, linked] = (['refused', 'linked'] as const).map((name) =>
    counts.reduce((sum, count) => sum + count[name], 0),
  );
  // Else nothing was tried.
  expect(refused).toBeLessThan(COUNT * 0.5);
  expect(linked).toBeGreaterThan(COUNT * 0.5);
});

/** In a project of its own; says how many builds were refused, and how many took something over. */
async function editAgainAndAgain(sequence: number): Promise<{ refused: number; linked: number }> {
  const counts = { refused: 0, linked: 0 };
  const root = await makeSpoilable();
  ownFolders(root);
  const [aside, sound] = [join(temporaryFolder(), 'dist'), temporaryFolder()];
  restore(root, sound);
  const chance = chanceOf(SEED * 1000 + sequence);
  // Cards for links take a third of a build that remembers nothing: one sequence draws them, the others are a preview's.
  const asked: Asked = { today: TODAY, drafts: false, unsent: sequence > 0, code: 'program' };
  const edits: string[] = [];
  for (let count = 0; count < COUNT / SEQUENCES; count++) {
    edits.push(await editByChance(root, asked, chance, count));
    const { code: _, ...plain } = asked;
    const atOnce = chance() < 0.2 ? 2 : 1;
    const builds = Array.from({ length: atOnce }, () => build({ root, ...asked }));
    const remembering = await Promise.all(builds);
    const forgetting = await build({ root, outDir: aside, ...plain });
    const said = [...remembering, forgetting].map(({ problems, notices }) => ({
      problems: problems.map(formatProblem),
      notices: notices.map(({ message }) => message),
    }));
    for (const one of said) expect(one, edits.join('\n')).toEqual(said.at(-1));
    if (forgetting.problems.length > 0) {
      counts.refused++;
      // Most people mend at once what they are told of.
      if (chance() < 0.8) restore(sound, root);
    } else {
      expect(different(join(root, 'dist'), aside), edits.join('\n')).toEqual([]);
      restore(root, sound);
    }
    if (remembering.every(({ changed }) => changed < forgetting.pages)) counts.linked++;
  }
  return counts;
}

type Asked = Pick<BuildOptions, 'drafts' | 'unsent' | 'code'> & { today: string };

/** What leaves most sites sound: the files, and what comes in place of their text. */
const EDITS: readonly [file: RegExp, to: (text: string, count: number) => string][] = [
  [/^content\/.*\.md$/, (text, n) => `${text}\n## Trecho ${n}\n\n[Início](/) e R$ 2.999.\n`],
  [/^content\/(?:blog|pages)\//, (text, n) => text.replace(/^title: ("?)/m, `title: $1${n} `)],
  [/^content\/proposals\/library\/included/, (text, n) => text.replace(/^(\w+: )/m, `$1${n} `)],
  [/^content\/site\.yaml$/, (text, n) => text.replace(/^(openingHours: ).*$/m, `$1Sexta, ${n}h`)],
  [/^styles\/.*\.css$/, (text, count) => `${text}\n.prose h6 { order: ${count}; }\n`],
  [/^islands\/menu\.ts$/, (text, count) => `${text}\nconsole.debug(${count});\n`],
  // As long as before: only the bytes tell.
  [/^content\/.*\.md$/, (text) => text.replace(/(\n[^\n-][^\n]*)([aeo])([^\n]*)$/, '$1x$3')],
  // What happens to the finished site and to the memo.
  [/^dist\/.*\.html$/, (text) => `${text}<!-- -->`],
  [/^\.cache\/memory$/, (text) => text.slice(0, text.length / 2)],
];

/** One edit, most often of a file; says which. */
async function editByChance(
  root: string,
  asked: Asked,
  chance: Chance,
  count: number,
): Promise<string> {
  if (chance() < 0.3) return mutate(root, chance).join('; ');
  if (chance() < 0.2) return changeOther(root, asked, chance, count);
  if (chance() < 0.2) {
    const file = `content/blog/nova-${count}.md`;
    const draft = String(chance() < 0.3);
    writeTree(root, { [file]: article(`A nova ${count}`, { author: anAuthor(), draft }) });
    return `wrote ${file}`;
  }
  const [pattern, to] = pick(EDITS, chance);
  const files = listFiles(root).filter((path) => pattern.test(path) && !path.includes('/sent/'));
  if (files.length === 0) return 'nothing';
  const file = pick(files, chance);
  const text = to(readFileSync(join(root, file), 'utf8'), count);
  const { atime, mtime } = statSync(join(root, file));
  // Never through a link: an unchanged file of the site is the same file as before.
  rmSync(join(root, file));
  writeTree(root, { [file]: text });
  // Some programs keep times, and some clocks are set back.
  if (chance() < 0.5) utimesSync(join(root, file), atime, chance() < 0.5 ? mtime : new Date(0));
  return `changed ${file}`;
}

async function changeOther(root: string, asked: Asked, chance: Chance, count: number) {
  const kind = pick(['picture', 'day', 'drafts', 'code', 'dist', '.cache/memory'] as const, chance);
  if (kind === 'picture') {
    writeTree(root, { 'public/uploads/foto.png': await png({ width: 200 + count, height: 90 }) });
  } else if (kind === 'day') asked.today = daysAfter(asked.today, 1 + Math.floor(chance() * 40));
  else if (kind === 'drafts') asked.drafts = !asked.drafts;
  else if (kind === 'code') asked.code = `program ${count}`;
  else rmSync(join(root, kind), { recursive: true, force: true });
  return `another ${kind}`;
}

const SOURCES = ['content', 'public', 'styles', 'islands'];

function restore(from: string, to: string): void {
  for (const name of SOURCES) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

/** What the project shares with others until now, so that edits touch nobody else's. */
function ownFolders(root: string): void {
  for (const name of ['art', 'styles', 'islands']) {
    rmSync(join(root, name));
    copyTree(join(REPOSITORY, name), join(root, name));
  }
  // What a copied island imports stands beside its folder.
  symlinkSync(join(REPOSITORY, 'domain'), join(root, 'domain'));
  ownCache(root);
}

/** The files that one of two sites has, and the other has not or has otherwise. */
function different(one: string, other: string): string[] {
  const [ours, theirs] = [contentsOf(one), contentsOf(other)];
  const paths = new Set([...ours.keys(), ...theirs.keys()]);
  return [...paths].filter((path) => ours.get(path) !== theirs.get(path));
}
