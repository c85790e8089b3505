// `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json

import { type HeaderRule, rulesByFile } from '../../../domain/hosting/answers.ts';
import type { HostFiles, WriteHost } from './host-files.ts';

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
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: answers.redirects.map(({ from, to }) => ({
      source: literal(encodeURI(from)),
      destination: to,
      statusCode: 301,
    })),
  };
  return {
    files: { 'vercel.json': `${JSON.stringify(setting, null, 2)}\n` },
    ...surplus(named.length - taken.length, answers.redirects.length),
  };
};

function surplus(left: number, redirects: number): Pick<HostFiles, 'notices' | 'problems'> {
  const message = `Vercel takes ${MAX_ENTRIES} rules for headers: ${left} addresses have only those of every address, and the policy in the page`;
  const refused = {
    file: 'content/redirects.yaml',
    message: `expected at most ${MAX_ENTRIES} redirects for Vercel, found ${redirects}`,
    fix: `remove ${redirects - MAX_ENTRIES} that nobody asks for any more`,
  };
  return {
    notices: left > 0 ? [{ message }] : [],
    problems: redirects > MAX_ENTRIES ? [refused] : [],
  };
}

/** Addresses are patterns there: https://github.com/pillarjs/path-to-regexp */
function sourceOf(at: HeaderRule['at']): string {
  return at.endsWith('/*') ? `${literal(at.slice(0, -1))}(.*)` : literal(at);
}

function literal(address: string): string {
  return address.replace(/[.+*?^${}()[\]|\\:]/g, '\\$&');
}
