// Every class that the program writes has a rule in the style sheets, and every class of a rule is written.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { STYLED, WITH_OWN_RULE } from '../support/styled.ts';

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

/** Classes that have rules only inside an element, in a group with other classes, or for paper. */
const IN_PLACES = [
  ...'accept-points agreed back-link bars calendar-frame code code-added code-name code-remark code-value joined listing lit'.split(
    ' ',
  ),
  ...'module-left-out normally on-screen png pressable proposal-after proposal-text schedule-days seal testimonial text-link tick unit'.split(
    ' ',
  ),
  ...'when'.split(' '),
];

// Without this test, a group that names the class would hide that its own rule was lost or renamed.
test('every class has a rule of its own, but for some exceptions', () => {
  expect([...STYLED].filter((name) => !WITH_OWN_RULE.has(name)).sort()).toEqual(IN_PLACES);
});
