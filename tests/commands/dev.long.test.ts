// Previews side by side, those that others may see, and those that are killed.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { copyProgram } from '../support/project-copy.ts';
import {
  answers,
  bodyOf,
  LIMIT,
  otherAddress,
  type Server,
  serve,
} from '../support/started-server.ts';
import { post } from '../support/tiny-site.ts';

describe.each(['dev', 'start'] as const)('npm run %s', (command) => {
  test('answers others with --host, and says where', async () => {
    const { port, said } = await serve(copyProgram(), command, ['--host', '0.0.0.0']);
    await vi.waitFor(async () => expect(await answers('127.0.0.1', port)).toBe(true), LIMIT);
    expect(await answers(otherAddress(), port)).toBe(true);
    const own = otherAddress();
    if (own !== '127.0.0.2') expect(said()).toContain(`http://${own}:${port}`);
  });
});

describe('previews', () => {
  test('of one project run side by side, each whole while others come and go', async () => {
    const root = copyProgram();
    const first = await serve(root, 'dev');
    const seen: number[] = [];
    let watching = true;
    const watcher = (async () => {
      while (watching) {
        const response = await fetch(`${first.url}/blog/ola`);
        await response.text();
        seen.push(response.status);
      }
    })();
    const [second, third] = [await serve(root, 'dev'), await serve(root, 'dev')];
    const previews = [first, second, third];
    expect(new Set(previews.map(({ port }) => port)).size).toBe(3);
    writeTree(root, { 'content/blog/ola.md': post({ title: 'Outro título' }) });
    for (const { url } of previews) {
      await vi.waitFor(
        async () => expect(await bodyOf(`${url}/blog/ola`)).toContain('Outro título'),
        LIMIT,
      );
    }
    second.child.kill('SIGTERM');
    await second.ended;
    expect(await bodyOf(`${third.url}/blog/ola`)).toContain('Outro título');
    watching = false;
    await watcher;
    expect(seen.length).toBeGreaterThan(10);
    expect(new Set(seen)).toEqual(new Set([200]));
  });

  test('leave nothing behind, and clear away what a killed one left', async () => {
    const root = copyProgram();
    const parent = join(root, 'node_modules/.cache/dev');
    const foldersOf = ({ child }: Server): string[] =>
      readdirSync(parent).filter((name) => name.startsWith(`${child.pid}-`));
    const killed = await serve(root, 'dev');
    expect(foldersOf(killed)).toHaveLength(1);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(foldersOf(killed)).toHaveLength(1);
    // Somebody's, who knows whose: a name of another machine.
    const foreign = join(parent, '1-1-ffffffff-1');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(join(foreign, 'site'), '');
    const next = await serve(root, 'dev');
    expect(foldersOf(killed)).toEqual([]);
    expect(existsSync(foreign)).toBe(true);
    next.child.kill('SIGINT');
    await next.ended;
    expect(foldersOf(next)).toEqual([]);
  });
});
