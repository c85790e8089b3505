// Builds again with the code as it now stands, imported afresh.

import { basename, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildFailure, Message } from 'esbuild';
import type { Place, Problem } from '../../domain/problem.ts';
import { readText } from '../../pipeline/read/read-source.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import { placeAt } from '../../pipeline/source.ts';
import type { Memory } from '../../pipeline/store/memo.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { type Program, ProgramLoader } from './program.ts';

interface Folders {
  root: string;
  /** Where the program's modules go. */
  cache: string;
  outDir: string;
}

type Build = (options: BuildOptions) => Promise<BuildReport>;

interface Change extends Pick<BuildOptions, 'first' | 'signal'> {
  ofCode: boolean;
}

/** Never rejects: broken code is a problem like broken content. */
export type Rebuild = (change: Change) => Promise<BuildReport>;

interface Loaded extends Program {
  build: Build;
}

export function createRebuilder({ root, cache, outDir }: Folders): Rebuild {
  const loader = new ProgramLoader(root, cache);
  const memory: Memory = {};
  let program: Loaded | undefined;
  /** Broken code stays broken until it changes. */
  let isStale = true;
  const load = async (): Promise<Loaded> => {
    const next = await loader.prepare();
    const { build } = (await import(pathToFileURL(next.file).href)) as { build: Build };
    return { ...next, build };
  };
  return async ({ ofCode, first, signal }) => {
    try {
      isStale ||= ofCode;
      if (isStale || !program) program = await load();
      isStale = false;
      const { build, digest, base } = program;
      const asked = { root, outDir, drafts: true, unsent: true, env: process.env };
      return await build({
        ...asked,
        ...{ code: base, look: digest, memory },
        ...(first && { first }),
        ...(signal && { signal }),
      });
    } catch (error) {
      return failedReport(relative(root, outDir), problemsOf(error, { root, cache, loader }));
    }
  };
}

interface Loading extends Pick<Folders, 'root' | 'cache'> {
  loader: ProgramLoader;
}

function problemsOf(error: unknown, { root, cache, loader }: Loading): Problem[] {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return errors.map(bundlerProblem);
  const { message, stack = '' } = error as Error;
  const thrown = `the code threw: ${loader.inWords(message)}`;
  const fix = 'mend the code at this place, or where it is called from';
  const place = placeOf(stack, cache, loader);
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  return [{ ...(missing ? importOf(root, place, missing) : place), message: thrown, fix }];
}

/** Where a module names a package; Node.js says only which module does. */
function importOf(root: string, { file }: Place, name: string): Place {
  const { text } = readText(root, file);
  const position = Math.max(...["'", '"'].map((quote) => text?.indexOf(quote + name) ?? -1));
  return text === undefined || position < 0 ? { file } : { file, ...placeAt(text, position) };
}

/** The first place of the stack that is in a module of the program, as a place of its source. */
function placeOf(stack: string, cache: string, loader: ProgramLoader): Place {
  const row = stack.split('\n').find((text) => text.includes(`/${basename(cache)}/`)) ?? '';
  const place = row.slice(Math.max(row.indexOf('file:'), row.indexOf(cache)));
  // Without numbers where a module as a whole is meant: it imports a package that is not there.
  const [numbers = '', line = '1', column = '1'] = /:(\d+)(?::(\d+))?\)?$/.exec(place) ?? [];
  const file = place.slice(0, place.length - numbers.length);
  const origin = loader.originOf(
    file.startsWith('file:') ? fileURLToPath(file) : file,
    Number(line) - 1,
    Number(column) - 1,
  );
  if (!origin) return { file: 'build.ts' };
  if (numbers === '') return { file: origin.file };
  return { file: origin.file, line: origin.line + 1, column: origin.column + 1 };
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
