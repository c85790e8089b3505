// The Content-Security-Policy of one page, which allows nothing but what the page needs.

import { createHash } from 'node:crypto';
import type { Origins } from '../../domain/islands.ts';

/** Everything that a page loads or runs. */
export interface Loaded {
  /** The text of its style element. */
  style: string;
  /** The texts of its script elements; scripts from files are allowed besides. Undefined if the page runs no script. */
  scripts: readonly string[] | undefined;
  /** Further sources that its islands need. */
  islands: readonly Origins[];
  /** True if search engines may show it: their testing tools fetch robots.txt from within the page. */
  isIndexed: boolean;
}

/** The policy: styles and scripts by hash, all else by host. `hashes` keeps the hash of each text between pages. */
export function contentSecurityPolicy(
  { style, scripts, islands, isIndexed }: Loaded,
  hashes = new Map<string, string>(),
): string {
  const hash = (text: string): string => {
    const known = hashes.get(text) ?? sha256(text);
    hashes.set(text, known);
    return known;
  };
  const all = (key: Exclude<keyof Origins, 'writesStyles'>): string[] => [
    ...new Set(islands.flatMap((origins) => origins[key] ?? [])),
  ];
  const [forms, frames] = [all('forms'), all('frames')];
  const elsewhere = forms.filter((origin) => origin !== "'self'");
  const asked = new Set([...(isIndexed ? ["'self'"] : []), ...forms, ...all('requests')]);
  const ownStyles = islands.some(({ writesStyles }) => writesStyles);
  return [
    "default-src 'none'",
    // A hash beside 'unsafe-inline' would cancel it.
    ["style-src 'self'", ownStyles ? "'unsafe-inline'" : hash(style)],
    scripts ? ['script-src', "'self'", ...scripts.map(hash), ...all('scripts')] : [],
    ["img-src 'self'", ...all('pictures')],
    frames.length > 0 ? ['frame-src', ...frames] : [],
    asked.size > 0 ? ['connect-src', ...asked] : [],
    "font-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self' mailto:", ...elsewhere],
    "base-uri 'none'",
  ]
    .map((directive) => [directive].flat().join(' '))
    .filter(Boolean)
    .join('; ');
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
