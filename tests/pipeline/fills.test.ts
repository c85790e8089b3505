// The words in braces that long texts are filled with.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';

const TERMS = 'content/pages/termos.md';
const document = (body: string): string =>
  `---\nroute: /termos\ntemplate: document\ntitle: Termos\ndescription: Os termos de uso de teste.\nheadline: Termos\nlead: O que vale.\nupdatedOn: 2025-01\n---\n\n${body}\n`;

test('words in braces stand for what the house is called', async () => {
  const site = await buildSite({ [TERMS]: document('Este site é da {brand}.') });
  expect(site.problems).toEqual([]);
  expect(site.read('termos.html')).toContain('Este site é da Pinha.');
});

test('words in braces change no place that a problem names, nor its line, and misspelt ones are refused with the nearest', async () => {
  const body = 'A {brand}, da {legalName}, tem ![uma foto](/uploads/nada.png) e {emial}.';
  expect(await problemsOf({ [TERMS]: document(body) })).toEqual([
    `${TERMS}:11:${body.indexOf('![') + 1}
  expected the picture public/uploads/nada.png, found none
  11 | ${body}
     |                                ^
  fix: copy it to public/uploads/nada.png, or correct the address`,
    `${TERMS}:11:${body.indexOf('{emial') + 1}
  expected one of {brand}, {legalName}, {cnpj}, {email}, {phone}, {city}, {address}, {dataOfficer}, found {emial}
  11 | ${body}
     | ${' '.repeat(body.indexOf('{emial'))}^
  fix: did you mean {email}?`,
  ]);
});
