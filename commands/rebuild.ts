// Builds again with the code as it now stands: the build itself is bundled anew and imported afresh.

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, context, type Message } from 'esbuild';
import type { Problem } from '../domain/problem.ts';
import type { BuildReport } from '../pipeline/publish.ts';
import type { BuildOptions } from '../pipeline/run.ts';

interface Folders {
  root: string;
  /** Where the bundles go; it is emptied first. */
  cache: string;
  outDir: string;
}

type Build = (options: BuildOptions) => Promise<BuildReport>;

/** The function that it gives never rejects: broken code is a problem like broken content. */
export async function createRebuilder({
  root,
  cache,
  outDir,
}: Folders): Promise<() => Promise<BuildReport>> {
  process.setSourceMapsEnabled(true);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: ['build.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    write: false,
    logLevel: 'silent',
  });
  return async () => {
    try {
      const { outputFiles } = await bundler.rebuild();
      const code = outputFiles[0]?.text ?? '';
      const file = join(
        cache,
        `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`,
      );
      writeFileSync(file, code);
      const { build } = (await import(pathToFileURL(file).href)) as { build: Build };
      return await build({ root, outDir, drafts: true, env: process.env });
    } catch (error) {
      return failedReport(relative(root, outDir), problemsOf(error));
    }
  };
}

function problemsOf(error: unknown): Problem[] {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return errors.map(bundlerProblem);
  const { message, stack } = error as Error;
  const place = /\(?((?:[\w-]+\/)*[\w.-]+\.tsx?):(\d+):(\d+)\)?/.exec(
    stack?.replaceAll(`${process.cwd()}/`, '') ?? '',
  );
  return [
    {
      file: place?.[1] ?? 'build.ts',
      ...(place && { line: Number(place[2]), column: Number(place[3]) }),
      message: `the code threw: ${message}`,
      fix: `mend the code\n${stack ?? ''}`,
    },
  ];
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
