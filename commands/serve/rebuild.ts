// Builds again with the code as it now stands: the build itself is bundled anew and imported afresh.

import { basename, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildFailure, Message } from 'esbuild';
import type { Place, Problem } from '../../domain/problem.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import { forgetPages, type Memory } from '../../pipeline/store/memo.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { type Bundle, Bundler } from './bundle-build.ts';

interface Folders {
  root: string;
  /** Where the bundles go. */
  cache: string;
  outDir: string;
}

type Build = (options: BuildOptions) => Promise<BuildReport>;

interface Change extends Pick<BuildOptions, 'first' | 'signal'> {
  ofCode: boolean;
}

/** Never rejects: broken code is a problem like broken content. */
export type Rebuild = (change: Change) => Promise<BuildReport>;

interface Program extends Bundle {
  build: Build;
}

export function createRebuilder({ root, cache, outDir }: Folders): Rebuild {
  const bundler = new Bundler(root, cache);
  const memory: Memory = {};
  let program: Program | undefined;
  /** Broken code stays broken until it changes. */
  let isStale = true;
  const load = async (): Promise<Program> => {
    const bundle = await bundler.bundle();
    const { build } = (await import(pathToFileURL(bundle.file).href)) as { build: Build };
    if (program && bundle.base === program.base) {
      forgetPages(memory, [program.digest, bundle.digest]);
    }
    return { ...bundle, build };
  };
  return async ({ ofCode, first, signal }) => {
    try {
      isStale ||= ofCode;
      if (isStale || !program) program = await load();
      isStale = false;
      const { build, digest } = program;
      const asked = { root, outDir, drafts: true, env: process.env };
      return await build({
        ...asked,
        ...{ code: digest, memory },
        ...(first && { first }),
        ...(signal && { signal }),
      });
    } catch (error) {
      return failedReport(relative(root, outDir), problemsOf(error, root, cache, bundler));
    }
  };
}

function problemsOf(error: unknown, root: string, cache: string, bundler: Bundler): Problem[] {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return errors.map(bundlerProblem);
  const { message, stack = '' } = error as Error;
  const thrown = `the code threw: ${message}`;
  const fix = 'mend the code at this place, or where it is called from';
  return [{ ...originOf(stack, root, cache, bundler), message: thrown, fix }];
}

/** The first place of the stack that is in a bundle, as a place of the file it came from. */
function originOf(stack: string, root: string, cache: string, bundler: Bundler): Place {
  const row = stack.split('\n').find((text) => text.includes(`/${basename(cache)}/`)) ?? '';
  const place = row.slice(Math.max(row.indexOf('file:'), row.indexOf(cache)));
  const [numbers = '', line, column] = /:(\d+):(\d+)\)?$/.exec(place) ?? [];
  const file = place.slice(0, place.length - numbers.length);
  const map = bundler.mapOf(file.startsWith('file:') ? fileURLToPath(file) : file);
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
