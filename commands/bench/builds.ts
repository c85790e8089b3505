// How long whole builds take, from start to end of the process: of few and many articles, cold, warm, with one changed.

import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../programs/temporary-folder.ts';
import { articleFile, copyProject, writeArticles } from './project.ts';

/** Articles besides the site's own. */
const COUNTS = [1, 1000, 10_000];
const RUNS = 3;

/** Says at its end how many kilobytes a process held at most. */
const TELL_PEAK =
  "--import=data:text/javascript,process.on('exit',()=>process._rawDebug(process.resourceUsage().maxRSS))";

export function measureBuilds(): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const project = copyProject(folder);
    const build = () => time(project, ['commands/launch.mjs', 'build']);
    // Compiles the program and makes the pictures, which no row is about.
    build();
    console.log(`${'whole processes'.padEnd(40)}  wall s, of ${RUNS}: median, least, most;  MB`);
    print('node --import tsx -e 0', () => time(project, ['--import', 'tsx', '-e', '0']));
    for (const count of COUNTS) {
      writeArticles(project, count);
      const changed = join(project, articleFile(count >> 1));
      print(`${count} articles more: cold`, () => {
        forget(project);
        return build();
      });
      print(`${count} articles more: nothing changed`, build);
      print(`${count} articles more: one changed`, () => {
        appendFileSync(changed, '\nMais uma frase.\n');
        return build();
      });
    }
  });
}

/** Encoded pictures are there even on a first day, as in a repository's cache. */
function forget(project: string): void {
  const cache = join(project, '.cache');
  const kept = ['pictures', 'program'];
  for (const name of readdirSync(cache).filter((entry) => !kept.includes(entry))) {
    rmSync(join(cache, name), { recursive: true });
  }
  rmSync(join(project, 'dist'), { recursive: true });
}

interface Cost {
  seconds: number;
  megabytes: number;
}

function time(cwd: string, parameters: readonly string[]): Cost {
  const env = { ...process.env, NODE_OPTIONS: TELL_PEAK };
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd,
    env,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  return { seconds, megabytes: Number(stderr.trim().split('\n').at(-1)) / 1024 };
}

function print(title: string, run: () => Cost): void {
  const costs = Array.from({ length: RUNS }, run).sort((a, b) => a.seconds - b.seconds);
  const figures = [costs[RUNS >> 1], costs[0], costs.at(-1)].map((cost) =>
    cost?.seconds.toFixed(2),
  );
  const megabytes = Math.max(...costs.map((cost) => cost.megabytes)).toFixed(0);
  console.log(
    [title.padEnd(48), ...figures, megabytes].map((text) => String(text).padStart(8)).join(''),
  );
}
