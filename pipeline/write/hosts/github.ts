// What GitHub Pages needs: a sign not to leave files out, and pages that lead on, since it knows no redirects.

import type { Redirect } from '../../../domain/hosting/answers.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import type { WriteHost } from './host-files.ts';

/** Headers it cannot be told at all: pages keep the policy that stands in them. */
export const writeGithub: WriteHost = ({ answers: { redirects }, url }) => {
  const all = new Set(redirects.map(({ from }) => from));
  // The file of `/antes.html` is also what `/antes` shows: both have no room.
  const written = redirects.filter(({ from }) => !all.has(`${from}.html`));
  const pages = written.map((redirect) => [fileAt(redirect.from), leadOn(redirect, url)]);
  return { files: { '.nojekyll': '', ...Object.fromEntries(pages) } };
};

/** In a folder: it leads there with a slash at the end and without one. */
function fileAt(from: string): string {
  return from.endsWith('.html') ? from.slice(1) : `${from.slice(1)}/index.html`;
}

function leadOn({ to }: Redirect, url: string): string {
  const [target, complete] = [to, to.startsWith('/') ? url + to : to].map(escapeHtml);
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
    `<meta http-equiv="refresh" content="0; url=${target}"/>`,
    `<link rel="canonical" href="${complete}"/><title>${complete}</title></head>`,
    `<body><a href="${target}">${complete}</a></body></html>\n`,
  ].join('');
}
