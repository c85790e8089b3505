// One build, and the same requests to every server that this machine has.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerRules, headersAt } from '../../../domain/hosting/answers.ts';
import type { BuildOptions } from '../../../pipeline/run.ts';
import { buildChangedSite } from '../real-site.ts';
import type { Tree } from '../tiny-site.ts';
import type { Reply } from './ask.ts';
import type { Running } from './running.ts';
import { SERVERS, type Site } from './servers.ts';

/** The real site, with `tree` laid over it, and what it is promised to answer. */
export async function buildPromised(
  options: Partial<BuildOptions>,
  tree: Tree = {},
): Promise<Site> {
  const { outDir, report } = await buildChangedSite(tree, options);
  if (!report.answers) throw new Error('the build promised nothing');
  return { folder: outDir, answers: report.answers };
}

/** A test that is skipped, and says so, where the server cannot be had. */
type OnServer = (sentence: string, check: (url: string, server: Running) => Promise<void>) => void;

/** `siteOf` is asked when the site is built; `declare` names the tests of one server. */
export function onServers(siteOf: () => Site, declare: (onServer: OnServer) => void): void {
  describe.each(Object.keys(SERVERS))('%s', (name) => {
    let server: Running | undefined;

    beforeAll(async () => {
      server = await SERVERS[name]?.(siteOf());
    });

    afterAll(() => server?.close());

    declare((sentence, check) => {
      test(sentence, async ({ skip }) => {
        if (!server) skip(`${name} cannot be had on this machine`);
        else await check(server.url, server);
      });
    });
  });
}

/** Every header that the build promises for `address`, and no word to search engines besides. `asked`: how it was asked for. */
export function expectHeaders(
  { answers }: Site,
  { headers }: Reply,
  address: string,
  asked = address,
): void {
  const rules = headersAt(headerRules(answers), address);
  // What was not promised may hide a page from everybody.
  const promised = Object.entries({ 'X-Robots-Tag': undefined, ...rules });
  const found = promised.map(([name]) => [name, headers[name.toLowerCase()]]);
  expect([asked, found]).toEqual([asked, promised]);
}
