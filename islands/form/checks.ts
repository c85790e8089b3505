// The rules of every form. They come after the form itself, when the visitor leaves the first field.

import { checkForm, ruleMessage } from '../../domain/forms/check.ts';
import { applicationForm, contactForm, newsletterForm } from '../../domain/forms/rules.ts';
import type { FieldTexts } from '../../domain/forms/words.ts';

const rules = {
  contact: contactForm,
  application: applicationForm,
  newsletter: newsletterForm,
};
export type RuleSet = keyof typeof rules;

/** The messages for what is wrong, by field, in the order of the fields. */
export function check(set: RuleSet, values: FieldTexts): FieldTexts {
  return checkForm(rules[set], values);
}

/** What to say at each field of the form that the server refused: its own words, or else the rule's. */
export function refusals(set: RuleSet, refused: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.keys(rules[set].shape)
      .filter((name) => name in refused)
      .map((name) => [name, refused[name] || (ruleMessage(rules[set], name) ?? '')])
      .filter(([, message]) => message),
  );
}
