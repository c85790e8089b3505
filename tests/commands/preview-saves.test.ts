// A module that is saved while the preview translates it.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { ProgramLoader } from '../../commands/serve/program.ts';
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

test('is translated again', async () => {
  const root = temporaryFolder();
  const loader = new ProgramLoader(root, join(root, 'modules'));
  const run = async (): Promise<unknown> => {
    const { file } = await loader.prepare();
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)).build();
  };
  writeTree(root, { 'build.ts': "export const build = () => 'one';\n" });
  meanwhile.save = () => writeTree(root, { 'build.ts': "export const build = () => 'another';\n" });
  expect(await run()).toBe('one');
  delete meanwhile.save;
  expect(await run()).toBe('another');
});
