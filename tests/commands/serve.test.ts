// Servers of ours: what they say, who may ask them, and where they listen.

import { expect, onTestFinished, test, vi } from 'vitest';
import { readPort } from '../../commands/serve/address.ts';
import { startDevServer } from '../../commands/serve/dev-server.ts';
import { serveSite } from '../../commands/serve/serve-site.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { ask } from '../support/hosts/ask.ts';
import { LIMIT } from '../support/patience.ts';
import { copyProgram } from '../support/project-copy.ts';
import { answers, bodyOf, otherAddress, serve } from '../support/started-server.ts';

test.each([
  ['start', 'site'],
  ['dev', 'preview'],
])(
  '%s says what it does before the first build is finished, and answers this computer alone',
  async (command, what) => {
    const { url, port, said } = await serve(copyProgram(), command);
    expect(said()).toMatch(
      new RegExp(`^Building the ${what}\\. The first time .*\n[\\s\\S]*http://`),
    );
    expect(url).toBe(`http://localhost:${port}`);
    await vi.waitFor(async () => expect(await bodyOf(url)).toContain('<title>'), LIMIT);
    expect(await answers(otherAddress(), port)).toBe(false);
  },
);

test('a name that somebody else has led here is told nothing', async () => {
  const folder = temporaryFolder();
  writeTree(folder, { 'index.html': '<h1>Olá</h1></body>' });
  const site = await serveSite({ folder });
  const preview = await startDevServer({ folder, host: '127.0.0.1', port: 0 });
  onTestFinished(() => site.close());
  for (const { port } of [site, preview]) {
    const statusFor = async (host: string, method = 'GET'): Promise<number> =>
      (await ask(`http://127.0.0.1:${port}`, '/', { method, headers: { host } })).status;
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
      expect([host, await statusFor(host)]).toEqual([host, 421]);
    const ours = ['localhost', '127.0.0.1'].flatMap((name) => [name, `${name}:${port}`]);
    for (const host of [...ours, '[::1]', '192.168.0.7'])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([method, await statusFor('localhost', method)]).toEqual([method, 405]);
  }
  const { headers } = await fetch(`http://localhost:${preview.port}`);
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
