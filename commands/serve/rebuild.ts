// Builds again with the code as it now stands: the build itself is bundled anew and imported afresh.

import { mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, context, type Message } from 'esbuild';
import type { Place, Problem } from '../../domain/problem.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import { hashOf } from '../../pipeline/store/hash.ts';
import type { Memory } from '../../pipeline/store/memo.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';

interface Folders {
  root: string;
  /** Where the bundles go. */
  cache: string;
  outDir: string;
}

type Build = (options: BuildOptions) => Promise<BuildReport>;

/** Never rejects: broken code is a problem like broken content. */
export type Rebuild = (change: { ofCode: boolean }) => Promise<BuildReport>;

interface Program {
  build: Build;
  digest: string;
}

export async function createRebuilder({ root, cache, outDir }: Folders): Promise<Rebuild> {
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: ['build.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'external',
    outdir: cache,
    write: false,
    logLevel: 'silent',
  });
  let map: SourceMap | undefined;
  let program: Program | undefined;
  const memory: Memory = {};
  const load = async (): Promise<Program> => {
    const { outputFiles } = await bundler.rebuild();
    const [mapText, code] = ['.map', '.js'].map(
      (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '',
    ) as [string, string];
    map = new SourceMap(JSON.parse(mapText));
    mkdirSync(cache, { recursive: true });
    const digest = hashOf(code);
    const file = join(cache, `${digest}.mjs`);
    writeFileSync(file, code);
    const { build } = (await import(pathToFileURL(file).href)) as { build: Build };
    return { build, digest };
  };
  return async ({ ofCode }) => {
    try {
      if (ofCode) program = undefined;
      program ??= await load();
      const { build, digest } = program;
      return await build({ root, outDir, code: digest, memory, drafts: true, env: process.env });
    } catch (error) {
      return failedReport(relative(root, outDir), problemsOf(error, root, cache, map));
    }
  };
}

function problemsOf(
  error: unknown,
  root: string,
  cache: string,
  map: SourceMap | undefined,
): Problem[] {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return errors.map(bundlerProblem);
  const { message, stack = '' } = error as Error;
  return [
    {
      ...originOf(stack, root, cache, map),
      message: `the code threw: ${message}`,
      fix: 'mend the code at this place, or where it is called from',
    },
  ];
}

/** The first place of the stack that is in the bundle, as a place of the file it came from. */
function originOf(stack: string, root: string, cache: string, map: SourceMap | undefined): Place {
  const place = stack.split('\n').find((row) => row.includes(cache));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(place ?? '') ?? [];
  const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return { file: 'build.ts' };
  return {
    file: relative(root, resolve(cache, entry.originalSource)),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function bundlerProblem({ text, location }: Message): Problem {
  return {
    file: location?.file ?? 'build.ts',
    ...(location && {
      line: location.line,
      column: location.column + 1,
      excerpt: location.lineText,
    }),
    message: text,
    fix: location?.suggestion ? `write ${location.suggestion}` : 'mend the code at this place',
  };
}

function failedReport(outDir: string, problems: Problem[]): BuildReport {
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, other: 0 };
  return { problems, notices: [], stages: [], outDir, pages: 0, changed: 0, bytes };
}
