// Builds a whole site from a tree of files written in the test, in a folder of its own.

import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inject } from 'vitest';
import { build } from '../../build.ts';
import { formatProblem } from '../../domain/problem.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { BuildOptions } from '../../pipeline/run.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { copyTree, REPOSITORY } from './files.ts';
import { temporaryFolder } from './folders.ts';
import { TINY_SITE, type Tree } from './tiny-site.ts';
import { PRESETS } from './words.ts';

export { REPOSITORY };

export interface BuiltSite {
  report: BuildReport;
  /** Every problem as the terminal shows it. */
  problems: string[];
  /** What is mentioned of a site that is published. */
  notices: string[];
  root: string;
  /** The text of a file of the finished site. */
  read(path: string): string;
  exists(path: string): boolean;
  /** Writes or (null) deletes files of the project and builds again. */
  rebuild(changes?: Tree, options?: Options): Promise<BuiltSite>;
}

type Options = Partial<BuildOptions>;

/** What every site is made with besides what it says. */
const BRAND_FILES = ['theme.yaml', 'mark.svg', 'favicon.svg', 'share.png'].map(
  (name) => `content/${name}`,
);

/** The smallest valid project with `tree` laid over it; null deletes a file or a folder. */
export function makeProject(tree: Tree = {}): string {
  const root = join(temporaryFolder(), 'project');
  writeTree(root, { 'content/presets.yaml': PRESETS });
  for (const name of BRAND_FILES) copyFileSync(join(REPOSITORY, name), join(root, name));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  shareCache(root);
  for (const folder of ['art', 'islands', 'styles']) {
    const [own, shared] = [join(root, folder), join(REPOSITORY, folder)];
    if (!Object.keys(tree).some((path) => path.startsWith(`${folder}/`))) symlinkSync(shared, own);
    else {
      copyTree(shared, own);
      // What a copied island imports stands beside its folder.
      if (folder === 'islands') symlinkSync(join(REPOSITORY, 'domain'), join(root, 'domain'));
    }
  }
  writeTree(root, TINY_SITE);
  writeTree(root, tree);
  return root;
}

/** The program is compiled and each picture encoded once for all projects of a run. */
export function shareCache(root: string): void {
  const cache = join(inject('folder'), '.cache');
  mkdirSync(join(cache, 'pictures'), { recursive: true });
  symlinkSync(cache, join(root, '.cache'));
}

/** A memo of its own, and the pictures of all. */
export function ownCache(root: string): void {
  rmSync(join(root, '.cache'));
  mkdirSync(join(root, '.cache'));
  symlinkSync(join(inject('folder'), '.cache/pictures'), join(root, '.cache/pictures'));
}

export function writeTree(root: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const file = join(root, path);
    if (content === null) rmSync(file, { recursive: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

/** A site that has to be published: problems are thrown. */
export function buildSite(tree: Tree = {}, options: Options = {}): Promise<BuiltSite> {
  return sound(buildProject(makeProject(tree), options));
}

/** A build that has to succeed. */
export async function sound<Built extends BuiltSite>(building: Promise<Built>): Promise<Built> {
  const built = await building;
  if (built.problems.length > 0) throw new Error(built.problems.join('\n\n'));
  return built;
}

export async function buildProject(root: string, options: Options = {}): Promise<BuiltSite> {
  const bundles = options.code === undefined ? sharedBundles(root) : undefined;
  const report = await build({ root, ...options }, KINDS, bundles);
  const outDir = options.outDir ?? join(root, 'dist');
  return {
    report,
    problems: report.problems.map(formatProblem),
    notices: report.notices.map(({ message }) => message),
    root,
    read: (path) => readFileSync(join(outDir, path), 'utf8'),
    exists: (path) => existsSync(join(outDir, path)),
    rebuild: (changes = {}, again = options) => {
      writeTree(root, changes);
      return buildProject(root, again);
    },
  };
}

type Bundles = NonNullable<Parameters<typeof build>[2]>;

const shared = new Map<string, Bundles>();

/**
 * Bundles of a project whose islands and styles are links to the repository's; undefined of any other.
 * Names of scripts have a hash of the ways that lead to them, so projects at another depth have others.
 */
function sharedBundles(root: string): Bundles | undefined {
  const folders = ['islands', 'styles'].map((name) => join(root, name));
  const areLinks = folders.every((folder) =>
    lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (!areLinks) return undefined;
  const ways = folders.map((folder) => relative(root, realpathSync(folder))).join('\n');
  const bundles = shared.get(ways) ?? { styles: new Map() };
  shared.set(ways, bundles);
  return bundles;
}

/** The problems of a build that has to fail. */
export async function problemsOf(tree: Tree, options: Options = {}): Promise<string[]> {
  const site = await buildProject(makeProject(tree), options);
  if (site.exists('index.html')) throw new Error('the site was published in spite of its problems');
  return site.problems;
}
