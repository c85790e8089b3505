// The only file above `unit` that imports the program, and calls it as its commands do.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildSite } from '../../build.ts';
import { type Main, runCommand as runMain } from '../../commands/command.ts';
import { formatProblem } from '../../domain/problem.ts';

export { CHROMIUM_ARGS, findChromium } from '../../commands/chromium.ts';
export { SAMPLE } from '../../domain/sample.ts';

export interface BuildSettings {
  /** `YYYY-MM-DD`: the day of the build. */
  today?: string;
  /** The folder of the finished site, instead of `dist/` in the project. */
  outDir?: string;
  drafts?: boolean;
  strict?: boolean;
  preview?: boolean;
  /** The hosts to write files for, such as `netlify`. */
  hosts?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface Built {
  /** True if a site was published. */
  ok: boolean;
  /** The problems as the terminal shows them. */
  problems: string[];
  /** Notices about a site that is published. */
  notices: string[];
  /** New addresses by the old ones that lead to them. */
  moved: ReadonlyMap<string, string>;
  root: string;
  outDir: string;
  /** The text of a file of the finished site. */
  read(path: string): string;
  exists(path: string): boolean;
}

/** The day of builds for which a test names none. */
export const TODAY = '2025-06-01';

export async function build(root: string, settings: BuildSettings = {}): Promise<Built> {
  const { today = TODAY, outDir = join(root, 'dist'), ...others } = settings;
  const options = { root, outDir, today, ...others } as Parameters<typeof buildSite>[0];
  const { problems, notices, manifest } = await buildSite(options);
  return {
    ok: problems.length === 0,
    problems: problems.map(formatProblem),
    notices: notices.map(({ message }) => message),
    moved: new Map(manifest?.redirects.map(({ from, to }) => [from, to])),
    root,
    outDir,
    read: (path) => readFileSync(join(outDir, path), 'utf8'),
    exists: (path) => existsSync(join(outDir, path)),
  };
}

/** Builds a site that has to be published: throws an error with its problems, if any. */
export async function buildOrThrow(root: string, settings: BuildSettings = {}): Promise<Built> {
  const built = await build(root, settings);
  if (!built.ok) throw new Error(built.problems.join('\n\n'));
  return built;
}

/** Runs a command of `npm run` with these words; `input`: the text that is pasted into it. */
export async function runCommand(
  root: string,
  [name, ...words]: string[],
  input = '',
): Promise<void> {
  const { main }: { main: Main } = await import(`../../commands/${name?.replace(':', '-')}.ts`);
  await runMain(main, words, root, () => Buffer.from(input));
}
