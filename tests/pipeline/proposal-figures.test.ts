// What is refused in a proposal's prices, sums and days.

import { expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { refuse, written } from '../support/proposal-refusals.ts';
import { refusalsOf } from '../support/refusals.ts';
import { PROPOSAL } from '../support/tiny-site.ts';

test('prices, payments and days add up', () => {
  refuse(`
    bundle: { priceCents: 150050, reason: Juntos. }
      12:23  bundle.priceCents » esperado: um pacote abaixo da soma de R$ 1.500,50; encontrado: R$ 1.500,50
      solução: escreva o preço menor, ou tire a linha
    [1, 7] => [1, 7]\\n  pix: { priceCents: 150050 }
      28:22  payment.pix.priceCents » esperado: um preço por PIX para o conjunto abaixo da soma de R$ 1.500,50; encontrado: R$ 1.500,50
      solução: escreva o preço menor, ou tire a linha
    [1, 7] => [1, 7]\\n  pix: {}
      28:8  payment.pix » esperado: priceCents ou percentOff; encontrado: nenhum dos dois
      solução: escreva percentOff: 5 para qualquer escolha, ou priceCents: para o conjunto, ou tire pix
    [1, 7] => [1, 7]\\n  pix: { priceCents: 120000, percentOff: 20 }
      28:8  payment.pix » esperado: priceCents ou percentOff; encontrado: os dois
      solução: escreva percentOff: 5 para qualquer escolha, ou priceCents: para o conjunto, ou tire pix
    percent: 67 => percent: 60
      29:5  payment.tranches » esperado: parcelas que somem 100%; encontrado: 93%
      solução: aumente os percentuais em 7 no total
    percent: 67 => percent: 68
      29:5  payment.tranches » esperado: parcelas que somem 100%; encontrado: 101%
      solução: baixe os percentuais em 1 no total
    percent: 33, when => due: 2027-03-01, when + percent: 67, when => due: 2027-02-01, when
      30:14  payment.tranches[1].due » esperado: um dia a partir de 2027-03-01; encontrado: 2027-02-01
      solução: escreva as parcelas na ordem dos dias
    percent: 33, when => cents: 50000, when + percent: 67, when => cents: 100050, when
      29:5  payment.tranches » esperado: uma parcela sem valor, que fica com o resto; encontrado: nenhuma
      solução: tire o cents: da última
    percent: 33, when => when
      29:5  payment.tranches » esperado: percentual em todas as parcelas ou em nenhuma; encontrado: em 1 de 2
      solução: escreva percent: em todas; parcelas sem percentual são iguais entre si
    percent: 33, when => cents: 160000, when + percent: 67, when => when
      29:5  payment.tranches » esperado: valores abaixo de R$ 1.500,50, o mínimo que um cliente pode escolher; encontrado: R$ 1.600
      solução: baixe os valores, ou escreva percentuais
    percent: 33, when: na assinatura => percent: 33
      29:7  payment.tranches[0].when » esperado: quando a parcela vence; encontrado: nada
      solução: escreva when: na entrega, ou due: com o dia
    deliveryDays: 10 => deliveryDays: 12
      13:15  deliveryDays » esperado: os 10 dias somados das etapas; encontrado: 12 dias até a entrega
      solução: escreva deliveryDays: 10, ou mude os dias das etapas
    normalPriceCents: 150000 => normalPriceCents: 100000
      19:23  items[0].normalPriceCents » esperado: um preço normal acima dos R$ 1.200,50 oferecidos; encontrado: R$ 1.000
      solução: tire a linha, ou escreva o preço maior que o item costuma ter
    discounts: [{ label: Clube, cents: 200000 }]
      12:12  discounts » esperado: descontos abaixo de R$ 1.500,50, o mínimo que um cliente pode escolher; encontrado: R$ 2.000
      solução: baixe os descontos, ou diga com on: para quais itens valem
    discounts: [{ label: Clube, cents: 30000, on: [fotos] }]
      12:12  discounts » esperado: descontos em fotos abaixo do seu preço, R$ 300; encontrado: nada que sobre
      solução: baixe os descontos desse item
    discounts: [{ label: Clube, cents: 150050, on: [site, fotos] }]
      12:12  discounts » esperado: um total acima de zero em qualquer escolha; encontrado: R$ 0 com site, fotos
      solução: baixe os descontos
    [1, 7] => [1, 7]\\n  pix: { percentOff: 100 }
      28:8  payment.pix » esperado: um total acima de zero em qualquer escolha; encontrado: R$ 0 com site, fotos
      solução: baixe os descontos
  `);
});

test('the reason for a package is read beside its sum', async () => {
  const bundle = 'bundle: { priceCents: 140000, reason: Juntos custam menos. }';
  const site = await buildSite({ [PROPOSAL]: written(bundle) });
  expect(site.read('proposta-padaria-aurora.html')).toContain('>Juntos custam menos.</p>');
});

/** Found of each of these lines: the key that nobody knows. */
test.each([
  ['choice: any', 'choice'],
  ['totals: { totalCents: 150050 }', 'totals'],
  ['acknowledges: [{ difference: bundle, reason: Juntos. }]', 'acknowledges'],
  ['bundleCents: 140000', 'bundleCents'],
  ['title: Fotos => title: Fotos\n    required: true', 'required'],
  ['discounts: [{ label: Clube, cents: 100, percent: 20 }]', 'percent'],
])('%j has an unknown key, %s', (change, key) => {
  const refusals = refusalsOf(PROPOSAL, written(change));
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toContain(`"${key}"`);
});

test('a value out of its bounds is refused, and told the nearest inside', () => {
  const counts = 'esperado: a lista dos números de parcelas permitidos, cada um uma vez';
  refuse(`
    [1, 7] => [1, 0]
      27:24  payment.cardInstalments[1] » esperado: um número de parcelas, de 1 a 24; encontrado: 0
      solução: escreva 1
    [1, 7] => 3
      27:20  payment.cardInstalments » ${counts}; encontrado: 3
      solução: escreva cardInstalments: [1, 2, 3]
    [1, 7] => [7, 7]
      27:20  payment.cardInstalments » ${counts}; encontrado: uma lista de 2
      solução: escreva cardInstalments: [1, 2, 3] (um exemplo)
    [1, 7] => [1, 7]\\n  pix: { percentOff: 120 }
      28:22  payment.pix.percentOff » esperado: uma porcentagem inteira, de 1 a 100; encontrado: 120
      solução: escreva percentOff: 100
    validDays: 15 => validDays: 0
      12:12  validDays » esperado: os dias de validade, de 1 a 365; encontrado: 0
      solução: escreva validDays: 1
  `);
});

test('a proposal ends on one day, and its client has a tax number whose digits check', () => {
  const taxed = (name: string) =>
    `esperado: um ${name} com pontos e traços, cujos dois últimos números conferem; encontrado:`;
  refuse(`
    validUntil: 2026-12-18
      12:13  validUntil » esperado: validDays ou validUntil; encontrado: os dois
      solução: tire uma das duas linhas
    validDays: 15 => validUntil: 2025-05-01\\nissuedOn: 2025-05-20
      12:13  validUntil » esperado: um dia a partir de issuedOn (2025-05-20); encontrado: 2025-05-01
      solução: escreva o último dia em que o cliente pode aceitar
    company: Padaria Aurora => cnpj: 11222333000181
      9:9  client.cnpj » ${taxed('CNPJ')} 11222333000181
      solução: escreva cnpj: "11.222.333/0001-81"
    company: Padaria Aurora => cnpj: 11.222.333/0001-82
      9:9  client.cnpj » ${taxed('CNPJ')} 11.222.333/0001-82
      solução: confira de novo: algum número está trocado
    company: Padaria Aurora => cpf: 529.982.247-24
      9:8  client.cpf » ${taxed('CPF')} 529.982.247-24
      solução: confira de novo: algum número está trocado
  `);
});

test('an issue date of days to come is refused until they are there', () => {
  const table = `
    issuedOn: 2025-07-03
      12:11  issuedOn » esperado: um dia até hoje (2025-07-02); encontrado: 2025-07-03
      solução: escreva o dia do envio da proposta, ou tire a linha até lá
  `;
  refuse(table, '2025-07-02');
  expect(refusalsOf(PROPOSAL, written('issuedOn: 2025-07-03'), '2025-07-03')).toEqual([]);
});
