// Builds again with the code as it now stands: Vite evaluates anew what changed, and what imports that.

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import type { Problem } from '../../domain/problem.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
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
      return { problems: [problemOf(error as Error, root)], changed: 0 };
    }
  };
}

/** At the first file of the project that Vite or Node.js names, in the message or where the code threw. */
function problemOf({ id = '', message, stack }: Error & { id?: string }, root: string): Problem {
  const said = stripVTControlCharacters(message);
  const fix = 'mend the code at this place, or where it is called from';
  const problem = { message: `the code cannot run: ${said}`, fix };
  // Of a file that cannot be read, Vite says the path apart.
  const [position = ''] = /:\d+:\d+/.exec(said) ?? [];
  for (const word of `${id}${position}\n${said}\n${stack}`.split(/[\s'()[\]]+/)) {
    const [path = '', line, column] = word.replace(/\.$/, '').split(':');
    const file = relative(root, resolve(root, path));
    const isOurs = path.endsWith('.ts') || path.endsWith('.tsx');
    if (!isOurs || /^\.\.|node_modules/.test(file) || !existsSync(join(root, file))) continue;
    return { file, ...(line && { line: Number(line), column: Number(column) }), ...problem };
  }
  return { file: 'build.ts', ...problem };
}
