// Failures of the computer are not the content's: each is said as such, costs nothing, and is forgotten once it is mended.

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Built, build, soundBuild } from '../support/build.ts';
import { type Call, onDisk } from '../support/failing-disk.ts';
import { contentsOf } from '../support/files.ts';
import { makeProject } from '../support/project.ts';

let root: string;
let calls: Call[];
let published: Map<string, string>;

beforeAll(async () => {
  root = makeProject({ 'public/leia.txt': 'a', 'public/uploads/a.svg': SQUARE }, { plain: true });
  rmSync(join(root, '.cache'));
  await soundBuild(root);
  ({ calls } = await onDisk(root, {}, () => soundBuild(root)));
  published = contentsOf(join(root, 'dist'));
});

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** One of each kind: of what is done with what. `ALL=1` takes every call. */
function chosen(): Call[] {
  const kindOf = (call: Call): string =>
    call
      .replace(/[0-9a-f]{32}$/, '')
      .replace(/(\S+ (?:\.dist-next|art|styles|islands)\/).*/, '$1')
      .replace(/(content\/\w+\/|public\/uploads\/).*/, '$1');
  const kinds = new Map(
    [...new Set(calls)].map((call) => [process.env.ALL ? call : kindOf(call), call]),
  );
  return [...kinds.values()];
}

test('whatever call of the disk is refused, the report says so and what was published stays', async () => {
  const wrong: string[] = [];
  for (const refused of chosen()) {
    const code = /write|mkdir/.test(refused) ? 'ENOSPC' : 'EACCES';
    const { result } = await onDisk(root, { refused, code }, () => build(root).catch(String));
    const isCache = refused.includes('.cache');
    const said = typeof result === 'string' ? [`thrown: ${result}`] : result.problems;
    const isSaid = said.length > 0 && said.every((one) => one.includes(code));
    if (isCache ? said.length > 0 : !isSaid) wrong.push(`${refused}: ${said.join('\n')}`);
    if (!isSame(published)) wrong.push(`${refused}: dist/ is not as it was`);
    const again = await build(root).catch(String);
    if (!(again as Built).ok || !isSame(published)) wrong.push(`${refused}: is remembered`);
  }
  expect(wrong).toEqual([]);
});

const isSame = (before: Map<string, string>): boolean =>
  JSON.stringify([...contentsOf(join(root, 'dist'))]) === JSON.stringify([...before]);

void cpSync;
