// Holds what a visitor typed against a form's rules.

import * as z from 'zod/mini';
import type { FieldTexts } from './words.ts';

/** The first message of each field that breaks a rule, in the order of the fields. */
export function checkForm(rules: z.ZodMiniObject, values: FieldTexts): Record<string, string> {
  const { error } = z.safeParse(rules, values);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}

/** What a field says when the house's server refuses its value: the words of its own rule. */
export function ruleMessage(rules: z.ZodMiniObject, field: string): string | undefined {
  // Some rules refuse only what is empty, others only what is not.
  const [empty, senseless] = ['', '\0'].map((value) => checkForm(rules, { [field]: value })[field]);
  return empty ?? senseless;
}
