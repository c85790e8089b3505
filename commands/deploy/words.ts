// The words of `npm run deploy-check`: the address that somebody types, and what was found there.

import { isUrl } from '../../domain/text/url.ts';
import type { Finding } from './check-deployment.ts';

const SHOWN = 3;
const LONGEST = 240;

/** The origin of an address with its scheme or without; undefined where it is none. */
export function originOf(typed: string): string | undefined {
  const isHere = /^(?:localhost|127\.[\d.]+)(?:[:/]|$)/i.test(typed);
  const isName = isHere || /^[^/:]+\.[^/]/.test(typed);
  const plain = isName ? `${isHere ? 'http' : 'https'}://${typed}` : '';
  const text = /^https?:\/\/[^/]/i.test(typed) ? typed : plain;
  return isUrl(text) ? new URL(text).origin : undefined;
}

/** What many addresses share is said once. */
export function formatFindings(url: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${url} answers as this build promises.`;
  const byMessage = new Map<string, string[]>();
  for (const { address, message } of findings) {
    byMessage.set(message, [...(byMessage.get(message) ?? []), address]);
  }
  const blocks = [...byMessage].map(([message, addresses]) => {
    const shown = addresses.slice(0, SHOWN).join(', ');
    const more = addresses.length > SHOWN ? ` and ${addresses.length - SHOWN} more` : '';
    const text = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
    return `${shown}${more}\n  ${text}`;
  });
  const count = findings.length === 1 ? '1 difference' : `${findings.length} differences`;
  return `${blocks.join('\n\n')}\n\n${url}: ${count} from what this build promises`;
}
