// `serve.json`, for the package `serve`: https://github.com/vercel/serve-handler#options

import { pageHeaders } from '../../../domain/hosting/answers.ts';
import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import { routes, routeToFile } from '../../../domain/routes.ts';
import { listHeaders, type WriteHost } from './host-files.ts';

/** Its schema takes no more rules for headers. */
const MAX_RULES = 50;

/** Of pages that anybody may find, each keeps the policy that stands in it, and may not be framed. */
const ANY_PAGE = { route: '', policy: "frame-ancestors 'none'", indexed: true };

/** `npx serve dist -c .host/serve.json` */
export const writeServe: WriteHost = ({ answers, rules }) => {
  const shared = rules.filter(({ file }) => file === undefined);
  const own = answers.pages.filter(({ indexed, opens }) => !indexed || opens);
  const headers = [
    ...shared.map(({ at, headers }) => ({ source: sourceOf(at), headers })),
    { source: '**/*.html', headers: pageHeaders(ANY_PAGE) },
    ...own.map((page) => ({ source: plain(routeToFile(page.route)), headers: pageHeaders(page) })),
  ];
  const setting = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: headers
      .slice(0, MAX_RULES)
      .map(({ source, headers }) => ({ source, headers: listHeaders(headers) })),
    redirects: answers.redirects.map(({ from, to }) => {
      return { source: from, destination: to, type: 301 };
    }),
    // The not-found page has no address of its own.
    rewrites: [{ source: routes.notFound, destination: '/.missing' }],
  };
  return { [`${HOST_FOLDER}/serve.json`]: `${JSON.stringify(setting, null, 2)}\n` };
};

function sourceOf(at: string): string {
  if (at === '/*') return '**';
  return at.endsWith('/*') ? `${plain(at.slice(1, -1))}**` : plain(at.slice(1));
}

/** Sources are patterns: https://github.com/isaacs/minimatch */
function plain(path: string): string {
  return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}
