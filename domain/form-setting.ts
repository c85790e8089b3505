// Makes the setting of a form's island from the company's configuration.

import { NO_FORM, type Site } from './content/site.ts';
import { type Delivery, deliveryTo } from './forms.ts';
import type { FormSetting } from './islands.ts';
import { routes } from './routes.ts';
import { formSubjects } from './words.ts';

/** The name of each form at the service that receives it. */
const NAMES = { contact: 'contato', careers: 'carreiras', newsletter: 'novidades' };

export function formSetting(site: Site, form: keyof typeof NAMES): FormSetting {
  return {
    delivery: deliveryOf(site, form, formSubjects[form]),
    phone: site.phone,
    email: site.email,
  };
}

/** Acceptances of proposals are sent to the destination of the contact form. */
export function acceptanceDelivery(site: Site, subject: string): Delivery | null {
  return deliveryOf(site, 'contact', subject);
}

function deliveryOf(site: Site, form: keyof typeof NAMES, subject: string): Delivery | null {
  const destination = site.forms[form];
  if (!destination || destination === NO_FORM) return null;
  const thanksUrl = `${site.url}${routes.thanks}`;
  return deliveryTo(destination, { form: NAMES[form], subject, thanksUrl });
}
