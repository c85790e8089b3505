// The words in braces that texts are filled with: what the house is called, and its prices.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { service } from '../support/records.ts';
import {
  article,
  HOME,
  PROPOSAL,
  proposal,
  SITE,
  swapped,
  type Tree,
  tiny,
} from '../support/tiny-site.ts';

const TERMS = 'content/pages/termos.md';
const document = (body: string): string =>
  `---\nroute: /termos\ntemplate: document\ntitle: Termos\ndescription: Os termos de uso de teste.\nheadline: Termos\nlead: O que vale.\nupdatedOn: 2025-01\n---\n\n${body}\n`;

test('words in braces change no place that a problem names, nor its line, and misspelt ones are refused with the nearest', async () => {
  const body = 'A {brand}, da {legalName}, tem ![uma foto](/uploads/nada.png) e {emial}.';
  expect(await problemsOf({ [TERMS]: document(body) })).toEqual([
    `${TERMS}:11:${body.indexOf('![') + 1}
  esperado: a imagem public/uploads/nada.png; encontrado: nenhuma
  11 | ${body}
     |                                ^
  solução: copie para public/uploads/nada.png, ou corrija o endereço`,
    `${TERMS}:11:${body.indexOf('{emial') + 1}
  esperado: o nome de um valor ou de um dado da empresa; encontrado: {emial}
  11 | ${body}
     | ${' '.repeat(body.indexOf('{emial'))}^
  solução: será {email}?`,
  ]);
});

test('a name is a word to what stands around it, and stands in addresses and captions too', async () => {
  const body =
    'R$**{brand}**b x*{brand}*y <https://exemplo.com/{brand}> [fone](tel:{phone} "da {brand}") [ref][a]\n\n[a]: https://exemplo.com/{city} "em {city}"';
  const { read } = await buildSite({ [TERMS]: document(body) });
  const html = read('termos.html');
  for (const part of [
    'R$<strong>Pinha</strong>b x<em>Pinha</em>y',
    '<a href="https://exemplo.com/Pinha">https://exemplo.com/Pinha</a>',
    /<a href="tel:\+55[\d -]+">fone<\/a>/,
  ])
    expect(html).toMatch(part);
});

test('an unknown name is refused wherever a reader would meet it', async () => {
  const rows = [
    '[mail](mailto:{nada1} "título {nada2}") e https://exemplo.com/{nada3}',
    '',
    '![alt {nada4}](/uploads/foto.png "legenda {nada5}") e [ref][a]',
    '',
    '[a]: /contato "o {nada6}"',
    '',
    'Em código, `{nada7}` é só texto, e \\{nada8} também.',
    '',
    '![foto](/uploads/{brand}.png)',
  ];
  const problems = await problemsOf({ [TERMS]: document(rows.join('\n')) });
  const told = problems.map((text) => text.split('\n').slice(0, 2).join(' '));
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const row = rows.findIndex((text) => text.includes(`{nada${number}}`));
    const column = (rows[row]?.indexOf(`{nada${number}}`) ?? 0) + 1;
    const place = `${TERMS}:${row + 11}:${column} `;
    expect(told.filter((text) => text.startsWith(place))).toEqual([
      expect.stringContaining(`encontrado: {nada${number}}`),
    ]);
  }
  expect(told.join()).not.toMatch(/nada[78]/);
  expect(told.join()).toContain('esperado: a imagem public/uploads/{brand}.png');
});

const SERVICE = 'content/services/websites.yaml';
const POST = 'content/blog/preco.md';

const SERVED: Tree = {
  [SERVICE]: service('com preço fechado', 'por {price:websites}'),
  [HOME]: tiny(
    HOME,
    'price: R$ 1.000, href: /contato',
    'price: "{price:websites}", href: /servicos/websites',
  ),
};

test('prices have names, in every text, in the feed and in the head of a page', async () => {
  const body =
    'Um site custa **{price:websites.essencial}**. Em código, `{price:x}` é só texto.\n\n~~~md\n```\n{outro}\n~~~\n\n> ```\n> {citado}\n> ```\n\nE \\{brand}, da {brand}.\n';
  const navigation = tiny(
    'content/navigation.yaml',
    'label: Início',
    'label: "Sites por {price:websites}"',
  );
  const site = await buildSite({
    ...SERVED,
    [POST]: article('Preço', {}, body),
    'content/navigation.yaml': navigation,
  });
  expect(site.read('servicos/websites.html')).toMatch(
    /<meta name="description" content="[^"]*por R\$\u00a02\.999/,
  );
  expect(site.read('index.html')).toContain('A partir de R$\u00a02.999');
  expect(site.read('index.html')).toContain('Sites por R$\u00a02.999');
  for (const file of ['blog/preco.html', 'feed.xml'])
    expect(site.read(file)).toMatch(
      /R\$\u00a02\.999[\s\S]*\{price:x\}[\s\S]*\{outro\}[\s\S]*\{citado\}[\s\S]*E \{brand\}, da Pinha/,
    );
});

test('the house’s own records are filled in too', async () => {
  const { read } = await buildSite({
    [SITE]: tiny(SITE, 'alt: Marca da Pinha', 'alt: "Marca da {brand} em {city}"'),
  });
  expect(read('index.html')).toContain('Marca da Pinha em Curitiba/PR');
  const people = '- { id: ana, name: Ana, role: Sócia, line: "Escreve na {marca}." }\n';
  expect((await problemsOf({ 'content/people.yaml': people })).join()).toContain(
    'encontrado: {marca}',
  );
});

test('a proposal names its own figures, and a copied one keeps no old ones', async () => {
  const text = swapped(
    proposal(
      'Uma proposta de teste com números que fecham.',
      'Por {total}, ou {instalments}× de {instalment}, em {deliveryDays} dias.',
    ),
    [
      'um site.',
      'um site de {price:site}, antes {normalPrice:site}, e fotos de {price:fotos}: {sum} em tudo, {saving} a menos que {normalTotal}.',
    ],
  );
  const { read } = await buildSite({
    [PROPOSAL]: text.replace('priceCents: 30000', 'priceCents: 40000'),
  });
  const plain = read('proposta-padaria-aurora.html').replace(
    /<[^>]*class="unit"[^>]*>|\u00a0/g,
    ' ',
  );
  expect(plain).toContain('content="Por R$ 1.600,50, ou 7× de R$ 228,65, em 10 dias."');
  expect(plain.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(
    'um site de R$ 1.200,50, antes R$ 1.500, e fotos de R$ 400: R$ 1.600,50 em tudo, R$ 299,50 a menos que R$ 1.900.',
  );
});

test('an unknown name is refused where it stands, with those that it may mean; a service that cannot be read is its own problem', async () => {
  const wrong = {
    ...SERVED,
    [HOME]: tiny(HOME, 'lead: Uma frase de abertura.', 'lead: "Sites por {price:websits}."'),
    [POST]: article('Preço', {}, 'Custa {price:websites.basico}.\n'),
    [PROPOSAL]: proposal(
      'Uma proposta de teste com números que fecham.',
      'Uma proposta de teste por { total }.',
    ),
  };
  const problems = await problemsOf(wrong);
  expect(problems).toHaveLength(3);
  const all = problems.join('\n\n');
  expect(all).toMatch(
    /content\/blog\/preco\.md:\d+:7\n {2}esperado: o nome de um valor ou de um dado da empresa; encontrado: \{price:websites\.basico\}[\s\S]*solução: será \{price:websites\.essencial\}\?/,
  );
  expect(all).toMatch(
    /inicio\.yaml:\d+:9 {2}hero\.lead\n[\s\S]*solução: será \{price:websites\}\?/,
  );
  expect(all).toMatch(
    /padaria-aurora\.md:\d+:\d+ {2}description\n[\s\S]*solução: será \{total\}\?/,
  );
  const broken = { ...SERVED, [SERVICE]: service('priceCents: 299900', 'priceCents: x') };
  expect(await problemsOf(broken)).toEqual([expect.stringContaining('packages[0].priceCents')]);
});

test('a price that is typed although it has a name is mentioned with the name', async () => {
  const bodies = {
    [POST]: article('Preço', {}, 'Sites por R$ 2.999, e R$ 30 a hora.\n\nVendemos R$ 3 mil.\n'),
  };
  const offered = {
    [PROPOSAL]: proposal(
      'Uma proposta de teste com números que fecham.',
      'Uma proposta de teste por R$ 1.500,50, domínio R$ 40.',
    ),
  };
  const { notices } = await buildSite({ ...SERVED, ...bodies, ...offered });
  expect(notices.filter((message) => message.includes('à mão'))).toEqual([
    `${POST} escreve à mão o que tem nome: R$ 2.999 na linha 12 é {price:websites} ou {price:websites.essencial}`,
    `${PROPOSAL} escreve à mão o que tem nome: R$ 1.500,50 na linha 3 é {total} ou {pixTotal} ou {sum}`,
  ]);
});
