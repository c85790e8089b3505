// Each fact of the company is written once: if it alone is changed, nothing of the old one is left.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, FACTS, FORMS, filesWith, SITE, today } from '../support/another-name.ts';
import { soundBuild } from '../support/build.ts';
import { REPOSITORY, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject, writeTree } from '../support/project.ts';
import { isSample } from '../support/sample.ts';

test.runIf(isSample('another name'))(
  'a fact of the company that is changed in site.yaml is changed everywhere',
  async () => {
    const root = copyRealProject(temporaryFolder(), join(REPOSITORY, 'content'));
    const before = new Map(readFiles(join(root, 'content'))).get('site.yaml') ?? '';
    const left: Record<string, string[]> = {};
    for (const [name, fact] of Object.entries(FACTS)) {
      writeTree(root, { [SITE]: before });
      change(root, [fact, FORMS]);
      const { outDir } = await soundBuild(root, { today });
      const files = filesWith(outDir, fact[2]);
      if (files.length > 0) left[name] = files;
    }
    expect(left).toEqual({});
  },
);
