// Loaded before anything else in a process that builds many sites: what bundlers and parsers give for the same texts is made once.

import { readdirSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { replaceExports } from './replace-exports.mjs';

const require = createRequire(import.meta.url);
let original;
let bundleStyles;
let transformStyles;
let parseYaml;

replaceExports({
  [require.resolve('esbuild')]: (exported) => {
    original = exported;
    return { ...exported, build };
  },
  [require.resolve('lightningcss')]: (exported) => {
    bundleStyles = exported.bundle;
    transformStyles = exported.transform;
    return { ...exported, bundle: bundleCss, transform: transformCss };
  },
  [require.resolve('yaml')]: (exported) => {
    parseYaml = exported.parseDocument;
    return { ...exported, parseDocument };
  },
});

/** By everything that was asked for: what came of it, and the states of the files that went into it. */
const kept = new Map();

async function build(options) {
  // What is for processes has plugins that take notes.
  const isKept = options.absWorkingDir && options.write === false && options.platform !== 'node';
  if (!isKept || !Array.isArray(options.entryPoints)) return original.build(options);
  const key = keyOf(options);
  const found = kept.get(key);
  if (found?.inputs.every(([file, state]) => stateOf(file) === state)) return found.bundle;
  const bundle = await original.build({ ...options, metafile: true });
  const inputs = Object.keys(bundle.metafile.inputs).map((path) => {
    const file = realpathSync(resolve(options.absWorkingDir, path));
    return [file, stateOf(file)];
  });
  kept.set(key, { inputs, bundle });
  return bundle;
}

/** Names of scripts have a hash of the ways that lead from the project to what is in them, also through links. */
function keyOf({ absWorkingDir: root, outdir: _, outbase: __, ...options }) {
  const places = [...options.entryPoints, 'node_modules'].map((path) =>
    realpathSync(resolve(root, path)),
  );
  const ways = places.map((place) => relative(root, place));
  return JSON.stringify({ ...options, entryPoints: places, ways });
}

function bundleCss(options) {
  const file = realpathSync(options.filename);
  const folder = dirname(file);
  // Whatever it imports stands beside it or below.
  const files = readdirSync(folder, { recursive: true }).sort();
  const states = files.map((name) => `${name} ${stateOf(join(folder, name))}`);
  const key = JSON.stringify({ ...options, filename: file });
  const found = kept.get(key);
  if (found?.states === states.join('\n')) return found.bundle;
  const bundle = bundleStyles(options);
  kept.set(key, { states: states.join('\n'), bundle });
  return bundle;
}

/** Whoever looks at the sheet on the way is shown it again. */
function transformCss({ code, visitor, ...options }) {
  const key = JSON.stringify({ ...options, looks: Object.keys(visitor ?? {}), css: `${code}` });
  const found = kept.get(key) ?? {};
  if (found.sheet) visitor.StyleSheet(found.sheet);
  else if (!found.result) {
    const look = (sheet) => {
      found.sheet = sheet;
      visitor.StyleSheet(sheet);
    };
    const looking = visitor && { visitor: { StyleSheet: look } };
    found.result = transformStyles({ ...options, code, ...looking });
    kept.set(key, found);
  }
  return found.result;
}

/** By its text, the latest last: what the build made of a file. */
const documents = new Map();
const KEPT_DOCUMENTS = 200;

/** Tests write into documents of their own, whose keys are compared. */
function parseDocument(text, options) {
  if (options?.uniqueKeys !== false) return parseYaml(text, options);
  const document = documents.get(text) ?? parseYaml(text, options);
  documents.delete(text);
  documents.set(text, document);
  if (documents.size > KEPT_DOCUMENTS) documents.delete(documents.keys().next().value);
  return document;
}

/** Changes with every change of the file; undefined where there is none. */
function stateOf(file) {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}
