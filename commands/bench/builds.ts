// How long whole builds take, from start to end of the process: of few and many articles, cold, warm, with one changed.

import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
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
      print(`${count} articles more: cold`, () => {
        // Encoded pictures are there even on a first day, as in a repository's cache.
        for (const made of ['.cache/memory', 'dist']) {
          rmSync(join(project, made), { recursive: true, force: true });
        }
        return build();
      });
      print(`${count} articles more: nothing changed`, build);
      print(`${count} articles more: one changed`, () => {
        appendFileSync(join(project, articleFile(count >> 1)), '\nMais uma frase.\n');
        return build();
      });
    }
  });
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
  if (status !== 0) throw new Error(stderr);
  const megabytes = Number(stderr.trim().split('\n').at(-1)) / 1024;
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

function print(title: string, run: () => Cost): void {
  const costs = Array.from({ length: RUNS }, run);
  const seconds = costs.map((cost) => cost.seconds).sort((a, b) => a - b);
  const figures = [seconds[RUNS >> 1], seconds[0], seconds.at(-1)].map((time) => time?.toFixed(2));
  const megabytes = Math.max(...costs.map((cost) => cost.megabytes)).toFixed(0);
  const columns = [...figures, megabytes].map((text) => String(text).padStart(8));
  console.log(title.padEnd(48) + columns.join(''));
}
