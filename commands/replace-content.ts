// Replaces content/ with content/starters/company/, filled in with the name, contact and services of another company.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { drawingAt } from '../domain/content/image.ts';
import { dayInBrasilia } from '../domain/dates.ts';
import { PIX_CITY_MAX, withoutAccents } from '../domain/pix.ts';
import { shorten, slugOf } from '../domain/text.ts';

export interface CompanyFacts {
  name: string;
  city: string;
  /** Its trade, in small letters: `arquitetura de interiores`. */
  trade: string;
  phone: string;
  email: string;
  /** The names of its services, `MAX_SERVICES` at most. */
  services: readonly string[];
}

export const MAX_SERVICES = 7;

const STARTER = 'content/starters/company';
/** The page of a service, of which each service gets a copy. */
const SERVICE = 'servico.yaml';
const TONES = ['ink', 'light', 'soft', 'deep'];

export function replaceContent(root: string, facts: CompanyFacts): void {
  const [content, next] = [join(root, 'content'), join(root, 'content.new')];
  rmSync(next, { recursive: true, force: true });
  cpSync(join(root, STARTER), next, { recursive: true });
  cpSync(join(root, 'content/starters'), join(next, 'starters'), { recursive: true });
  const { name, city, trade, phone, email } = facts;
  const values = {
    name,
    city,
    trade,
    Trade: trade.charAt(0).toUpperCase() + trade.slice(1),
    phone,
    email,
    wordmark: shorten(name, 20),
    // `Campinas/SP`, `Campinas, SP` and `Campinas - SP` are all in Campinas.
    pixCity: shorten(withoutAccents(city.split(/[/,]| - /)[0] || city), PIX_CITY_MAX),
    slug: slugOf(name),
    month: dayInBrasilia(new Date()).slice(0, 7),
  };
  const services = servicesOf(facts.services);
  const service = readFileSync(join(next, SERVICE), 'utf8');
  rmSync(join(next, SERVICE));
  for (const file of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|yaml)$/.test(file) || file.startsWith('starters')) continue;
    const text = readFileSync(join(next, file), 'utf8');
    writeFileSync(join(next, file), fillIn(repeated(text, services), values));
  }
  mkdirSync(join(next, 'services'));
  for (const one of services)
    writeFileSync(join(next, `services/${one.slug}.yaml`), fillIn(service, { ...values, ...one }));
  // Only what is in the folder is removed, since a preview watches the folder itself.
  for (const name of readdirSync(content))
    rmSync(join(content, name), { recursive: true, force: true });
  cpSync(next, content, { recursive: true });
  rmSync(next, { recursive: true });
  rmSync(join(root, 'public/uploads'), { recursive: true, force: true });
  mkdirSync(join(root, 'public/uploads'), { recursive: true });
  writeFileSync(join(root, 'public/uploads/.gitkeep'), '');
}

/** Values of each service for the starter's files. */
function servicesOf(names: readonly string[]) {
  return names.map((title, index) => ({
    title,
    slug: shorten(slugOf(title), 63),
    tone: TONES[index % TONES.length],
    artLine: `image: ${drawingAt(index)}`,
  }));
}

/** Repeats the lines between `{{#services}}` and `{{/services}}` once for each service. */
function repeated(text: string, services: readonly object[]): string {
  return text.replace(/^ *\{\{#services\}\}\n(.*?)^ *\{\{\/services\}\}\n/gms, (_, block: string) =>
    services.map((one) => fillIn(block, one)).join(''),
  );
}

/** Fills in `{{yaml:name}}` as YAML, `{{name}}` alone on a line as it is, others as JSON in quotes; keeps the rest. */
export function fillIn(text: string, values: object): string {
  const valueFor = (name: string): unknown => Reflect.get(values, name);
  return text
    .replace(/^( *)\{\{yaml:(\w+)\}\}$/gm, (line, indent: string, name: string) => {
      const value = valueFor(name);
      if (value === undefined) return line;
      return stringify(value, { lineWidth: 0 }).trimEnd().replace(/^/gm, indent);
    })
    .replace(/^ *\{\{(\w+)\}\}\n/gm, (line, name: string) => {
      const value = valueFor(name);
      return value === undefined ? line : value ? line.replace(/\{\{\w+\}\}/, String(value)) : '';
    })
    .replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
      const value = valueFor(name);
      return value === undefined ? mark : JSON.stringify(String(value)).slice(1, -1);
    });
}
