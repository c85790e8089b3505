// A field of the house's own: a list to choose from, one line, or several.

import type { VNode } from 'preact';
import type { AskedField, FieldTexts } from '../../domain/forms/words.ts';
import { Input, Select, TextArea } from './field.ts';

/** `word` marks those that are optional. */
export function OwnField(words: AskedField, errors: FieldTexts, word: string): VNode {
  const { name, required, options, attributes } = words;
  const field = { name, words, errors, optional: required ? undefined : word, ...attributes };
  if (options) return Select({ ...field, words, options: Object.entries(options) });
  return attributes ? Input(field) : TextArea(field);
}
