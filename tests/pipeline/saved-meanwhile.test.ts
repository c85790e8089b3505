// Styles and scripts that are saved while they are bundled: the next build has to see it.

import { expect, test, vi } from 'vitest';
import { Assets } from '../../pipeline/assets/assets.ts';
import { bundleIslands } from '../../pipeline/assets/bundle-islands.ts';
import { bundleStyles } from '../../pipeline/assets/styles/bundle-styles.ts';
import { Memo, type Memory } from '../../pipeline/store/memo.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

const meanwhile: { save?: () => void } = {};

vi.mock('esbuild', async (original) => {
  const bundler = await original<typeof import('esbuild')>();
  const build: typeof bundler.build = async (options) => {
    const result = await bundler.build(options);
    meanwhile.save?.();
    return result;
  };
  return { ...bundler, build };
});

vi.mock('../../pipeline/assets/styles/lightning.ts', async (original) => {
  const { lightning } =
    await original<typeof import('../../pipeline/assets/styles/lightning.ts')>();
  const bundle: ReturnType<typeof lightning>['bundle'] = (options) => {
    const result = lightning().bundle(options);
    meanwhile.save?.();
    return result;
  };
  return { lightning: () => ({ ...lightning(), bundle }) };
});

/** What is made of a file's first text while its second is saved, and of the file by the build after. */
async function bundleTwice(
  file: string,
  [before, after]: readonly [string, string],
  bundle: (root: string, memo: Memo) => Promise<string>,
): Promise<string[]> {
  const root = temporaryFolder();
  const memory: Memory = {};
  const made: string[] = [];
  writeTree(root, {
    'node_modules/none': '',
    'islands/runtime/loader.ts': 'console.log(1);',
    [file]: before,
  });
  meanwhile.save = () => writeTree(root, { [file]: after });
  for (const _ of ['first', 'second']) {
    const memo = new Memo(`${root}/memo`, { code: 'code', memory });
    made.push(await bundle(root, memo));
    memo.save(true);
    delete meanwhile.save;
  }
  return made;
}

test('styles', async () => {
  const texts = ['p{top:1px}', 'p{top:2px}'] as const;
  const made = await bundleTwice(
    'styles/main.css',
    texts,
    async (root, memo) => bundleStyles(root, new Assets(), memo).value.text,
  );
  expect(made).toEqual(texts);
});

test('islands', async () => {
  const texts = ['console.log("one");', 'console.log("two");'] as const;
  const made = await bundleTwice('islands/menu.ts', texts, async (root, memo) =>
    [...(await bundleIslands(root, memo)).value.files.values()].join('').trim(),
  );
  expect(made).toEqual(texts);
});
