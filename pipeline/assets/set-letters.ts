// The house's letters as outlines: fonts are loaded where something is set in them, and only there.

import type { Letters } from '../../art/share-image.ts';
import { typefaceOf } from './collect-fonts.ts';
import type { Fonts } from './find-fonts.ts';

export interface SetLetters extends Letters {
  /** Whether the fonts have every letter of texts: the sans of the first, the serif of the second. */
  have: (sans: string, serif: string) => boolean;
}

const loaded = new WeakMap<Fonts, Promise<SetLetters>>();

export function lettersOf(fonts: Fonts): Promise<SetLetters> {
  const letters = loaded.get(fonts) ?? load(fonts);
  loaded.set(fonts, letters);
  return letters;
}

async function load(fonts: Fonts): Promise<SetLetters> {
  const sans = await typefaceOf(fonts.sans, 700);
  const serif = await typefaceOf(fonts.serif, 400);
  return {
    sans: sans.setLine,
    serif: serif.setLine,
    have: (title, kind) => sans.has(title) && serif.has(kind),
  };
}
