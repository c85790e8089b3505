// `_headers` and `_redirects` as Netlify and Cloudflare Pages read them.
// https://docs.netlify.com/manage/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/

import { rulesByFile } from '../../../domain/hosting/answers.ts';
import { HEAD, type WriteHost } from './host-files.ts';

/** Rules hold there for whatever is asked, found or not: https://answers.netlify.com/t/set-headers-depending-on-http-status/4518 */
export const writeNetlify: WriteHost = ({ answers, rules }) =>
  writeCloudflare({ answers, rules: rulesByFile(rules, answers.files) });

/** It takes a hundred rules, pages first; what is missing has no rule there, so that folders may have one. */
export const writeCloudflare: WriteHost = ({ answers, rules }) => {
  const headers = rules.map(({ at, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${encodeURI(at)}\n${lines.join('')}`;
  });
  // Netlify takes a slash at the end for the same address; to Cloudflare it is another.
  const redirects = answers.redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((address) => `${encodeURI(address)} ${to} 301\n`),
  );
  return {
    _headers: `# ${HEAD}\n${headers.join('')}`,
    ...(redirects.length > 0 && { _redirects: `# ${HEAD}\n${redirects.join('')}` }),
  };
};
