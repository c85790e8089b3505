// Once a run: builds and serves the real site by `npm start`, with some old addresses, in a copy of the project.

import { appendFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { start } from './command.ts';
import { copyRealProject } from './project.ts';
import { REDIRECTS } from './requests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project in which the real site was built. */
    project: string;
    /** The folder of the finished real site, which no test may change. */
    site: string;
    /** The address at which it is served, with its headers and redirects, without a slash at the end. */
    baseUrl: string;
  }
}

export default async function setup(test: TestProject): Promise<() => Promise<void>> {
  const { folder, content } = test.getProvidedContext();
  let stop = async (): Promise<void> => {};
  if (!process.env.TEST_SITE) {
    const root = copyRealProject(mkdtempSync(join(folder, 'real-')), content, folder);
    appendFileSync(join(root, 'content/redirects.yaml'), REDIRECTS);
    const server = await start(root, 'start', {}, (end) => {
      stop = end;
    });
    process.env.TEST_SITE = JSON.stringify({ root, url: server.url });
  }
  const { root, url } = JSON.parse(process.env.TEST_SITE);
  test.provide('project', root);
  test.provide('site', join(root, 'dist'));
  test.provide('baseUrl', url);
  return stop;
}
