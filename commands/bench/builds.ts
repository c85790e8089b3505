// How long whole builds take, from start to end of the process: few and many articles, cold, warm, with one changed.

import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeOwn, writePlain } from './corpus.ts';
import { authorOf, copyProject } from './own-project.ts';
import { type Cost, timeProcess } from './timed-process.ts';

const COUNTS = [30, 1000, 10_000];
const RUNS = 3;

/** Younger files are looked at again, since their times may stand for two states. */
const AGEING_MS = 3_000;

interface Peer {
  name: string;
  /** Below the folder of the peer. */
  posts: string;
  made: readonly string[];
  command: readonly [string, ...string[]];
}

/** Each a folder of this name with a site of its own, ready to build. */
const PEERS: readonly Peer[] = [
  {
    name: 'hugo',
    posts: 'content/posts',
    made: ['public', 'resources'],
    command: ['hugo', '--quiet'],
  },
  {
    name: 'eleventy',
    posts: 'posts',
    made: ['_site'],
    command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  },
  {
    name: 'astro',
    posts: 'content/posts',
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
  },
];

type Row = Map<string, Cost[]>;

/** `peers`: the folder that holds the sites of others; they take turns with ours. */
export async function measureBuilds(peers: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const project = copyProject(folder);
    const others = PEERS.filter(({ name }) => peers && existsSync(join(resolve(peers), name)));
    // Compiles the program and makes the pictures, which no row is about.
    await build(project);
    printHead();
    await measureSite(project);
    for (const count of COUNTS) await measureCount(project, count, { others, peers: peers ?? '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSite(project: string): Promise<void> {
  const row: Row = new Map();
  for (let run = 0; run < RUNS; run++) {
    await ourBuilds(project, 'content/site.yaml', row);
    note(
      row,
      'node --import tsx -e 0',
      await timeProcess(process.execPath, ['--import', 'tsx', '-e', '0'], project),
    );
  }
  print('the site as it is', row, 1);
}

async function measureCount(
  project: string,
  count: number,
  { others, peers }: { others: readonly Peer[]; peers: string },
): Promise<void> {
  writeOwn(join(project, 'content/blog'), count, authorOf(project));
  for (const { name, posts } of others) writePlain(join(resolve(peers), name, posts), count);
  const row: Row = new Map();
  for (let run = 0; run < RUNS; run++) {
    await ourBuilds(project, `content/blog/medida-${String(count >> 1).padStart(5, '0')}.md`, row);
    for (const { name, made, command } of others) {
      const cwd = join(resolve(peers), name);
      for (const path of made) rmSync(join(cwd, path), { recursive: true, force: true });
      const [program, ...flags] = command;
      note(row, name, await timeProcess(program, flags, cwd));
    }
  }
  print(`${count} articles more`, row, count);
}

/** `changed`: the file that one of the builds finds longer than before. */
async function ourBuilds(project: string, changed: string, row: Row): Promise<void> {
  for (const path of ['dist', '.cache/memo', '.cache/receipts']) {
    rmSync(join(project, path), { recursive: true, force: true });
  }
  note(row, 'cold', await build(project, '--times'));
  await new Promise((done) => setTimeout(done, AGEING_MS));
  await build(project);
  note(row, 'nothing changed', await build(project));
  appendFileSync(join(project, changed), changed.endsWith('.md') ? '\nMais uma frase.\n' : '\n');
  note(row, 'one changed', await build(project, '--times'));
}

function build(project: string, ...flags: string[]): Promise<Cost> {
  return timeProcess(process.execPath, ['commands/launch.mjs', 'build', ...flags], project);
}

function note(row: Row, name: string, cost: Cost): void {
  row.set(name, [...(row.get(name) ?? []), cost]);
}

function printHead(): void {
  console.log(`\nwhole processes, medians of ${RUNS}`);
  console.log(
    ['', 'wall s', 'CPU s', 'MB', 'pages/s', 'of cold']
      .map((text, index) => (index ? text.padStart(9) : text.padEnd(44)))
      .join(''),
  );
}

function print(title: string, row: Row, pages: number): void {
  const cold = median(row.get('cold') ?? [], ({ seconds }) => seconds);
  for (const [name, costs] of row) {
    const seconds = median(costs, (cost) => cost.seconds);
    const figures = [
      seconds.toFixed(2),
      median(costs, ({ cpuSeconds }) => cpuSeconds).toFixed(1),
      median(costs, ({ megabytes }) => megabytes).toFixed(0),
      pages > 1 ? (pages / seconds).toFixed(0) : '',
      (seconds / cold).toFixed(2),
    ];
    console.log(`${title}: ${name}`.padEnd(44) + figures.map((text) => text.padStart(9)).join(''));
  }
  for (const name of ['cold', 'one changed']) {
    console.log(`    ${name}: ${shares(row.get(name)?.at(-1)?.stdout ?? '')}`);
  }
}

/** The stages that take a hundredth of a build and more, the longest first. */
function shares(said: string): string {
  const stages = said.split('\n').flatMap((line) => {
    const [before = '', after] = line.split(' ms', 2);
    const words = before.trim().split(/\s+/);
    const milliseconds = Number(words.pop());
    const isStage = after !== undefined && line.startsWith('  ') && milliseconds >= 0;
    return isStage ? [{ name: words.join(' '), milliseconds }] : [];
  });
  const all = stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return stages
    .filter(({ milliseconds }) => milliseconds >= all / 100)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .map(({ name, milliseconds }) => `${name} ${Math.round((100 * milliseconds) / all)} %`)
    .join(', ');
}

function median(costs: readonly Cost[], of: (cost: Cost) => number): number {
  return costs.map(of).sort((a, b) => a - b)[costs.length >> 1] ?? 0;
}
