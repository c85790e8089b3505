// Every class that the program writes has a rule in the style sheets, and every class of a rule is written.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { STYLED } from '../support/styled.ts';

/** The code that writes HTML, without its comments. */
const code = ['art', 'domain', 'islands', 'pipeline', 'templates']
  .flatMap((folder) => listFiles(join(REPOSITORY, folder)).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))
  .join('\n')
  .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test('every class that the program writes has a rule', () => {
  const lists = [...code.matchAll(/\bclass(?:Name)?="([\w -]+)"/g)];
  const written = new Set(lists.flatMap(([, list = '']) => list.split(' ')));
  expect([...written].filter((name) => !STYLED.has(name))).toEqual([]);
});

/** Classes that the drawing of a company's mark may have. */
const OWNERS = ['lit'];

test('every class of a rule is written by the program', () => {
  const words = new Set(
    [...code.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' ')),
  );
  expect([...STYLED].filter((name) => !words.has(name) && !OWNERS.includes(name))).toEqual([]);
});
