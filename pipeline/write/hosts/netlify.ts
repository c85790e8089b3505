// `_headers` and `_redirects` as Netlify and Cloudflare Pages read them.
// https://docs.netlify.com/manage/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/

import { type HeaderRule, type Redirect, rulesByFile } from '../../../domain/hosting/answers.ts';
import { HEAD, type WriteHost } from './host-files.ts';
import { noticeRules, refuseRedirects } from './host-limits.ts';

/** Rules hold there for whatever is asked, found or not: https://answers.netlify.com/t/set-headers-depending-on-http-status/4518 */
export const writeNetlify: WriteHost = ({ answers, rules }) => ({
  files: {
    _headers: headersFile(rulesByFile(rules, answers.files)),
    ...redirectsFile(answers.redirects),
  },
});

/** What Cloudflare Pages takes. */
const MAX_RULES = 100;
const MAX_LINE = 2_000;
const MAX_REDIRECTS = 2_000;

/** What is missing nobody keeps there, whatever the rule. Whatever does not fit is left to the policy that stands in each page. */
export const writeCloudflare: WriteHost = ({ answers, rules }) => {
  const fitting = rules.map(shorten).filter((rule): rule is HeaderRule => rule !== undefined);
  const taken = fitting.slice(0, MAX_RULES);
  const left = rules.length - taken.length;
  const { redirects } = answers;
  // Netlify takes a slash at the end for the same address; here it is another.
  const slashed = redirects.map(({ from, to }) => ({ from: `${from}/`, to }));
  const written = [...redirects, ...slashed].slice(0, MAX_REDIRECTS);
  const unled = redirects.length + slashed.length - written.length;
  const message = {
    en: `Cloudflare Pages takes ${MAX_REDIRECTS} redirects: ${unled} old addresses lead on only without a slash at the end`,
    pt: `a Cloudflare Pages aceita ${MAX_REDIRECTS} redirecionamentos: ${unled} endereços antigos só funcionam sem barra no fim`,
  };
  return {
    files: { _headers: headersFile(taken), ...redirectsFile(written) },
    notices: [
      ...noticeRules('Cloudflare Pages', MAX_RULES, left),
      ...(unled > 0 ? [{ message }] : []),
    ],
    problems: refuseRedirects('Cloudflare Pages', MAX_REDIRECTS, redirects.length),
  };
};

/** Undefined where nothing of it fits. */
function shorten({ at, headers }: HeaderRule): HeaderRule | undefined {
  const short = Object.entries(headers).filter(
    ([name, value]) => name.length + value.length + 4 <= MAX_LINE,
  );
  return short.length > 0 ? { at, headers: Object.fromEntries(short) } : undefined;
}

function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ at, headers }) =>
    [encodeURI(at), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    ),
  );
  return `# ${HEAD}\n${blocks.join('\n')}\n`;
}

/** The file of redirects; none where there is nothing to say. */
function redirectsFile(redirects: readonly Redirect[]): Record<string, string> {
  if (redirects.length === 0) return {};
  const lines = redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301`);
  return { _redirects: `# ${HEAD}\n${lines.join('\n')}\n` };
}
