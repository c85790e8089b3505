// What is refused of items that are counted, optional or one of several, of fees, and of texts that name one of them.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { refuse, written } from '../support/proposal-refusals.ts';
import { refusalsOf } from '../support/refusals.ts';
import { asOptions, PROPOSAL, proposal } from '../support/tiny-site.ts';

const FEE =
  'recurring: [{ id: nuvem, title: Nuvem, priceCents: 1500, every: month, from: da entrega';

test('an item has one price, and a number only where that is of one', () => {
  refuse(`
    priceCents: 30000 => quantity: 2\\n    unitPriceCents: 15000\\n    max: 1
      24:15  items[1].quantity » esperado: uma quantidade de 1 a 1; encontrado: 2
      solução: escreva a quantidade inicial e, em min e max, o mínimo e o máximo
    priceCents: 30000 => priceCents: 30000\\n    unitPriceCents: 30000
      25:21  items[1].unitPriceCents » esperado: priceCents ou unitPriceCents; encontrado: os dois
      solução: fique com unitPriceCents se o cliente compra várias unidades; se não, com priceCents
    priceCents: 30000 => priceCents: 30000\\n    max: 3
      25:10  items[1].max » esperado: max só ao lado de unitPriceCents; encontrado: sem ele
      solução: escreva unitPriceCents: com o preço de uma unidade, ou tire a linha
    priceCents: 30000 => kind: Extra
      22:5  items[1].priceCents » esperado: um preço; encontrado: nada
      solução: escreva priceCents: com o preço do conjunto, ou unitPriceCents: com o de uma unidade
  `);
});

test('an item is required, optional or one of a group, and a group has two', () => {
  const whole =
    'tire a linha: um desconto vale para itens pelo nome, e pix: { percentOff: 5 } para qualquer escolha';
  const grouped =
    'id: site => id: site\\n    group: plano + id: fotos => id: fotos\\n    group: plano';
  refuse(`
    priceCents: 30000 => priceCents: 30000\\n    group: site\\n    optional: true + id: site => id: site\\n    group: site
      27:15  items[1].optional » esperado: optional ou group; encontrado: os dois
      solução: fique com group se é uma de várias opções; se não, com optional
    priceCents: 30000 => priceCents: 30000\\n    selected: true
      25:15  items[1].selected » esperado: selected só ao lado de optional; encontrado: sem ele
      solução: tire a linha, ou escreva também optional: true; de um group, a primeira já começa
    priceCents: 30000 => priceCents: 30000\\n    group: plano
      25:12  items[1].group » esperado: duas opções ou mais para escolher; encontrado: 1
      solução: tire a linha, ou escreva o mesmo group na outra opção
    id: fotos => id: fotos\\n    deliveryDays: 3
      23:19  items[1].deliveryDays » esperado: deliveryDays de um item só com group; encontrado: sem ele
      solução: tire a linha, ou escreva group: nas opções entre as quais o cliente escolhe
    ${grouped}\\n    deliveryDays: 3
      25:19  items[1].deliveryDays » esperado: os 10 dias somados das etapas; encontrado: 3 dias até a entrega
      solução: escreva deliveryDays: 10, ou mude os dias das etapas
    defaultChoice: [site, fotos] + ${grouped}
      12:16  defaultChoice » esperado: uma opção; encontrado: 2
      solução: escreva defaultChoice: [site]
    defaultChoice: [site]
      12:16  defaultChoice » esperado: nenhuma escolha inicial, porque tudo já entra; encontrado: uma
      solução: tire a linha, ou escreva optional: true ou group: nos itens que o cliente escolhe
    bundle: { priceCents: 100000, reason: Juntos. } + ${grouped}
      12:23  bundle.priceCents » esperado: nenhum pacote ao lado de opções; encontrado: um
      solução: ${whole}
    priceCents: 30000 => unitPriceCents: 30000\\n    max: 3 + [1, 7] => [1, 7]\\n  pix: { priceCents: 120000 }
      29:22  payment.pix.priceCents » esperado: nenhum preço por PIX para o conjunto ao lado de uma quantidade que o cliente escolhe; encontrado: um
      solução: ${whole}
  `);
});

test('fees, stages, promises and discounts name what is there', () => {
  const known = 'solução: escreva um destes: site, fotos';
  refuse(`
    id: fotos => id: site
      22:9  items[1].id » esperado: um id só deste item; encontrado: "site", como em items[0]
      solução: mude um dos dois ids
    ${FEE} }] + id: fotos => id: nuvem
      12:19  recurring[0].id » esperado: um id só deste item; encontrado: "nuvem", como em items[1]
      solução: mude um dos dois ids
    ${FEE}, of: loja }]
      12:94  recurring[0].of » esperado: o id de um item; encontrado: "loja"
      ${known}
    discounts: [{ label: Clube, cents: 1000, on: [loja] }]
      12:47  discounts[0].on[0] » esperado: o id de um item; encontrado: "loja"
      ${known}
    defaultChoice: [site, loja] + id: fotos => id: fotos\\n    optional: true
      12:23  defaultChoice[1] » esperado: o id de um item; encontrado: "loja"
      ${known}
    { title: Descoberta => { of: loja, title: Descoberta
      32:11  stages[0].of » esperado: o id de um item; encontrado: "loja"
      ${known}
    included: [Duas rodadas] => included: [{ text: Duas rodadas, of: loja }]
      34:38  included[0].of » esperado: o id de um item; encontrado: "loja"
      ${known}
  `);
});

test('a promise goes with its item, and a text that would stay without it is refused', () => {
  const open = 'id: fotos => id: fotos\\n    optional: true';
  const may =
    'esperado: um texto que valha com qualquer escolha; encontrado: "Fotos", que o cliente pode deixar de fora';
  const fix = 'solução: diga sem o nome, ou escreva of: fotos ao lado, onde a linha o aceita';
  refuse(`
    ${open} + included: [Duas rodadas] => included: [Duas rodadas de fotos]
      35:12  included[0] » ${may}
      ${fix}
    ${open} + description: Conversa. => description: "Conversa, e fotos."
      33:48  stages[0].description » ${may}
      ${fix}
    ${open} + when: na entrega => when: na entrega das fotos
      31:28  payment.tranches[1].when » ${may}
      ${fix}
    ${open} + [Cinco páginas] => [Cinco páginas com fotos]
      21:16  items[0].features[0] » ${may}
      ${fix}
    ${open} + as partes concordam => as partes concordam com as fotos
      40:13  acceptance » ${may}
      ${fix}
  `);
  const own = 'included: [Duas rodadas] => included: [{ text: As fotos, of: fotos }]';
  const text = written(`${open.replaceAll('\\n', '\n')} + ${own}`);
  expect(refusalsOf(PROPOSAL, text)).toEqual([]);
});

test('what only another option brings is styled before it is chosen', async () => {
  const text = asOptions(written(`${FEE}, of: fotos, optional: true }]`));
  const page = (await buildSite({ [PROPOSAL]: text })).read('proposta-padaria-aurora.html');
  expect(page).not.toContain('"extra-choices');
  expect(page).toContain('.extra-choices{');
  expect(page).toContain('.option{');
});

test('a person without a company is the client, in the page and in the message', async () => {
  const person = proposal('  company: Padaria Aurora\n', '  cpf: 529.982.247-25\n');
  const page = (await buildSite({ [PROPOSAL]: person })).read('proposta-padaria-aurora.html');
  expect(page).toContain('Para Joana Prado<');
  expect(page).toContain('CPF\u00a0529.982.247-25');
  expect(page.replaceAll('%20', ' ')).toContain('para Joana Prado.');
});

test('a draft is shown in the preview, and nowhere else', async () => {
  const draft = proposal('version: 2\n', 'version: 2\ndraft: true\n');
  expect((await buildSite({ [PROPOSAL]: draft })).exists('proposta-padaria-aurora.html')).toBe(
    false,
  );
  const preview = await buildSite({ [PROPOSAL]: draft }, { drafts: true });
  expect(preview.exists('proposta-padaria-aurora.html')).toBe(true);
  const sent = await preview.rebuild({}, { sending: { file: PROPOSAL } });
  expect(sent.problems.join()).toContain('encontrado: um rascunho');
});
