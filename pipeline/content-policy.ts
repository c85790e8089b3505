// The Content-Security-Policy of one page: nothing may load or run but what the page itself brings.

import { createHash } from 'node:crypto';
import type { Site } from '../domain/content/site.ts';

/** Hashes by the text of the style: most pages share theirs with others. */
const hashes = new Map<string, string>();

/** `html` is the finished page; its inline styles are allowed by their hashes, remote pictures by their hosts. */
export function contentPolicy(html: string, { forms }: Site): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hash(text));
  const pictures = originsOf(
    [...html.matchAll(/<img[^>]*?\ssrc="(https:[^"]*)"/g)].map(([, address = '']) => address),
  );
  const destinations = originsOf(Object.values(forms).filter((address) => address != null));
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    ["img-src 'self'", ...pictures].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self' mailto:", ...destinations].join(' '),
    "base-uri 'none'",
  ].join('; ');
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
