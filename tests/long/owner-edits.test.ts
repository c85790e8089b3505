// Valid edits of an owner keep the tests green: makes random edits all over the real content, and runs its tests.
// `SEED=7 npm run test:all -- owner-edits` tries others.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { runProcess } from '../support/command.ts';
import { edit, readFiles } from '../support/files.ts';
import { writeTree } from '../support/project.ts';
import { anyEdit, apply } from './content-changes.ts';
import { commitContent, copyWholeProject, failuresIn, hasSample } from './whole-project.ts';

const SEED = Number(process.env.SEED ?? 1);
const EDITS = 24;

const COMPANY =
  'new company --name Araucária --city Campinas/SP --services "Websites, Suporte, Treinamento, Dados, Perícia"';

test.for(['', COMPANY])(
  'random valid edits leave the tests green after “%s”',
  async (command, { skip }) => {
    const root = copyWholeProject();
    if (command) {
      skip(!hasSample(root), 'a new company begins with the sample');
      await commitContent(root);
      expect(await runProcess(root, command)).toMatchObject({ code: 0 });
    }
    // Adds a category without articles, and another typeface.
    const blog = readFileSync(join(root, 'content/pages/blog.yaml'), 'utf8');
    if (/^categories: \[/m.test(blog))
      edit(root, 'content/pages/blog.yaml', /^categories: \[/m, 'categories: [Novidades da casa, ');
    edit(
      root,
      'package.json',
      /"dependencies": \{/,
      '"dependencies": {\n    "@fontsource-variable/inter": "5.2.8",',
    );
    const today = new Date().toISOString().slice(0, 10);
    const kept: string[] = [];
    // Most changes find nothing of their kind in the file of their choice.
    for (const change of fc.sample(anyEdit, { numRuns: 20 * EDITS, seed: SEED })) {
      if (kept.length >= EDITS) break;
      const before = readFiles(join(root, 'content'));
      const file = apply(root, change);
      const text = before.get(file.replace('content/', '')) ?? '';
      if (readFileSync(join(root, file), 'utf8') === text) continue;
      const { ok } = await build(root, { today, drafts: true });
      if (ok) kept.push(file);
      else writeTree(root, { [file]: text });
    }
    expect(kept.length).toBeGreaterThanOrEqual(EDITS / 2);
    expect(await failuresIn(root, 'unit', 'site'), `edited: ${kept.join(', ')}`).toBe('');
  },
);
