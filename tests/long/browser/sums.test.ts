// Many choices of all proposals in the content, drafts as well, come to what their files say.

import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { soundBuild } from '../../support/build.ts';
import { readFiles } from '../../support/files.ts';
import { temporaryFolder } from '../../support/folders.ts';
import { copyRealProject } from '../../support/project.ts';
import { expectSums } from '../../support/proposal-page.ts';
import { readOffer } from '../../support/reckoning.ts';
import { EVERYTHING, openSmall } from '../../support/small-build.ts';

const MOST = 40;

const content = inject('content');
const all = readFiles(join(content, 'proposals'));
const files = [...all].filter(([file]) => /^[^/]*\.md$/.test(file));

let folder = '';
beforeAll(async () => {
  const root = copyRealProject(join(temporaryFolder(), 'project'), content);
  folder = (await soundBuild(root, { drafts: true })).outDir;
});

test.each(files)('%s', async (file, text) => {
  const name = file.replace(/\.md$/, '');
  const path = name === 'proposta' ? '/proposta' : `/proposta-${name}`;
  const { page, complaints } = await open(path, {
    folder,
    // Whenever the tests run, it can still be accepted.
    prepare: (one) => one.clock.setFixedTime('2001-01-01'),
  });
  await expectSums(page, readOffer(text, all.get('library/items.yaml')), MOST);
  expect(complaints).toEqual([]);
});

test('of everything that can be chosen', async () => {
  const { page } = await openSmall('/proposta-tudo');
  await expectSums(page, readOffer(EVERYTHING), MOST);
});
