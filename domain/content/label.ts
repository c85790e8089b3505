// The kinds of words in content/labels.yaml: plain ones, and those that a page puts values into.

import * as z from 'zod/mini';
import { hintOf, line, withHint } from './fields.ts';

export const label = saying(line(160, 'Texto'));

/** One line with each of these names in braces. */
export function filled(...names: string[]) {
  return saying(line(160, `Texto {${names.join('} {')}}`), ...names);
}

/** A text that has each of these names once or more, and no other brace. */
export function saying<Schema extends ReturnType<typeof line>>(
  schema: Schema,
  ...names: string[]
): Schema {
  const hint = hintOf(schema) ?? { expected: { en: 'text', pt: 'texto' }, example: '"Texto"' };
  const isFilled = (text: string): boolean => {
    const rest = names.reduce((left, name) => left.replaceAll(`{${name}}`, ''), text);
    return names.every((name) => text.includes(`{${name}}`)) && !/[{}]/.test(rest);
  };
  const list = names.map((name) => `{${name}}`).join(', ');
  const braces =
    names.length > 0
      ? { en: `with ${list}`, pt: `com ${list}` }
      : { en: 'without braces', pt: 'sem chaves' };
  return withHint(schema.check(z.refine(isFilled)) as Schema, {
    ...hint,
    expected: {
      en: `${hint.expected.en} ${braces.en}`,
      pt: `${hint.expected.pt} ${braces.pt}`,
    },
  });
}
