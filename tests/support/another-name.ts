// Changes the facts that identify the company of the sample, one by one.

import { edit, readFiles } from './files.ts';

export const SITE = 'content/site.yaml';
/** The current day, on which every article of the sample is published. */
export const today = new Date().toISOString().slice(0, 10);

/** A value of site.yaml, its replacement, and a pattern of the old value as visitors may see it. */
export const FACTS: Record<string, [from: RegExp, to: string, old: string]> = {
  legalName: [/^legalName: .*/m, 'legalName: Araucária Ltda.', 'Grimpa Software Ltda\\.'],
  cnpj: [/^cnpj: .*/m, 'cnpj: 11.222.333/0001-81', '00.000.000/0001-00'],
  url: [/^url: .*/m, 'url: https://www.araucaria.com.br', 'www.grimpa.example'],
  email: [/^email: .*/m, 'email: oi@araucaria.com.br', 'contato@grimpa.example'],
  phone: [/^phone: .*/m, 'phone: +55 41 3333-4444', '90000-0000|5541900000000'],
  address: [/^address: .*/m, 'address: Rua das Araucárias, 7', 'Rua de Exemplo'],
  dataOfficer: [/^dataOfficer: .*/m, 'dataOfficer: Iara Prado', 'Nome do Encarregado'],
  bookingLink: [/^bookingLink: .*/m, 'bookingLink: araucaria/cafe', 'grimpa/reuniao'],
  pixKey: [/^ {2}key: .*/m, '  key: pix@araucaria.com.br', 'pix@grimpa.example'],
  pixName: [/^ {2}name: .*/m, '  name: Araucaria', 'Grimpa Software Ltda(?!\\.)'],
  instagram: [/instagram.com\/grimpa.example/, 'instagram.com/araucaria', 'instagram.com/grimpa'],
  linkedin: [/company\/grimpa.example/, 'company/araucaria', 'company/grimpa'],
  youtube: [/youtube.com\/@grimpa.example/, 'youtube.com/@araucaria', 'youtube.com/@grimpa'],
  wordmark: [/^wordmark: .*/m, 'wordmark: araucária', '>grimpa<'],
};

export const BRAND = [/^brand: .*/m, 'brand: Araucária'] as const;
export const FORMS = [
  /^forms:\n(?: {2}.*\n)+/m,
  'forms: { contact: none, careers: none, newsletter: none }\n',
] as const;

/** Applies `changes` to site.yaml. */
export function change(
  root: string,
  changes: readonly (readonly [RegExp, string, ...unknown[]])[],
): void {
  for (const [from, to] of changes) edit(root, SITE, from, to);
}

/** The files of a finished site whose path or text matches `old`. */
export function filesWith(outDir: string, old: string): string[] {
  const form = new RegExp(old, 'i');
  const texts = [...readFiles(outDir)].filter(([path]) =>
    /\.(?:html|xml|txt|js|json|webmanifest|svg)$/.test(path),
  );
  return texts.filter(([path, text]) => form.test(path) || form.test(text)).map(([path]) => path);
}
