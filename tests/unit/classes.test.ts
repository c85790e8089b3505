// Classes that the program writes, and those that its style sheets name: neither without the other.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { STYLED, STYLED_ALONE } from '../support/styled.ts';

/** The code that writes HTML, without its comments. */
const code = ['art', 'domain', 'islands', 'pipeline', 'templates']
  .flatMap((folder) => listFiles(join(REPOSITORY, folder)).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))
  .join('\n')
  .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

test('every class that is written has a rule', () => {
  const lists = [...code.matchAll(/\bclass(?:Name)?="([\w -]+)"/g)];
  const written = new Set(lists.flatMap(([, list = '']) => list.split(' ')));
  expect([...written].filter((name) => !STYLED.has(name))).toEqual([]);
});

/** Those that a company's mark may have. */
const OWNERS = ['lit'];

test('every class of a rule is written somewhere', () => {
  const words = new Set(
    [...code.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' ')),
  );
  expect([...STYLED].filter((name) => !words.has(name) && !OWNERS.includes(name))).toEqual([]);
});

/** These have rules only where they stand, in a group with others, or on paper. */
const IN_PLACES = [
  ...'accept-points after agreed back-link bars calendar-frame card-price code code-added code-value joined listing lit module-left-out normally on-screen'.split(
    ' ',
  ),
  ...'person-says png post-meta proposal-text role schedule-days seal statement testimonial text-link tick unit when whole'.split(
    ' ',
  ),
];

// A rule that is lost, or called otherwise, must not hide behind a group that names its class.
test('every class has a rule of its own', () => {
  expect([...STYLED].filter((name) => !STYLED_ALONE.has(name)).sort()).toEqual(IN_PLACES);
});
