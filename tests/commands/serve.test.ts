// Servers of ours: who may ask them, and where they listen.

import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPort } from '../../commands/serve/address.ts';
import { startDevServer } from '../../commands/serve/dev-server.ts';
import { serveSite } from '../../commands/serve/serve-site.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
}

const ask = (port: number, host: string, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', path: '/', method, headers: { host } }, (response) => {
      response.resume();
      done({ status: response.statusCode, headers: response.headers });
    })
      .on('error', failed)
      .end();
  });

test('a name that somebody else has led here is told nothing', async () => {
  const folder = temporaryFolder();
  writeTree(folder, { 'index.html': '<h1>Olá</h1></body>' });
  const site = await serveSite({ folder });
  const preview = await startDevServer({ folder, host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    site.close();
    preview.close();
  });
  for (const { port } of [site, preview]) {
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
      expect([host, (await ask(port, host)).status]).toEqual([host, 421]);
    for (const host of [
      'localhost',
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      '[::1]',
      '192.168.0.7',
    ])
      expect([host, (await ask(port, host)).status]).toEqual([host, 200]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([method, (await ask(port, 'localhost', method)).status]).toEqual([method, 405]);
  }
  expect((await ask(preview.port, 'localhost')).headers).toHaveProperty('x-frame-options', 'DENY');
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
