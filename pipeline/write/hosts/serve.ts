// `serve.json`, for the package `serve`: https://github.com/vercel/serve-handler

import { rulesByFile } from '../../../domain/hosting/answers.ts';
import { HOST_FOLDER } from '../../../domain/hosting/hosts.ts';
import type { WriteHost } from './host-files.ts';

/** `npx serve dist -c .host/serve.json`; headers go by the file that is sent. */
export const writeServe: WriteHost = ({ answers, rules }) => {
  const setting = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: rulesByFile(rules, answers.files).map(({ at, file, headers }) => ({
      source: at === '/*' ? '**' : literal((file ?? at).slice(1)),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: answers.redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      type: 301,
    })),
  };
  return { files: { [`${HOST_FOLDER}/serve.json`]: `${JSON.stringify(setting, null, 2)}\n` } };
};

/** Sources are patterns: https://github.com/isaacs/minimatch */
function literal(path: string): string {
  return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}
