// Nothing jumps while a page loads and is scrolled, even when its scripts come late.

import { describe, expect, test } from 'vitest';
import { islandsAwake, openPage, paths, scrollThrough, shapes } from '../support/browser.ts';
import { pageOfTemplate } from '../support/content.ts';
import { holdUntilPainted, layoutShifts } from '../support/layout-shift.ts';

/** The home page, and the first service and article that there are. */
const PATHS = ['/', '/servicos/', '/blog/'].flatMap(
  (start) =>
    paths.find((path) => path === start || (start !== '/' && path.startsWith(start))) ?? [],
);

/** Pages whose address says what they show: a group of projects, or what was nearly typed. */
const ADDRESSED = [
  ...[pageOfTemplate('portfolio') ?? []]
    .flat()
    .flatMap(({ route, groups }) =>
      [...Object.keys(groups), 'outra-coisa'].map((group) => `${route}#${group}`),
    ),
  ...PATHS.filter((path) => path !== '/').map((path) => `${path}x`),
];

describe.each([390, 1440])('islands move nothing when they wake late at %i px', (width) => {
  test.each([...shapes, ...ADDRESSED])('%s', async (path) => {
    const { page } = await openPage(path, { width, blockFonts: true, prepare: holdUntilPainted });
    await islandsAwake(page);
    await scrollThrough(page);
    await islandsAwake(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
