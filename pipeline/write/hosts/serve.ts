// `serve.json`, for the package `serve`: https://github.com/vercel/serve-handler#options

import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import { listHeaders, type WriteHost } from './host-files.ts';

/** Its schema takes no more entries of a kind. */
const MAX_ENTRIES = 50;

/** `npx serve dist -c .host/serve.json`. Of pages each keeps the policy that stands in it. */
export const writeServe: WriteHost = ({ answers, rules }) => {
  const shared = rules.filter(({ file }) => file === undefined);
  const setting = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: shared.slice(0, MAX_ENTRIES).map(({ at, headers }) => ({
      source:
        at === '/*' ? '**' : at.endsWith('/*') ? `${plain(at.slice(1, -1))}**` : plain(at.slice(1)),
      headers: listHeaders(headers),
    })),
    redirects: answers.redirects.slice(0, MAX_ENTRIES).map(({ from, to }) => ({
      source: from,
      destination: to,
      type: 301,
    })),
  };
  return { files: { [`${HOST_FOLDER}/serve.json`]: `${JSON.stringify(setting, null, 2)}\n` } };
};

/** Sources are patterns: https://github.com/isaacs/minimatch */
function plain(path: string): string {
  return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}
