// Which of React's two builds renders the site: the development code takes twice as long.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, startNode } from '../support/project-copy.ts';

/** Every script of React that a process loaded, by the names of the files; from V8's own records. */
async function reactFilesOf(command: string[], env: Record<string, string>): Promise<string[]> {
  const records = mkdtempSync(join(temporaryFolder(), 'loaded-'));
  const { finished } = startNode(copyProgram(), command, {
    ...env,
    NODE_V8_COVERAGE: records,
  });
  expect((await finished).code).toBe(0);
  const urls = readdirSync(records).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(records, file), 'utf8'));
    return result.map(({ url }: { url: string }) => url);
  });
  const files = urls.map(
    (url) => /\/(react[\w.-]*\.(?:production|development)\.js)$/.exec(url)?.[1],
  );
  return [...new Set(files.filter((file) => file !== undefined))].sort();
}

const LAUNCH = 'commands/launch.mjs';

test.for([
  ['npm run build', [LAUNCH, 'build'], 'test'],
  ['build.ts by itself', ['--import', 'tsx', 'build.ts'], 'development'],
] as const)('%s renders with production code', async ([, command, mode]) => {
  const files = await reactFilesOf([...command], { NODE_ENV: mode });
  expect(files).toContain('react.production.js');
  expect(files.filter((file) => file.includes('development'))).toEqual([]);
});
