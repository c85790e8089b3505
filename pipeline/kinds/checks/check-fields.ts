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
      const why = TAKEN.includes(name)
        ? { en: 'which every form has', pt: 'que todo formulário tem' }
        : { en: 'which another field has', pt: 'que outro campo tem' };
      problems.push({
        ...source.at([...place, 'name']),
        message: {
          en: `expected a name of its own, found "${name}", ${why.en}`,
          pt: `esperado: um nome só deste campo; encontrado: "${name}", ${why.pt}`,
        },
        fix: {
          en: `write another name, such as ${freeName(name, names)}`,
          pt: `escreva outro nome, por exemplo ${freeName(name, names)}`,
        },
      });
    }
    if (type === 'select' && !options) {
      problems.push({
        ...source.at([...place, 'type']),
        message: {
          en: 'expected options to select from, found none',
          pt: 'faltam as opções da lista, em options',
        },
        fix: {
          en: 'add the line options: { sim: Sim, nao: Não } with what the form sends and what is read',
          pt: 'acrescente a linha options: { sim: Sim, nao: Não }, com o que o formulário envia e o que se lê',
        },
      });
    }
    if (type !== 'select' && options) {
      problems.push({
        ...source.at([...place, 'options']),
        message: {
          en: `expected options only with type: select, found them with type: ${type}`,
          pt: `esperado: options só com type: select; encontrado: options com type: ${type}`,
        },
        fix: {
          en: 'write type: select, or remove the options',
          pt: 'escreva type: select, ou tire as opções',
        },
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
