// @ts-check
// Starts a command as a program that was compiled once: `node commands/launch.mjs build --strict`.
// Plain JavaScript: whatever would translate this file would have to be loaded at every start.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const programs = join(root, '.cache/program');

const COMMANDS = readdirSync(join(root, 'commands'))
  .filter((name) => name.endsWith('.ts') && !['root.ts', 'build-site.ts'].includes(name))
  .map((name) => basename(name, '.ts'))
  .sort();
/** They start the test runner, which settles its mode itself, and write nothing beside the sources. */
const TESTS = ['check', 'test', 'test-all'];
const MODE = 'pipeline/production.ts';
const THREAD = 'pipeline/render/text-worker.ts';

/** Everything that decides how a program turns out, and what it gives: the last one names the packages. */
const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];
const FILES = ['build.ts', 'package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/** They bring binaries, or start processes of their own. */
const PROGRAMS = [
  ...['esbuild', 'lightningcss', 'sharp', '@resvg/resvg-js', 'subset-font', 'image-size'],
  ...[
    'harfbuzzjs',
    'fsevents',
    'vite',
    'vitest',
    'playwright',
    'playwright-core',
    'tsx',
    '@biomejs/biome',
  ],
];
/** For packages that are CommonJS. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** The file of a program that says how many bytes the others have. */
const SIZE = 'size';

/** How the names of folders begin that are being filled; the process that fills one follows. */
const UNFINISHED = 'new-';

// Whoever reads the words may have read enough, as `head` does.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [command = 'nothing', ...parameters] = process.argv.slice(2);
if (COMMANDS.includes(command)) await launch(command, parameters.includes('--fresh'));
else {
  console.error(`expected one of ${COMMANDS.join(', ')}, found ${command}`);
  process.exitCode = 2;
}

/**
 * @param {string} command
 * @param {boolean} isFresh
 */
async function launch(command, isFresh) {
  const source = `commands/${command}.ts`;
  // As if it had been started itself.
  process.argv.splice(1, 2, join(root, source));
  const isTest = TESTS.includes(command);
  const program = isTest ? undefined : await findProgram(isFresh);
  if (program) {
    // Traces lead to the sources.
    process.setSourceMapsEnabled(true);
    // A program that stands elsewhere than its sources cannot know.
    globalThis.projectFolder = root;
    globalThis.programFolder = program;
  } else {
    // Every source by itself, at every start.
    process.env.TSX_DISABLE_CACHE = '1';
    const { register } = await import('tsx/esm/api');
    register();
  }
  // In a bundle, packages come before all code of ours: React would not find the mode that it asks for.
  for (const file of isTest ? [source] : [MODE, source]) {
    const path = program ? join(program, compiled(file)) : join(root, file);
    await import(pathToFileURL(path).href);
  }
}

/** The folder of the program as the sources now are; undefined where none can be kept. */
async function findProgram(/** @type {boolean} */ isFresh) {
  const program = join(programs, digest());
  const isThere = () => existsSync(join(program, SIZE)) && isWhole(program);
  const folder = join(programs, `${UNFINISHED}${process.pid}`);
  try {
    if (isFresh || !isThere()) {
      await compile(folder);
      writeFileSync(join(folder, SIZE), String(bytesIn(folder)));
      // What another start has put there meanwhile may be running.
      if (isFresh || !isThere()) rmSync(program, { recursive: true, force: true });
      if (!existsSync(program)) renameSync(folder, program);
      removeOthers(basename(program));
    }
    // `.cache` may be a link to another disk, where no packages are.
    createRequire(join(realpathSync(program), MODE)).resolve('react');
    return program;
  } catch (error) {
    const { errors, code } = /** @type {NodeJS.ErrnoException & { errors?: unknown }} */ (error);
    // The bundler has said what is wrong with the sources.
    if (errors) process.exit(1);
    if (code === undefined) throw error;
    return undefined;
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
}

/** A program of which something was lost has other bytes than it says. */
function isWhole(/** @type {string} */ program) {
  return readFileSync(join(program, SIZE), 'utf8') === String(bytesIn(program));
}

function bytesIn(/** @type {string} */ folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name !== SIZE)
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, state) => sum + (state.isFile() ? state.size : 0), 0);
}

/** Digest of the sources, the packages and what runs them. */
function digest() {
  const hash = createHash('sha256').update(process.version);
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  for (const file of [...inFolders.sort(), ...FILES]) {
    const path = join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex').slice(0, 32);
}

/** Into a folder as deep as the one where it will stand: traces name the sources by their way from there. */
async function compile(/** @type {string} */ folder) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const commands = COMMANDS.filter((command) => !TESTS.includes(command));
  await build({
    absWorkingDir: root,
    entryPoints: [MODE, THREAD, ...commands.map((command) => `commands/${command}.ts`)],
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // One file is loaded sooner than hundreds; programs of the machine, and what they load, stay packages.
    external: PROGRAMS,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
}

/** What is running has been loaded; another start may be compiling. */
function removeOthers(/** @type {string} */ program) {
  for (const name of readdirSync(programs)) {
    const id = Number(name.slice(UNFINISHED.length));
    const isBusy = name.startsWith(UNFINISHED) && existsSync(`/proc/${id}`);
    if (name !== program && !isBusy) rmSync(join(programs, name), { recursive: true, force: true });
  }
}

function compiled(/** @type {string} */ source) {
  return source.replace(/\.ts$/, '.mjs');
}
