// The files of sent versions that a preview shows: of the last one its page, of all the terms and the assets.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SentVersion, sentFile } from '../../pipeline/proposal/sent.ts';
import { temporaryFolder } from '../support/folders.ts';
import { writeTree } from '../support/project.ts';

const version = (number: number): SentVersion =>
  ({
    number: '2025-001',
    version: number,
    status: 'sent',
    route: '/proposta-bar',
    terms: { route: `/termos/${number}` },
    folder: `v${number}`,
  }) as SentVersion;

test('terms and assets of an older version are shown, and the page of the last one', () => {
  const root = temporaryFolder();
  const files = ['page.html', 'terms.html', 'assets/a.0123abcd.css'];
  writeTree(root, Object.fromEntries(files.map((path) => [join('v1', path), ''])));
  writeTree(root, Object.fromEntries(files.slice(0, 2).map((path) => [join('v2', path), ''])));
  const shown = (path: string) => sentFile(root, [version(1), version(2)], path);
  expect(shown('/termos/1')).toBe('v1/terms.html');
  expect(shown('/assets/a.0123abcd.css')).toBe('v1/assets/a.0123abcd.css');
  expect(shown('/proposta-bar')).toBe('v2/page.html');
});
