// The real content, built where clocks and languages are others.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, copyTree } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { CONTENT } from '../support/real-site.ts';

test('the clock and the place of a machine change no byte', async () => {
  const root = copyProgram();
  for (const name of ['content', 'public']) {
    rmSync(join(root, name), { recursive: true, force: true });
    copyTree(join(CONTENT, '..', name), join(root, name));
  }
  const [tokyo, curitiba] = await Promise.all(
    [
      { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
      { TZ: 'America/Sao_Paulo', LANG: 'C', LC_ALL: 'C' },
    ].map(async (environment) => {
      const folder = join(temporaryFolder(), 'dist');
      expect(await runBuild(root, ['--out', folder], environment)).toMatchObject({ code: 0 });
      return contentsOf(folder);
    }),
  );
  expect(tokyo?.size).toBeGreaterThan(20);
  expect(tokyo).toEqual(curitiba);
});
