// Makes the setting of a form's island from the company's configuration.

import type { KnownPages } from './content/page.ts';
import { type Company, NO_FORM } from './content/site.ts';
import { type Delivery, deliveryTo } from './forms.ts';
import type { FormSetting } from './islands.ts';
import { formSubjects } from './words.ts';

interface Context {
  site: Company;
  known: KnownPages;
}

/** The name of each form at the service that receives it. */
const NAMES = { contact: 'contato', careers: 'carreiras', newsletter: 'novidades' };

export function formSetting(
  { site: company, known: { thanks } }: Context,
  form: keyof typeof NAMES,
): FormSetting {
  return {
    delivery: deliveryOf(company, { form, subject: formSubjects[form], thanks }),
    phone: company.phone,
    email: company.email,
  };
}

/** Acceptances of proposals are sent to the destination of the contact form. */
export function acceptanceDelivery(company: Company, subject: string): Delivery | null {
  return deliveryOf(company, { form: 'contact', subject });
}

interface Sent {
  form: keyof typeof NAMES;
  subject: string;
  thanks?: string | undefined;
}

function deliveryOf(site: Company, { form, subject, thanks }: Sent): Delivery | null {
  const destination = site.forms[form];
  if (!destination || destination === NO_FORM) return null;
  const thanksUrl = thanks && `${site.url}${thanks}`;
  return deliveryTo(destination, { form: NAMES[form], subject, thanksUrl });
}
