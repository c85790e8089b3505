// What fields of the house's own accept, and which fields a contact form has: rules of content, beside those of rules.ts.

import type { AskedField, ContactWords, FieldTexts } from './words.ts';

/** A field of the form, in its order; one of the house's own has words for what is wrong. */
export type Asked = { name: string; label: string; options?: Record<string, string> } & Partial<
  Pick<AskedField, 'required' | 'missing' | 'wrong' | 'pattern'>
>;

/** Fields that every house may ask for: `name` comes first, `message` last. */
export const USUAL = ['name', 'email', 'phone', 'company', 'service', 'budget'] as const;

export function askedIn({ fields = [], message, ...words }: ContactWords): Asked[] {
  const usual = USUAL.flatMap((name) => (words[name] ? { name, ...words[name] } : []));
  return [...usual, ...fields, { name: 'message', ...message }];
}

/**
 * What is wrong with the fields of a form, in their order: `wrong` by the usual rules, `refused` by
 * the house's server. Of fields that the form does not have nothing is said.
 */
export function judge(
  asked: readonly Asked[],
  wrong: FieldTexts,
  values: FieldTexts,
  refused: FieldTexts = {},
): FieldTexts {
  const said = asked.map((field) => {
    const { name } = field;
    const own = name in refused ? refused[name] || field.wrong : complaint(field, values[name]);
    return [name, wrong[name] ?? own];
  });
  return Object.fromEntries(said.filter(([, message]) => message));
}

function complaint({ required, missing, pattern, wrong }: Asked, value = ''): string | undefined {
  const text = value.trim();
  if (!text) return required ? missing : undefined;
  return pattern && !new RegExp(pattern, 'i').test(text) ? wrong : undefined;
}
