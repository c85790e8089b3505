// Servers of ours: what they say, who may ask them, and where they listen.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPort } from '../../commands/serve/address.ts';
import { startDevServer } from '../../commands/serve/dev-server.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { ask } from '../support/hosts/ask.ts';
import { LIMIT } from '../support/patience.ts';
import { copyProgram } from '../support/project-copy.ts';
import { answers, bodyOf, otherAddress, serve } from '../support/started-server.ts';

test('dev says what it does before the first build is finished, and answers this computer alone', async () => {
  const { url, port, said } = await serve(copyProgram(), 'dev');
  expect(said()).toMatch(/^Building the preview\. The first time .*\n[\s\S]*http:\/\//);
  expect(url).toBe(`http://localhost:${port}`);
  await vi.waitFor(async () => expect(await bodyOf(url)).toContain('<title>'), LIMIT);
  expect(await answers(otherAddress(), port)).toBe(false);
});

test('start builds the site, and serves it to this computer alone', async () => {
  const root = copyProgram();
  const { url, port } = await serve(root, 'start');
  expect(url).toBe(`http://127.0.0.1:${port}`);
  expect(await bodyOf(`${url}/blog/ola`)).toContain('<title>');
  const lost = await fetch(`${url}/nada`);
  expect([lost.status, lost.headers.get('x-frame-options')]).toEqual([404, 'DENY']);
  expect(await answers(otherAddress(), port)).toBe(false);
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});

test('a name that somebody else has led here is told nothing', async () => {
  const folder = temporaryFolder();
  writeTree(folder, { 'index.html': '<h1>Olá</h1></body>' });
  const { port } = await startDevServer({ folder, host: '127.0.0.1', port: 0 });
  const statusFor = async (host: string, method = 'GET'): Promise<number> =>
    (await ask(`http://127.0.0.1:${port}`, '/', { method, headers: { host } })).status;
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
    expect([host, await statusFor(host)]).toEqual([host, 421]);
  const ours = ['localhost', '127.0.0.1'].flatMap((name) => [name, `${name}:${port}`]);
  for (const host of [...ours, '[::1]', '192.168.0.7'])
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect([method, await statusFor('localhost', method)]).toEqual([method, 405]);
  const { headers } = await fetch(`http://localhost:${port}`);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a port is a number that there is', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = 0;
  });
  expect([undefined, '', '0', '4000', '65535'].map(readPort)).toEqual([3000, 3000, 0, 4000, 65535]);
  for (const port of ['70000', 'abc', '-1', '3000.5']) {
    expect(readPort(port)).toBeUndefined();
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining(`found "${port}"`));
  }
});
