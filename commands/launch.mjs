// Starts a command as a program that was compiled once: `node commands/launch.mjs build --strict`.
// Plain JavaScript: whatever would translate this file would have to be loaded at every start.

import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = [
  ...[
    'bench',
    'build',
    'check',
    'check-links',
    'deploy-check',
    'dev',
    'new',
    'pdf',
    'start',
    'test',
    'test-all',
  ],
  ...['proposal-passphrase', 'proposal-send', 'proposal-withdraw'],
];
/** They start the test runner, which settles its mode itself, and write nothing beside the sources. */
const TESTS = ['check', 'test', 'test-all'];
const MODE = 'pipeline/production.ts';
const THREAD = 'pipeline/write/thread.ts';

/** Everything that decides how a program turns out. */
const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];
const FILES = ['build.ts', 'package-lock.json', 'tsconfig.json'];

/** They bring binaries, or start processes of their own. */
const PROGRAMS = [
  ...[
    'esbuild',
    'lightningcss',
    'sharp',
    '@resvg/resvg-js',
    'subset-font',
    'image-size',
    'fsevents',
  ],
  ...['vitest', 'playwright', 'playwright-core', 'serve', 'tsx', '@biomejs/biome'],
];
/** For packages that are CommonJS. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Names the other files of a program with their digests; what it does not fit is damaged. */
const LIST = 'list.json';
/** Enough for whoever goes to and fro between branches. */
const KEPT = 4;
/** How the names of folders begin that are being filled. */
const UNFINISHED = 'new-';
const AN_HOUR_MS = 3_600_000;

const root = resolve(import.meta.dirname, '..');
const programs = join(root, '.cache/program');

// Whoever reads the words may have read enough, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await launch();

async function launch() {
  const [, , command, ...parameters] = process.argv;
  if (!COMMANDS.includes(command)) {
    console.error(`expected one of ${COMMANDS.join(', ')}, found ${command ?? 'nothing'}`);
    process.exitCode = 2;
    return;
  }
  const source = `commands/${command}.ts`;
  // As if it had been started itself.
  process.argv = [process.execPath, join(root, source), ...parameters];
  if (TESTS.includes(command)) return translate([source]);
  // In a bundle, packages come before all code of ours: React would not find the mode that it asks for.
  const files = [MODE, source];
  const program = await findProgram();
  if (!program || !(await runs(program, files))) await translate(files);
}

/** The folder of the program as the sources now are; undefined where none can be kept. */
async function findProgram() {
  const program = join(programs, digestOf(...sources()));
  if (isWhole(program)) return program;
  try {
    await compile(program);
    return isWhole(program) ? program : undefined;
  } catch (error) {
    // The bundler has said what is wrong with the sources.
    if (error.errors) process.exit(1);
    if (error.code === undefined) throw error;
    return undefined;
  }
}

function sources() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...inFolders.sort(), ...FILES.map((name) => join(root, name))].flatMap((file) => [
    file.slice(root.length),
    readFileSync(file),
  ]);
}

function digestOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Also whether the packages are found from there: `.cache` may be a link to another disk. */
function isWhole(program) {
  try {
    const list = JSON.parse(readFileSync(join(program, LIST), 'utf8'));
    createRequire(join(program, LIST)).resolve('react');
    return Object.entries(list).every(
      ([file, digest]) => digestOf(readFileSync(join(program, file))) === digest,
    );
  } catch {
    return false;
  }
}

/** Two at once do it twice, and the last one's stays. */
async function compile(program) {
  const { build } = await import('esbuild');
  const compiled = COMMANDS.filter((command) => !TESTS.includes(command));
  mkdirSync(programs, { recursive: true });
  const folder = mkdtempSync(join(programs, UNFINISHED));
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [MODE, THREAD, ...compiled.map((command) => `commands/${command}.ts`)],
      outbase: root,
      // Where it will stand: traces name the sources by their way from there.
      outdir: program,
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
      write: false,
      logLevel: 'error',
    });
    const list = {};
    for (const { path, contents } of outputFiles) {
      const file = path.slice(program.length + 1);
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), contents);
      if (file.endsWith('.mjs')) list[file] = digestOf(contents);
    }
    writeFileSync(join(folder, LIST), JSON.stringify(list));
    putInPlace(folder, program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  removeOld();
}

/** What another start has put there meanwhile stays, if it is whole: it may be running. */
function putInPlace(folder, program) {
  try {
    renameSync(folder, program);
  } catch (error) {
    if (isWhole(program)) return;
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    rmSync(program, { recursive: true, force: true });
    renameSync(folder, program);
  }
}

/** Also what a start that was killed has left; younger folders of that kind are being filled. */
function removeOld() {
  const entries = readdirSync(programs).map((name) => {
    const path = join(programs, name);
    return { name, path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const isUnfinished = ({ name }) => name.startsWith(UNFINISHED);
  const finished = entries.filter((entry) => !isUnfinished(entry));
  const old = [
    ...finished.sort((a, b) => b.time - a.time).slice(KEPT),
    ...entries.filter((entry) => isUnfinished(entry) && entry.time < Date.now() - AN_HOUR_MS),
  ];
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

/** False when the program was deleted between the look at it and the start: nothing of it has run yet. */
async function runs(program, files) {
  // Traces lead to the sources.
  process.setSourceMapsEnabled(true);
  // A program that stands elsewhere than its sources cannot know.
  globalThis.projectFolder = root;
  globalThis.programDigest = basename(program);
  globalThis.programThread = join(program, THREAD.replace(/\.ts$/, '.mjs'));
  try {
    for (const file of files) {
      await import(pathToFileURL(join(program, file.replace(/\.ts$/, '.mjs'))).href);
    }
    return true;
  } catch (error) {
    if (isGone(error, program)) return false;
    throw error;
  }
}

function isGone({ url, path }, program) {
  const file = url ? fileURLToPath(url) : (path ?? '');
  return file.includes(`${sep}${basename(program)}${sep}`) && !isWhole(program);
}

/** Every source by itself, at every start. */
async function translate(files) {
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register();
  for (const file of files) await import(pathToFileURL(join(root, file)).href);
}
