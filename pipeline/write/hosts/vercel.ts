// `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json

import { rulesByFile } from '../../../domain/hosting/answers.ts';
import { listHeaders, type WriteHost } from './host-files.ts';

export const writeVercel: WriteHost = ({ answers, rules }) => {
  const setting = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    // Rules hold there for whatever is asked, found or not.
    headers: rulesByFile(rules, answers.files).map(({ at, headers }) => ({
      source: sourceOf(at),
      headers: listHeaders(headers),
    })),
    redirects: answers.redirects.map(({ from, to }) => ({
      source: sourceOf(encodeURI(from)),
      destination: to,
      statusCode: 301,
    })),
  };
  return { 'vercel.json': `${JSON.stringify(setting, null, 2)}\n` };
};

/** Addresses are patterns there, in which a colon starts a name: https://github.com/pillarjs/path-to-regexp */
function sourceOf(at: string): string {
  const pattern = at.replace(/\*$/, '').replace(/[.+*?^${}()[\]|\\:]/g, '\\$&');
  return at.endsWith('/*') ? `${pattern}(.*)` : pattern;
}
