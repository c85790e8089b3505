// What independent judges say of the site as it is served: Mozilla's Observatory, and Google's evaluator of policies.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../support/hosts/certificate.ts';
import { buildPromised } from '../../support/hosts/on-servers.ts';
import { anyFreePort } from '../../support/hosts/running.ts';
import { SERVERS, type Site } from '../../support/hosts/servers.ts';
import { findTool, OBSERVATORY, POLICY_EVALUATOR } from '../../support/hosts/tools.ts';

const SCAN = join(import.meta.dirname, '../../support/hosts/observatory.mjs');
const run = promisify(execFile);

interface Verdict {
  score: number;
  grade: string;
  results: { result: string; pass: boolean; points: number }[];
}

let site: Site;

beforeAll(async () => {
  site = await buildPromised({ hosts: ['caddy', 'nginx'] });
  // Whatever has to be fetched takes longer than a test may.
  for (const tool of [OBSERVATORY, POLICY_EVALUATOR]) findTool(tool);
}, 200_000);

async function scan(httpPort: number, httpsPort: number, certificate: string): Promise<Verdict> {
  const folder = findTool(OBSERVATORY) ?? '';
  const words = [SCAN, folder, String(httpPort), String(httpsPort)];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await run(process.execPath, words, { env });
  return JSON.parse(stdout.slice(stdout.indexOf('{"score"')));
}

describe.each(['nginx', 'caddy'])('Mozilla’s Observatory over %s', (name) => {
  test('finds nothing to mend with encryption, and gives every bonus that is to be had', async ({
    skip,
  }) => {
    const certificate = makeCertificate();
    if (!certificate || !findTool(OBSERVATORY)) return skip('no openssl, or no Observatory');
    const port = await anyFreePort();
    const server = await SERVERS[name]?.(site, { ...certificate, port });
    if (!server) return skip(`${name} cannot be had on this machine`);
    const verdict = await scan(Number(new URL(server.url).port), port, certificate.certificate);
    await server.close();
    expect(verdict.results.filter(({ pass }) => !pass)).toEqual([]);
    expect([verdict.grade, verdict.score]).toEqual(['A+', 130]);
  });

  test('misses nothing without encryption but encryption', async ({ skip }) => {
    if (!findTool(OBSERVATORY)) return skip('no Observatory');
    const server = await SERVERS[name]?.(site);
    if (!server) return skip(`${name} cannot be had on this machine`);
    const verdict = await scan(Number(new URL(server.url).port), await anyFreePort(), '');
    await server.close();
    const missing = verdict.results.filter(({ pass }) => !pass).map(({ result }) => result);
    expect(missing).toEqual(['redirection-missing', 'hsts-not-implemented-no-https']);
  });
});

/** What may be of high severity, depending on what else a site does; below it stand suggestions. */
const HIGH_MAYBE = 40;

test('Google’s evaluator finds nothing of medium severity in any policy', async ({ skip }) => {
  const folder = findTool(POLICY_EVALUATOR);
  if (!folder) return skip('no evaluator');
  const load = (path: string) => import(pathToFileURL(join(folder, 'dist', path)).href);
  const { CspParser } = (await load('parser.js')).default;
  const { CspEvaluator } = (await load('evaluator.js')).default;
  const findings = (policy: string): { severity: number; description: string }[] =>
    new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = site.answers.pages.flatMap(({ route, policy }) =>
    findings(policy)
      .filter(({ severity }) => severity <= HIGH_MAYBE)
      .map(({ severity, description }) => `${route} ${severity}: ${description}`),
  );
  expect(findings("script-src 'unsafe-inline'").length).toBeGreaterThan(0);
  expect(grave).toEqual([]);
});
