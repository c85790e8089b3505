// What stands in a form: the visitor's text, and whether the field that people do not see was filled in.

export interface Written {
  /** By the field's name. The honeypot is always empty: what is in it, no visitor wrote. */
  values: Record<string, string>;
  /** A program filled in the honeypot, or a browser that took it for one of the visitor's fields. */
  caught: boolean;
}

export function readForm(form: HTMLFormElement | null, honeypot = ''): Written {
  const entries = form ? [...new FormData(form)] : [];
  const values = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  const caught = Boolean(values[honeypot]);
  return { values: caught ? { ...values, [honeypot]: '' } : values, caught };
}
