// How long whole builds take, from start to end of the process: few and many articles, cold, warm, with one changed.

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOwn } from './corpus.ts';
import { authorOf, copyProject } from './own-project.ts';
import { type Cost, timeProcess } from './timed-process.ts';

const COUNTS = [30, 1000, 10_000];
const RUNS = 3;

/** Younger files are looked at again, since their times may stand for two states. */
const AGEING_MS = 3_000;

type Row = Map<string, Cost[]>;

export async function measureBuilds(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const project = copyProject(folder);
    // Compiles the program and makes the pictures, which no row is about.
    await build(project);
    printHead();
    await measureSite(project);
    for (const count of COUNTS) await measureCount(project, count);
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

async function measureCount(project: string, count: number): Promise<void> {
  writeOwn(join(project, 'content/blog'), count, authorOf(project));
  const row: Row = new Map();
  const changed = `content/blog/medida-${String(count >> 1).padStart(5, '0')}.md`;
  for (let run = 0; run < RUNS; run++) await ourBuilds(project, changed, row);
  print(`${count} articles more`, row, count);
}

/** `changed`: the file that one of the builds finds longer than before. */
async function ourBuilds(project: string, changed: string, row: Row): Promise<void> {
  for (const path of ['dist', '.cache/memo']) {
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
