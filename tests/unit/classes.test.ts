// Classes that the program writes, and those that its style sheets name: neither without the other.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { STYLED } from '../support/styled.ts';

/** The code that writes HTML, without its comments, and the mark that stands in it. */
const code = ['art', 'domain', 'islands', 'pipeline', 'templates']
  .flatMap((folder) => listFiles(join(REPOSITORY, folder)).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .concat('content/mark.svg')
  .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))
  .join('\n')
  .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test('every class that is written has a rule', () => {
  const lists = [...code.matchAll(/\bclass(?:Name)?="([\w -]+)"/g)];
  const written = new Set(lists.flatMap(([, list = '']) => list.split(' ')));
  expect([...written].filter((name) => !STYLED.has(name))).toEqual([]);
});

test('every class of a rule is written somewhere', () => {
  const words = new Set(
    [...code.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' ')),
  );
  expect([...STYLED].filter((name) => !words.has(name))).toEqual([]);
});
