// What the preview hears of saves that follow each other closely.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchSources } from '../../commands/serve/watch-sources.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { LIMIT } from '../support/patience.ts';

const FILE = 'content/text.md';

test('a save right after another, which was read at once, is heard of', async () => {
  const root = temporaryFolder();
  writeTree(root, { [FILE]: 'one' });
  const read: string[] = [];
  const watching = await watchSources({ root, isForeign: () => false }, (path) => {
    if (path !== FILE) return;
    read.push(readFileSync(join(root, FILE), 'utf8'));
    // An editor that formats what it has saved.
    if (read.at(-1) === 'two') setTimeout(() => writeTree(root, { [FILE]: 'three' }), 10);
  });
  writeTree(root, { [FILE]: 'two' });
  await vi.waitFor(() => expect(read.at(-1)).toBe('three'), LIMIT);
  expect(read).toContain('two');
  await watching.close();
});
