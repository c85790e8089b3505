// `vercel.json`: https://vercel.com/docs/project-configuration

import type { HeaderRule } from '../../../domain/hosting/answers.ts';
import type { WriteHost } from './host-files.ts';

export const writeVercel: WriteHost = ({ answers, rules }) => {
  const setting = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ at, headers }) => ({
      source: sourceOf(at),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: answers.redirects.map(({ from, to }) => ({
      source: literal(encodeURI(from)),
      destination: to,
      statusCode: 301,
    })),
  };
  return { files: { 'vercel.json': `${JSON.stringify(setting, null, 2)}\n` } };
};

/** Addresses are patterns there: https://github.com/pillarjs/path-to-regexp */
function sourceOf(at: HeaderRule['at']): string {
  return at.endsWith('/*') ? `${literal(at.slice(0, -1))}(.*)` : literal(at);
}

function literal(address: string): string {
  return address.replace(/[.+*?^${}()[\]|\\:]/g, '\\$&');
}
