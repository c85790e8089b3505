// Builds again with the code as it now stands: Vite evaluates anew what changed, and what imports that.

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import type { Problem } from '../../domain/problem.ts';
import type { Memory } from '../../pipeline/store/memo.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';

/** `changed`: since the last build, by paths from the root. Never rejects: broken code is a problem like broken content. */
export type Rebuild = (changed: Iterable<string>) => Promise<Rebuilt>;

export type Rebuilt = Pick<BuildReport, 'problems' | 'changed' | 'lists'>;

/** What builds, but for the templates, which do nothing but make pages. */
const CODE = /^(?:art|domain|islands|pipeline)\/|^build\.ts$/;

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
  const read = new Map<string, unknown>();
  const memory: Memory = { read };
  /** How often the code was changed, and the templates. */
  let [code, look] = [0, 0];
  let isBroken = false;
  return async (changed) => {
    try {
      for (const file of changed) {
        read.delete(file);
        if (CODE.test(file)) code++;
        if (file.startsWith('templates/')) look++;
        const modules = moduleGraph.getModulesByFile(join(root, file)) ?? [];
        for (const module of modules) moduleGraph.invalidateModule(module);
        // Whoever asked for a file that was not there has to ask again.
        if (isBroken && [...modules].length === 0) moduleGraph.invalidateAll();
      }
      isBroken = true;
      const { build } = (await loader.ssrLoadModule(
        '/build.ts',
      )) as typeof import('../../build.ts');
      isBroken = false;
      return await build({
        ...{ root, outDir, drafts: true, unsent: true, env: process.env },
        ...{ code: String(code), look: String(look), memory },
      });
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
