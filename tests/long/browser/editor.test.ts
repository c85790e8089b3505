// The editor at /admin opens every file of content/, changes one text of it, and saves nothing else.

import { expect, inject, test } from 'vitest';
import { changeText, complaintsOf, dataIn, formsOf, openEditor } from '../../support/editor.ts';
import { temporaryFolder } from '../../support/folders.ts';
import { copyRealProject } from '../../support/project.ts';

test('every file has the same data but for the text that was changed', async () => {
  const root = temporaryFolder();
  copyRealProject(root, inject('content'));
  const editor = await openEditor(root);
  const forms = await formsOf(editor);
  const files = Object.keys(editor.files).filter((path) => !path.includes('/sent/'));
  expect(forms.map(([file]) => file).sort()).toEqual(files.sort());
  for (const form of forms) {
    const { before, after } = await changeText(editor, form);
    expect(dataIn(after), form[0]).toEqual(dataIn(before));
  }
  expect(complaintsOf(editor)).toEqual([]);
});
