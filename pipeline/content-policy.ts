// The Content-Security-Policy of one page: nothing may load or run but what the page itself brings.

import { createHash } from 'node:crypto';
import { CALENDAR_ORIGIN } from '../domain/booking.ts';

/** Hashes by text: most pages share their styles and scripts with others. */
const hashes = new Map<string, string>();

/** `html` is the finished page: its inline styles and scripts are allowed by hash, all else by host. */
export function contentPolicy(html: string): string {
  const styles = found(html, /<style>(.*?)<\/style>/gs).map(hash);
  const scripts = found(html, /<script type="module">(.*?)<\/script>/gs).map(hash);
  const pictures = originsOf(found(html, /<img[^>]*?\ssrc="(https:[^"]*)"/g));
  const destinations = originsOf(found(html, /<form[^>]*?\saction="(https?:[^"]*)"/g));
  const sendsHere = /<form[^>]*?\saction="\//.test(html);
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

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
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
