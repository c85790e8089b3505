// How a form of the site is sent, from the house's configuration.

import { deliveryTo } from '../domain/forms/delivery.ts';
import type { FormSetting } from '../domain/islands.ts';
import { routes } from '../domain/routes.ts';
import type { Frame } from './frame.ts';

/** The name that a service of forms knows each form by. */
const NAMES = { contact: 'contato', careers: 'carreiras', newsletter: 'novidades' };

export function formSetting({ site, labels }: Frame, form: keyof typeof NAMES): FormSetting {
  const { subjects, ...words } = labels.form;
  const destination = site.forms[form];
  return {
    labels: words,
    delivery: destination
      ? deliveryTo(destination, {
          form: NAMES[form],
          subject: subjects[form],
          thanksUrl: `${site.url}${routes.thanks}`,
        })
      : null,
    phone: site.phone,
    email: site.email,
  };
}
