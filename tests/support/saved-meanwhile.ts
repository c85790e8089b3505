// A process that makes something of a file twice, and saves another text of it while the first is being bundled.
// What the bundlers' packages export is replaced before anything loads them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Memory } from '../../pipeline/store/memo.ts';

export interface Twice {
  root: string;
  kind: 'styles' | 'islands' | 'code';
  file: string;
  texts: readonly [string, string];
}

/** Called whenever a bundler has read files: with their paths, where several bundle at once. */
let saveMeanwhile: ((inputs?: string[]) => void) | undefined;

const require = createRequire(import.meta.url);
const [esbuild, lightning] = ['esbuild', 'lightningcss'].map((name) => require.resolve(name));
const modules = Object(Module).prototype;
const { _compile } = modules;
modules._compile = function compile(...parameters: unknown[]) {
  const result = _compile.apply(this, parameters);
  const { build, bundle } = this.exports;
  if (parameters[1] === esbuild) {
    const saving = async (options: object) => {
      const built = await build(options);
      saveMeanwhile?.(Object.keys(built.metafile.inputs));
      return built;
    };
    this.exports = { ...this.exports, build: saving };
  }
  if (parameters[1] === lightning) {
    const saving = (options: object) => {
      const bundled = bundle(options);
      saveMeanwhile?.();
      return bundled;
    };
    this.exports = { ...this.exports, bundle: saving };
  }
  return result;
};

const { ProgramLoader } = await import('../../commands/serve/program.ts');
const { Assets } = await import('../../pipeline/assets/assets.ts');
const { bundleIslands } = await import('../../pipeline/assets/bundle-islands.ts');
const { bundleStyles } = await import('../../pipeline/assets/styles/bundle-styles.ts');
const { Memo } = await import('../../pipeline/store/memo.ts');

const made: unknown[] = [];
for (const asked of JSON.parse(process.argv[2] ?? '') as Twice[]) made.push(await makeTwice(asked));
console.log(JSON.stringify(made));

async function makeTwice({ root, kind, file, texts }: Twice): Promise<unknown[]> {
  const [before, after] = texts;
  const loader = new ProgramLoader(root, join(root, 'modules'));
  const memory: Memory = {};
  const make = async (memo: InstanceType<typeof Memo>): Promise<unknown> => {
    if (kind === 'styles') return bundleStyles(root, new Assets(), memo).value.text;
    if (kind === 'code') {
      return (await import(pathToFileURL((await loader.prepare()).file).href)).text;
    }
    const { files } = (await bundleIslands(root, memo)).value;
    return [...files.values()].join('').trim();
  };
  const files = { 'islands/runtime/loader.ts': 'console.log(1);', [file]: before };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const save = (inputs = [file]): void => {
    if (inputs.includes(file)) writeFileSync(join(root, file), after);
  };
  const found: unknown[] = [];
  saveMeanwhile = save;
  for (const _ of ['first', 'second']) {
    const memo = new Memo(join(root, 'memo'), { code: 'code', memory });
    found.push(await make(memo));
    memo.save(true);
    saveMeanwhile = undefined;
  }
  return found;
}
