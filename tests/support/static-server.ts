// Serves a built site to the tests, with the headers and redirects that its build promises.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenOnFreePort } from '../../commands/serve/address.ts';
import { findFile, pathOf } from '../../commands/serve/find-file.ts';
import { type Answers, headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { mediaType } from '../../domain/hosting/media-types.ts';
import { otherAddresses } from '../../domain/hosting/other-addresses.ts';
import { routes } from '../../domain/routes.ts';

export interface ServedSite {
  /** Without a slash at its end. */
  url: string;
  close(): void;
}

interface ServeOptions {
  /** The built site; what is in it may change while it is served. */
  folder: string;
  /** What its build promises; without it files go out without headers of their own. */
  answers?: Answers | undefined;
}

export async function serveSite({
  folder,
  answers = { pages: [], files: [], redirects: [] },
}: ServeOptions): Promise<ServedSite> {
  const rules = headerRules(answers);
  const elsewhere = otherAddresses(answers);
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    const target = elsewhere.get(path);
    if (target !== undefined) {
      const query = request.url?.slice(path.length) ?? '';
      return response.writeHead(301, { Location: target + query }).end();
    }
    const file = path === routes.notFound ? undefined : findFile(folder, path);
    const shown = file ?? findFile(folder, routes.notFound);
    const headers = headersAt(rules, file ? path : routes.notFound);
    if (!shown) return response.writeHead(404, headers).end();
    const type = { 'Content-Type': mediaType(shown) };
    return response.writeHead(file ? 200 : 404, { ...headers, ...type }).end(readFileSync(shown));
  });
  const port = await listenOnFreePort(server, 0, '127.0.0.1');
  const close = (): void => {
    server.close();
    // Also what keeps a connection open.
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
