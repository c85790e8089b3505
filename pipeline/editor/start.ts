// Starts Sveltia CMS in the browser, with the forms that the build made and the file formats that they need.

import { fillVariables, type Variables } from '../../domain/variables.ts';
import type { Field } from './fields.ts';
import { type FieldsOf, readEntry, writeEntry } from './format.ts';

interface Part {
  name: string;
  folder?: string;
  format?: string;
  extension?: string;
  filter?: { value: unknown };
  fields?: Field[];
  files?: Part[];
}

interface Sveltia {
  init(options: { config: object }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(text: string): object; toFile(entry: Record<string, unknown>): string },
  ): void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS: Sveltia;
  }
}

/** Our own settings, which Sveltia does not know. */
const OWN_KEYS = ['isLines', 'isKept', 'variables'];

/** The label of an entry in lists: its name or title as visitors read it. No form and no file has it. */
const SHOWN = { name: '_shown', label: 'Nome', widget: 'hidden' };

const PREFERENCES = 'sveltia-cms.prefs';

async function start(): Promise<void> {
  const text = await (await fetch('/admin/config.json')).text();
  const { collections, variables }: { collections: Part[]; variables: Variables } =
    JSON.parse(text);
  // Collections of one folder read each other's files, so the template of an entry decides which fields it has.
  const parts = collections.flatMap((one) => one.files ?? one);
  for (const { format, extension = 'yaml' } of parts) {
    if (!format) continue;
    const sharing = parts.filter((part) => part.format === format);
    const fieldsOf: FieldsOf = ({ template = null }) => {
      const isOf = ({ filter }: Part) => !filter || [filter.value].flat().includes(template);
      return sharing.find(isOf)?.fields ?? [];
    };
    window.CMS.registerCustomFormat(format, extension, {
      fromFile: (file) => {
        const entry = readEntry(file, fieldsOf, extension === 'md');
        const { name, title = '' } = entry;
        return { ...entry, [SHOWN.name]: fillVariables(String(name ?? title), variables) };
      },
      toFile: ({ [SHOWN.name]: _, ...entry }) => writeEntry(entry, fieldsOf, extension === 'md'),
    });
  }
  const config = JSON.parse(text, (name, value) => (OWN_KEYS.includes(name) ? undefined : value));
  const listed = config.collections.map((part: Part) => {
    const summary = part.name === 'pages-sections' ? '{{_shown}} · {{route}}' : '{{_shown}}';
    return part.folder ? { ...part, summary, fields: [...(part.fields ?? []), SHOWN] } : part;
  });
  window.CMS.init({ config: { ...config, collections: listed, load_config_file: false } });
}

window.CMS_MANUAL_INIT = true;
// The editor starts in Portuguese, whatever the browser's language is; its settings offer others.
if (!localStorage.getItem(PREFERENCES))
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'pt-BR' }));
addEventListener('DOMContentLoaded', () => void start());
