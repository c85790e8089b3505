// `npm run dev` and `npm start` as processes: who can reach them, and how they get along with each other.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeTree } from '../support/build-site.ts';
import { copyProgram, type Started, startCommand } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

const LIMIT = { timeout: 60_000, interval: 50 };
const running: Started[] = [];

// What still writes would keep its folder from being removed.
afterEach(async () => {
  const all = running.splice(0);
  for (const { child } of all) child.kill();
  await Promise.all(all.map(({ finished }) => finished));
});

interface Server {
  child: Started['child'];
  /** The address that it says it is at. */
  url: string;
  port: number;
  /** Everything that it has said so far. */
  said: () => string;
  ended: Promise<unknown>;
}

async function serve(
  root: string,
  command: 'dev' | 'start',
  flags: string[] = [],
): Promise<Server> {
  const started = startCommand(root, [command, ...flags], {
    PORT: '4310',
  });
  const { child, finished } = started;
  running.push(started);
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const url = await vi.waitFor(() => {
    const [found] = /http:\/\/\S+/.exec(said) ?? [];
    if (!found || !said.includes('Ctrl+C')) throw new Error(`no address in "${said}"`);
    return found;
  }, LIMIT);
  return { child, url, port: Number(new URL(url).port), said: () => said, ended: finished };
}

const bodyOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Another address of this computer: its own in a network, or else one more of the loopback. */
function otherAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 30_000 });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      done(isOpen);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });
}

describe.each(['dev', 'start'] as const)('npm run %s', (command) => {
  test('says what it does before the first build is finished', async () => {
    const { said } = await serve(copyProgram(), command);
    expect(said()).toMatch(/^Building the (?:site|preview)\. The first time .*\n/);
    expect(said().indexOf('Building')).toBeLessThan(said().indexOf('http://'));
  });

  test('answers this computer alone', async () => {
    const { url, port } = await serve(copyProgram(), command);
    expect(url).toBe(`http://localhost:${port}`);
    await vi.waitFor(async () => expect(await bodyOf(url)).toContain('<title>'), LIMIT);
    expect(await answers(otherAddress(), port)).toBe(false);
  });

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
        await new Promise((done) => setTimeout(done, 5));
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
