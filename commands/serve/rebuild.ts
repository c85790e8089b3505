// Builds again with the code as it now stands: Vite evaluates anew what changed, and what imports that.

import { dirname, join, relative } from 'node:path';
import { type Message, transform } from 'esbuild';
import { createServer } from 'vite';
import type { Place, Problem } from '../../domain/problem.ts';
import { english } from '../../domain/wording.ts';
import { readText } from '../../pipeline/read/read-source.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import { placeAt } from '../../pipeline/source.ts';
import { digestOf, digestsOf, filesBelow } from '../../pipeline/store/file-digest.ts';
import { hashOf } from '../../pipeline/store/hash.ts';
import type { Memory } from '../../pipeline/store/memo.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';

/** Folders of the code that builds; what is in the last one does nothing but make pages. */
const CODE = ['art', 'domain', 'islands', 'pipeline', 'templates'];
const TEMPLATES = 'templates/';

interface Change extends Pick<BuildOptions, 'first' | 'signal'> {
  /** What changed since the last build, by paths from the root: files of code, and all others. */
  code: Iterable<string>;
  content: Iterable<string>;
}

/** Never rejects: broken code is a problem like broken content. */
export type Rebuild = (change: Change) => Promise<Rebuilt>;

export type Rebuilt = Pick<BuildReport, 'problems' | 'changed' | 'lists'>;

/** `outDir`: of the finished site; beside it Vite keeps what it likes. */
export async function createRebuilder(root: string, outDir: string): Promise<Rebuild> {
  const loader = await createServer({
    root,
    configFile: false,
    cacheDir: join(dirname(outDir), 'vite'),
    appType: 'custom',
    logLevel: 'silent',
    // A folder of the project may be a link.
    resolve: { preserveSymlinks: true },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  const { moduleGraph } = loader.environments.ssr;
  const files = CODE.flatMap((folder) =>
    ['.ts', '.tsx'].flatMap((end) => filesBelow(root, folder, end)),
  );
  const digests = { ...digestsOf(root, ['build.ts', ...files]) };
  const digestOfCode = (isLook: boolean): string => {
    const meant = Object.entries(digests).filter(([file]) => file.startsWith(TEMPLATES) === isLook);
    return hashOf(JSON.stringify(meant.sort()));
  };
  const read = new Map<string, unknown>();
  const memory: Memory = { read };
  let isBroken = false;
  return async ({ code, content, ...asked }) => {
    for (const file of content) read.delete(file);
    try {
      for (const file of code) {
        digests[file] = digestOf(root, file);
        const modules = moduleGraph.getModulesByFile(join(root, file));
        for (const module of modules ?? []) moduleGraph.invalidateModule(module);
        // Whoever asked for a file that was not there has to ask again.
        if (isBroken && !modules?.size) moduleGraph.invalidateAll();
      }
      isBroken = true;
      const { build } = (await loader.ssrLoadModule(
        '/build.ts',
      )) as typeof import('../../build.ts');
      isBroken = false;
      const names = { code: digestOfCode(false), look: digestOfCode(true) };
      const shown = { drafts: true, unsent: true, env: process.env };
      return await build({ root, outDir, ...shown, ...names, memory, ...asked });
    } catch (error) {
      loader.ssrFixStacktrace(error as Error);
      return { problems: await problemsOf(error as Error, root), changed: 0 };
    }
  };
}

/** In the words of Vite, and in those of Node.js. */
const MISSING = [
  /^Failed to load url (\S+) \(resolved id: [^)]*\) in (.+)\. Does the file exist\?$/,
  /^Cannot find \w+ '([^']+)' imported from '?([^']+)/,
];

/** What Vite and Node.js say of code that cannot be loaded, or of where it threw. */
async function problemsOf(error: Error & { id?: string }, root: string): Promise<Problem[]> {
  const { id, message, stack = '' } = error;
  if (id !== undefined) return syntaxProblems(relative(root, id), root);
  const fix = english('mend the code at this place, or where it is called from');
  for (const words of MISSING) {
    const [, module, importer] = words.exec(message) ?? [];
    if (module === undefined || importer === undefined) continue;
    const place = importOf(root, relative(root, importer), module);
    const said = english(`expected a module that is there, found no ${module}`);
    return [{ ...place, message: said, fix }];
  }
  return [{ ...placeOf(stack, root), message: english(`the code threw: ${message}`), fix }];
}

/** In the words of esbuild, which stand in one line. */
async function syntaxProblems(file: string, root: string): Promise<Problem[]> {
  const { text = '' } = readText(root, file);
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const read = transform(text, { sourcefile: file, loader });
  const errors = await read.then(
    () => [{ text: 'expected code that can be read', location: null }],
    (failure: { errors: Message[] }) => failure.errors,
  );
  return errors.map(({ text: said, location }) => {
    const { line, column, lineText: excerpt } = location ?? {};
    const place = line && column !== undefined && { line, column: column + 1, excerpt };
    return { file, ...place, message: english(said), fix: english('mend the code at this place') };
  });
}

/** Where a module names another; Node.js says only which module does. */
function importOf(root: string, file: string, module: string): Place {
  const { text = '' } = readText(root, file);
  const position = text.indexOf(module.replace(/^.*\//, ''));
  return position < 0 ? { file } : { file, ...placeAt(text, position) };
}

/** The first place of the stack that is in the code of the project. */
function placeOf(stack: string, root: string): Place {
  for (const row of stack.split('\n')) {
    const [path = '', line, column] = row.slice(row.indexOf('/')).replace(')', '').split(':');
    const file = relative(root, path);
    if (!column || file.startsWith('..') || file.includes('node_modules')) continue;
    return { file, line: Number(line), column: Number(column) };
  }
  return { file: 'build.ts' };
}
