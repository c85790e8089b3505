// What a client's choice makes of a proposal: its account, its payment, its PIX code and its message, for each choice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import type { IslandProps } from '../../domain/islands.ts';
import { proposalChat } from '../../domain/proposal/chat.ts';
import { parseQuote } from '../../domain/proposal/choice.ts';
import { computeProposal } from '../../domain/proposal/prices.ts';
import { Payment } from '../../islands/proposal/payment.ts';
import { Quote } from '../../islands/quote.ts';
import { visibleText } from '../support/html.ts';
import { buildRealSite, type RealSite } from '../support/real-site.ts';

const CLUB = '/proposta-clube-gralha';
const ESTATE = '/proposta-vale-do-iguacu';
const SWEETS = '/proposta-doces-da-araci';
const MENU = '/proposta-cantina-bepe';
const JOINERY = '/proposta-marcenaria-taipa';

const CARD = 'Pagamento: cartão de crédito em';
const PIX = 'PIX ou transferência em 2 parcelas, a primeira de ';

let site: RealSite;
beforeAll(async () => {
  site = await buildRealSite();
});

function propsOf(path: string): IslandProps['quote'] {
  const [, file = ''] = / \/(assets\/escolha\.\w+\.js)"/.exec(site.page(path).html) ?? [];
  return JSON.parse(
    readFileSync(join(site.outDir, file), 'utf8').slice('export default '.length, -1),
  );
}

/** The proposal as it stands once the address has this choice; paid by PIX, but for `payment` and `message`. */
function show(path: string, hash: string) {
  const props = propsOf(path);
  const { ignored, ...choice } = parseQuote(props.data, hash);
  expect(ignored).toEqual([]);
  const { offer } = props;
  const data = { ...props.data, defaultChoice: choice.chosen };
  const figures = computeProposal(data, choice.chosen);
  const html = renderToString(h(Quote, { ...props, data }));
  const parts = (pattern: RegExp): string[] => (html.match(pattern) ?? []).map(visibleText);
  const items = data.items.filter(({ id }) => choice.chosen.includes(id)).map(({ title }) => title);
  const chosen = { items, figures, choice };
  const chat = proposalChat(offer, chosen, '2026-03-02');
  const choose = () => undefined;
  const message = new URL(chat.acceptLink).searchParams.get('text') ?? '';
  return {
    text: visibleText(html),
    facts: parts(/<div><dt>.*?<\/div>(?=.*<\/dl><div class="island">)/gs).slice(0, 4),
    rows: parts(/<tr\b.*?<\/tr>/gs).slice(1),
    tranches: parts(/<li><strong>.*?<\/li>/gs),
    code: /<code class="pix-code">(.*?)<\/code>/.exec(html)?.[1] ?? '',
    payment: visibleText(
      renderToString(
        h(Payment, {
          data,
          figures,
          choice,
          isMade: true,
          choose,
          askAbout: () => h('p', {}),
        }),
      ),
    ),
    message: message.replaceAll(/\s+/g, ' '),
  };
}

test.each([
  [
    `${CLUB}#opcoes=nativos`,
    'Investimento: Opção 2 R$ 2.500 | Prazo 60 dias | No cartão 10× R$ 250 | Validade 15 dias',
    `Opção 2: Aplicativos nativos R$ 12.000,00 R$ 2.500,00 | Total R$ 12.000,00 R$ 2.500,00
     | Você economiza R$ 9.500 (79%)`,
    'R$ 1.250 no início | R$ 1.250 na entrega',
  ],
  [
    `${ESTATE}#opcoes=crm`,
    'Investimento R$ 1.250 | Prazo 17 dias | No cartão 10× R$ 125 | Validade 15 dias',
    `Módulo 1: Website imobiliário R$ 1.250 R$ 2.000,00 fica de fora
     | Módulo 2: CRM de atendimento (é preciso ficar com pelo menos uma parte) R$ 3.000,00 R$ 1.250,00 | Total R$ 3.000,00 R$ 1.250,00
     | Você economiza R$ 1.750 (58%)`,
    'R$ 625 no início | R$ 625 na entrega',
  ],
  [
    `${SWEETS}#opcoes=cardapio,anuncios,perfil`,
    'Investimento R$ 600 | Prazo 30 dias | No cartão 2× R$ 300 ou 3× R$ 200 | Validade 30 dias',
    `Parte 1: Aplicativo de cardápio R$ 400,00 | Parte 2: Anúncios no Instagram e no Google R$ 200,00
     | Parte 3: Perfil da empresa no Google R$ 200,00 | Desconto do pacote completo −R$ 200,00
     | Total R$ 600,00 | Você economiza R$ 200 (25%)`,
    'R$ 300 no início | R$ 300 na entrega',
  ],
  [
    `${SWEETS}#opcoes=cardapio,perfil`,
    'Investimento R$ 600 | Prazo 26 dias | No cartão 2× R$ 300 ou 3× R$ 200 | Validade 30 dias',
    `Parte 1: Aplicativo de cardápio R$ 400,00 | Parte 2: Anúncios no Instagram e no Google R$ 200 fica de fora
     | Parte 3: Perfil da empresa no Google R$ 200,00 | Total R$ 600,00`,
    'R$ 300 no início | R$ 300 na entrega',
  ],
  [
    JOINERY,
    'Investimento R$ 1.500 | Prazo 20 dias | No cartão 10× R$ 150 | Validade 15 dias',
    `Site com páginas internas, blog e painel R$ 2.500,00 | Desconto Black November (20%) −R$ 500,00
     | Desconto do clube (20%) −R$ 500,00 | Total R$ 1.500,00 | Você economiza R$ 1.000 (40%)`,
    'R$ 750 no início | R$ 750 na entrega',
  ],
])('%s: facts, account and tranches', (address, facts, rows, tranches) => {
  const [path = '', hash = ''] = address.split('#');
  const shown = show(path, `#${hash}`);
  expect(shown.facts.join(' | ')).toBe(facts);
  expect(shown.rows.join(' | ')).toBe(rows.replaceAll(/\s+/g, ' '));
  expect(shown.tranches.join(' | ')).toBe(tranches);
});

test.each([
  [MENU, '#pagamento=cartao-4', '4× R$ 875', `R$ 3.500 ${CARD} 4× R$ 875`],
  [JOINERY, '#pagamento=cartao-3', '3× R$ 500', `R$ 1.500 ${CARD} 3× R$ 500`],
  [MENU, '', '43% a menos que no cartão', `R$ 2.000 Pagamento: ${PIX}R$ 1.000`],
  [ESTATE, '#opcoes=crm', '10× R$ 125', `R$ 1.250 Pagamento: ${PIX}R$ 625`],
])('%s%s is paid by %s', (path, hash, shown, said) => {
  const { payment, message } = show(path, hash);
  expect(payment).toContain(shown);
  expect(message).toContain(`Total: ${said}`);
  expect(message.includes('Itens: CRM de atendimento Total')).toBe(path === ESTATE);
});

test.each([
  [`${CLUB}#opcoes=nativos`, 1250, 'P2025036V1'],
  [`${ESTATE}#opcoes=website`, 625, 'P2025048V1'],
  [`${SWEETS}#opcoes=cardapio,anuncios,perfil`, 300, 'P2025031V1'],
  [`${SWEETS}#opcoes=cardapio`, 200, 'P2025031V1'],
  [MENU, 1000, 'P2025042V1'],
])('the PIX code of %s asks for the first tranche of the choice: %d', (address, amount, txid) => {
  const [path = '', hash = ''] = address.split('#');
  const { code, text } = show(path, `#${hash}`);
  const parsed = parsePix(code);
  if (hasError(parsed) || !isStaticPix(parsed)) throw new Error('not a static PIX code');
  const house = { pixKey: 'pix@grimpa.example', merchantName: 'Grimpa Software Ltda' };
  const asked = { ...house, merchantCity: 'Curitiba', transactionAmount: amount, txid };
  expect(parsed).toMatchObject(asked);
  expect(text).toContain('Quem confirma o pagamento é o banco');
  expect(text).toContain(`R$ ${amount.toLocaleString('pt-BR')}`);
});
