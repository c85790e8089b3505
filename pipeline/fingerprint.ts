// The fingerprint of a proposal, and a short one of each of its values.

import { createHash } from 'node:crypto';
import {
  canonicalJson,
  canonicalProposal,
  leavesOf,
  shortFingerprint,
} from '../domain/fingerprint.ts';
import { pathText } from './validate.ts';

/** What stands for the Markdown below the front matter among the keys. */
export const TEXT_KEY = '(text)';

export interface Fingerprint {
  /** Such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  /** By path, such as `items[0].priceCents`, and `(text)`. */
  keys: Record<string, string>;
}

export function fingerprintOf(data: object, body: string): Fingerprint {
  const leaves = leavesOf(data).map(({ path, text }) => [pathText(path), text] as const);
  const texts = [...leaves, [TEXT_KEY, canonicalJson(body.trim())] as const];
  return {
    fingerprint: shortFingerprint(hash(canonicalProposal(data, body))),
    keys: Object.fromEntries(texts.map(([path, text]) => [path, hash(text).slice(0, 8)])),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
