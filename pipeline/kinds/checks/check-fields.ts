// Holds the fields that a contact form adds against each other, and against the names that are taken.

import type { ContactPage } from '../../../domain/content/pages/contact.ts';
import { USUAL } from '../../../domain/forms/own-fields.ts';
import { SERVICES } from '../../../domain/forms/services.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';

/** What the form sends by itself, and what scripts ask the form element for, which a field of that name would hide. */
const TAKEN: readonly string[] = [
  ...USUAL,
  'message',
  'submission_id',
  'submission_replaces',
  ...Object.values(SERVICES).flatMap(({ honeypot, hidden }) => [
    honeypot,
    ...Object.keys(hidden({ form: '', subject: '', thanksUrl: '' }, '')),
  ]),
  ...['action', 'elements', 'enctype', 'id', 'method', 'reset', 'submit', 'target'],
];

export function checkFields(source: Source, { form }: ContactPage): Problem[] {
  const fields = form.fields ?? [];
  const names = fields.map(({ name }) => name);
  return fields.flatMap(({ name, type, options }, index) => {
    const place = ['form', 'fields', index];
    const problems: Problem[] = [];
    if (TAKEN.includes(name) || names.indexOf(name) !== index) {
      const why = TAKEN.includes(name) ? 'which every form has' : 'which another field has';
      problems.push({
        ...source.at([...place, 'name']),
        message: `expected a name of its own, found "${name}", ${why}`,
        fix: `write another name, such as ${freeName(name, names)}`,
      });
    }
    if (type === 'select' && !options) {
      problems.push({
        ...source.at([...place, 'type']),
        message: 'expected options to select from, found none',
        fix: 'add the line options: { sim: Sim, nao: Não } with what the form sends and what is read',
      });
    }
    if (type !== 'select' && options) {
      problems.push({
        ...source.at([...place, 'options']),
        message: `expected options only with type: select, found them with type: ${type}`,
        fix: 'write type: select, or remove the options',
      });
    }
    return problems;
  });
}

function freeName(name: string, names: readonly string[]): string {
  const base = name.replaceAll('_', '-');
  const tries = Array.from({ length: names.length + 1 }, (_, index) => `${base}-${index + 2}`);
  return tries.find((one) => !names.includes(one)) ?? base;
}
