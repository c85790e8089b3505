// The words in braces that long texts are filled with.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';

function document(body: string): string {
  return `---
route: /termos
template: document
title: Termos
description: Os termos de uso de teste.
headline: Termos
lead: O que vale aqui.
updatedOn: 2025-01
---

${body}
`;
}

test('stand for what the house is called', async () => {
  const site = await buildSite({ 'content/pages/termos.md': document('Este site é da {brand}.') });
  expect(site.problems).toEqual([]);
  expect(site.read('termos.html')).not.toContain('{brand}');
});

test('change no place that a problem names, nor the line that it shows', async () => {
  const body = 'A {brand}, da {legalName}, tem ![uma foto](/uploads/nada.png) e {email}.';
  expect(await problemsOf({ 'content/pages/termos.md': document(body) })).toEqual([
    expect.stringContaining(`content/pages/termos.md:11:${body.indexOf('![') + 1}
  expected the picture public/uploads/nada.png, found none
  11 | ${body}
`),
  ]);
});

test('are refused when they are misspelt, with the nearest one', async () => {
  expect(
    await problemsOf({ 'content/pages/termos.md': document('Escreva para {emial}.') }),
  ).toEqual([
    `content/pages/termos.md:11:14
  expected one of {brand}, {legalName}, {cnpj}, {email}, {phone}, {city}, {address}, {dataOfficer}, found {emial}
  11 | Escreva para {emial}.
     |              ^
  fix: did you mean {email}?`,
  ]);
});
