// `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json

import { rulesByFile } from '../../../domain/hosting/answers.ts';
import { listHeaders, literal, type WriteHost } from './host-files.ts';
import { noticeRules, refuseRedirects } from './host-limits.ts';

/** What Vercel takes, of rules and of redirects: https://openapi.vercel.sh/vercel.json */
const MAX_ENTRIES = 2_048;

export const writeVercel: WriteHost = ({ answers, rules }) => {
  // Rules hold there for whatever is asked, found or not.
  const named = rulesByFile(rules, answers.files);
  const taken = named.slice(0, MAX_ENTRIES);
  const setting = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: taken.map(({ at, headers }) => ({
      source: sourceOf(at),
      headers: listHeaders(headers),
    })),
    redirects: answers.redirects.map(({ from, to }) => ({
      source: sourceOf(encodeURI(from)),
      destination: to,
      statusCode: 301,
    })),
  };
  return {
    files: { 'vercel.json': `${JSON.stringify(setting, null, 2)}\n` },
    notices: noticeRules('Vercel', MAX_ENTRIES, named.length - taken.length),
    problems: refuseRedirects('Vercel', MAX_ENTRIES, answers.redirects.length),
  };
};

/** Addresses are patterns there, in which a colon starts a name: https://github.com/pillarjs/path-to-regexp */
function sourceOf(at: string): string {
  const pattern = literal(at.replace(/\*$/, '')).replaceAll(':', '\\:');
  return at.endsWith('/*') ? `${pattern}(.*)` : pattern;
}
