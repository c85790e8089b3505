// A process that makes something of a file twice, and saves another text of it while the first is being bundled, or after it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProgramLoader } from '../../commands/serve/program.ts';
import { Assets } from '../../pipeline/assets/assets.ts';
import { bundleIslands } from '../../pipeline/assets/bundle-islands.ts';
import { bundleStyles } from '../../pipeline/assets/styles/bundle-styles.ts';
import { Memo, type Memory } from '../../pipeline/store/memo.ts';

/** What the process is asked. */
export interface Twice {
  root: string;
  kind: 'styles' | 'islands' | 'code';
  file: string;
  texts: readonly [string, string];
  /** What imports the file, by its path. */
  others?: Readonly<Record<string, string>>;
  isLater?: boolean;
}

const asked = JSON.parse(process.argv[2] ?? '') as Twice;
console.log(JSON.stringify(await makeTwice(asked)));

async function makeTwice({ root, kind, file, texts, others, isLater }: Twice): Promise<string[]> {
  const [before, after] = texts;
  const loader = new ProgramLoader(root, join(root, 'modules'));
  const memory: Memory = {};
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const make = async (memo: Memo): Promise<string> => {
    if (kind === 'styles') return bundleStyles(root, new Assets(), memo).value.text;
    if (kind === 'code') {
      return (await import(pathToFileURL((await loader.prepare()).file).href)).text;
    }
    const { files } = (await bundleIslands(root, memo)).value;
    return [...files.values()].join('').trim();
  };
  const files = { 'islands/runtime/loader.ts': 'console.log(1);', ...others, [file]: before };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const made: string[] = [];
  const save = (inputs = [file]): void => {
    if (inputs.includes(file)) write(file, after);
  };
  if (!isLater) Reflect.set(globalThis, 'saveMeanwhile', save);
  for (const _ of ['first', 'second']) {
    const memo = new Memo(join(root, 'memo'), { code: 'code', memory });
    made.push(await make(memo));
    memo.save(true);
    Reflect.deleteProperty(globalThis, 'saveMeanwhile');
    if (isLater) save();
  }
  return made;
}
