// The name of a new file: it becomes part of an address.

import { slugOf } from '../../domain/text/slug.ts';
import { randomSigns } from '../proposal/passphrases.ts';
import type { Complaint } from '../terminal/complaint.ts';

/** Longer ones are cut off in chats and on paper. */
const MAX_LENGTH = 80;
const GOOD_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `name` as somebody typed it, and nothing else. */
export function checkName(name: string): Complaint | undefined {
  if (GOOD_NAME.test(name) && name.length <= MAX_LENGTH) return undefined;
  const better = shorten(slugOf(name));
  const found = name.length > MAX_LENGTH ? `${name.length} characters` : `"${name}"`;
  return {
    message: `expected at most ${MAX_LENGTH} lower-case letters, digits and hyphens, found ${found}`,
    fix: `write --name ${better || 'novo-arquivo'}`,
  };
}

/** The name that a title gives; a title without letters or digits gives none. */
export function nameAfter(text: string): string | Complaint {
  const name = shorten(slugOf(text));
  if (name) return name;
  return {
    message: `expected a letter or a digit to name the file after, found "${text}"`,
    fix: 'give the file a name of its own, such as --name novo-arquivo',
  };
}

/** 80 bits by chance: nobody finds the address by trying. */
export function unguessable(): string {
  return randomSigns(16);
}

function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  return name.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '');
}
