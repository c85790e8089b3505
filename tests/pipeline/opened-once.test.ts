// A content file is opened once in a build, however many stages have something to say about it.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildProject } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { sentProject } from '../support/sent-project.ts';

test('every content file is opened once, the record of a sent proposal included', async () => {
  const root = await sentProject();
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    read.mockRestore();
    syncBuiltinESMExports();
  });
  expect((await buildProject(root)).problems).toEqual([]);
  const paths = read.mock.calls.map(([path]) => relative(root, String(path)));
  const opened = paths.filter((path) => /^content\/.*\.(?:md|yaml|json)$/.test(path));
  const files = listFiles(join(root, 'content')).map((file) => `content/${file}`);
  const expected = files.filter((file) =>
    /\.yaml$|^content\/(?!proposals\/sent).*\.md$/.test(file),
  );
  expect(opened.sort()).toEqual(expected);
});
