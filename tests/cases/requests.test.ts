// Answers of the served site and their headers: the cases of requests/ that hold everywhere, and those of `npm start`.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { run } from '../support/command.ts';
import { makeProject } from '../support/project.ts';
import { asks, wrongAnswers } from '../support/requests.ts';

const requests = (name: string): string =>
  readFileSync(join(import.meta.dirname, `requests/${name}.txt`), 'utf8');

test.each(['everywhere', 'start', 'redirects'])(
  'the served site answers as %s.txt expects',
  async (name) => {
    expect(await wrongAnswers(inject('site'), requests(name), asks(inject('baseUrl')))).toEqual([]);
  },
);

test('check:live takes a site that refuses programs for a notice', async () => {
  const network = createServer((_, reply) => reply.writeHead(999).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void network.close());
  await once(network, 'listening');
  const { port } = network.address() as AddressInfo;
  const page = `<link rel="canonical" href="http://127.0.0.1:1/"><a href="http://127.0.0.1:${port}/casa">`;
  const map = '<loc>http://127.0.0.1:1/</loc>';
  const site = createServer(({ url }, reply) => reply.end(url === '/sitemap.xml' ? map : page));
  onTestFinished(() => void site.close());
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { stdout, stderr } = await run(makeProject({}, { plain: true }), `check:live ${origin}`);
  expect(stdout).toBe(
    `http://127.0.0.1:${port}/casa could not be asked: try it by hand (999), in /\n`,
  );
  expect(stderr).not.toContain('999');
});
