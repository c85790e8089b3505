// The Content-Security-Policy of one page: nothing may load or run but what the page itself brings.

import { createHash } from 'node:crypto';
import { CALENDAR_ORIGIN } from '../../domain/booking.ts';
import { attributeIn, attributesOf, partsBetween } from '../../domain/text/html-parts.ts';

/** Hashes by text: most pages share their styles and scripts with others. */
const hashes = new Map<string, string>();

/** `html` is the finished page: its inline styles and scripts are allowed by hash, all else by host. */
export function contentPolicy(html: string): string {
  const styles = partsBetween(html, '<style>', '</style>').map(hash);
  const scripts = partsBetween(html, '<script type="module">', '</script>').map(hash);
  const pictures = originsOf(valuesOf(html, 'img', 'src').filter(isElsewhere));
  const actions = valuesOf(html, 'form', 'action');
  const destinations = originsOf(actions.filter(isElsewhere));
  const sendsHere = actions.some((action) => action.startsWith('/'));
  const calendar = html.includes('data-island="booking"') ? [CALENDAR_ORIGIN] : [];
  const connections = [...(sendsHere ? ["'self'"] : []), ...destinations];
  return [
    "default-src 'none'",
    // The calendar writes style elements of its own; a hash beside 'unsafe-inline' would cancel it.
    ['style-src', ...(calendar.length > 0 ? ["'unsafe-inline'"] : styles)],
    scripts.length > 0 ? ['script-src', "'self'", ...scripts, ...calendar] : [],
    ["img-src 'self'", ...pictures],
    calendar.length > 0 ? ['frame-src', ...calendar] : [],
    connections.length > 0 ? ['connect-src', ...connections] : [],
    "font-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self' mailto:", ...destinations],
    "base-uri 'none'",
  ]
    .map((directive) => [directive].flat().join(' '))
    .filter(Boolean)
    .join('; ');
}

function valuesOf(html: string, element: string, attribute: string): string[] {
  return attributesOf(html, element).flatMap((written) => attributeIn(written, attribute) ?? []);
}

function isElsewhere(address: string): boolean {
  return /^https?:/.test(address);
}

function hash(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, source);
  return source;
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address.replaceAll('&amp;', '&')).origin))];
}
