// Ten thousand requests on this computer: every one is answered, by nginx, caddy and npm start alike.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SERVERS, type Site } from '../../support/hosts/servers.ts';
import { AUTOCANNON, findTool } from '../../support/hosts/tools.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const REQUESTS = 10_000;

interface Result {
  errors: number;
  timeouts: number;
  non2xx: number;
  '2xx': number;
  latency: { p50: number; p99: number };
}

let site: Site;

beforeAll(async () => {
  const { outDir, report } = await buildChangedSite({}, { hosts: ['caddy', 'nginx'] });
  if (!report.answers) throw new Error('the build promised nothing');
  site = { folder: outDir, answers: report.answers };
  findTool(AUTOCANNON);
}, 200_000);

test.for(Object.keys(SERVERS))(
  '%s answers all of them without an error',
  async (name, { skip }) => {
    const folder = findTool(AUTOCANNON);
    const server = folder ? await SERVERS[name]?.(site) : undefined;
    if (!folder || !server) return skip(`${name} or autocannon cannot be had on this machine`);
    const fire = createRequire(join(folder, 'package.json'))(folder) as (
      options: object,
    ) => Promise<Result> & { on(event: 'response', hear: () => void): void };
    const start = performance.now();
    // It rounds how long it took to seconds.
    let lastAnswer = start;
    const shots = fire({
      url: server.url,
      amount: REQUESTS,
      connections: 20,
      headers: { 'accept-encoding': 'br, gzip' },
      requests: [{ path: '/' }, { path: '/blog' }, { path: '/favicon.svg' }],
    });
    shots.on('response', () => {
      lastAnswer = performance.now();
    });
    const result = await shots;
    await server.close();
    const { errors, timeouts, non2xx, latency } = result;
    const seconds = (lastAnswer - start) / 1_000;
    console.log(
      `${name}: ${Math.round(REQUESTS / seconds)} requests a second, half within ${latency.p50} ms, 99 % within ${latency.p99} ms`,
    );
    expect({ errors, timeouts, non2xx, good: result['2xx'] }).toEqual({
      errors: 0,
      timeouts: 0,
      non2xx: 0,
      good: REQUESTS,
    });
  },
);
