// The six proposals on paper: how long they are, what they say, and that nothing is cut in two.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { readPdf } from '../../support/pdf.ts';

interface Expected {
  number: string;
  /** At most this many pages. */
  budget: number;
  figures: string[];
}

const HALVES = (half: string): string[] => [
  '50% + 50%',
  `${half} no início`,
  `${half} na entrega`,
  '15 dias',
];

const PROPOSALS: Record<string, Expected> = {
  '/proposta': {
    number: '2025-001',
    budget: 3,
    figures: ['R$ 5.000,00', '10× R$ 500', '30% + 40% + 30%', '30 dias', '15 dias'],
  },
  '/proposta-doces-da-araci': {
    number: '2025-031',
    budget: 4,
    figures: [
      ...['R$ 400,00', 'R$ 200,00', '−R$ 200,00', 'R$ 600,00', 'R$ 200 (25%)'],
      ...['Desconto do pacote completo', 'somam R$ 800', '2× R$ 300 ou 3× R$ 200'],
      ...['50% + 50%', 'R$ 300 no início', 'R$ 300 na entrega', 'Prazo: 30 dias', 'por 30 dias'],
    ],
  },
  '/proposta-clube-gralha': {
    number: '2025-036',
    budget: 4,
    figures: [
      ...['R$ 1.250', 'R$ 8.000', 'R$ 6.750 (84%)', '10× R$ 125', 'PWA e web app, 45 dias'],
      ...['R$ 2.500', 'R$ 12.000', 'R$ 9.500 (79%)', '10× R$ 250', 'Aplicativos nativos, 60 dias'],
      ...['R$ 625 + R$ 625', 'R$ 1.250 + R$ 1.250', 'dias 42 a 45', 'dias 51 a 60'],
      ...HALVES('R$ 625'),
    ],
  },
  '/proposta-cantina-bepe': {
    number: '2025-042',
    budget: 4,
    figures: [
      ...['R$ 1.800,00', '−R$ 100,00', 'R$ 3.500,00', 'R$ 2.000,00', 'R$ 1.500 (43%)'],
      ...['dariam R$ 3.600', '43% a menos que no cartão', '10× R$ 350', 'Prazo: 35 dias'],
      ...['R$ 1.000 no início', 'R$ 1.000 na entrega', '50% + 50%', '15 dias'],
    ],
  },
  '/proposta-vale-do-iguacu': {
    number: '2025-048',
    budget: 4,
    figures: [
      ...['R$ 1.250,00', 'R$ 2.000,00', 'R$ 3.000,00', 'R$ 5.000,00', 'R$ 2.500,00'],
      ...['R$ 2.500 (50%)', '10× R$ 250', 'Prazo: 25 dias', 'dias 21 a 24', 'dia 25'],
      ...HALVES('R$ 1.250'),
    ],
  },
  '/proposta-marcenaria-taipa': {
    number: '2025-055',
    budget: 4,
    figures: [
      ...['R$ 2.500,00', '−R$ 500,00', 'R$ 1.500,00', 'R$ 1.000 (40%)', '10× R$ 150'],
      ...['Desconto Black November (20%)', 'Desconto do clube (20%)', 'Prazo: 20 dias'],
      ...['Suporte básico por 30 dias', ...HALVES('R$ 750')],
    ],
  },
};

/** Links that clients share with each other: the same paper, as chosen. */
const CHOSEN: Record<string, Expected> = {
  '/proposta-clube-gralha#opcoes=nativos': {
    number: '2025-036',
    budget: 4,
    figures: [
      ...['Investimento: Opção 2 Prazo', 'R$ 2.500 60 dias', 'Opção 2: Aplicativos nativos R$'],
      ...['Total R$ 12.000,00 R$ 2.500,00', 'R$ 1.250, no início', 'Fora da escolha atual'],
      ...HALVES('R$ 1.250'),
    ],
  },
  '/proposta-vale-do-iguacu#opcoes=crm': {
    number: '2025-048',
    budget: 4,
    figures: [
      ...['Módulo 1: Website imobiliário R$ 2.000,00 fica de fora', 'Fora da escolha atual'],
      ...['Total R$ 3.000,00 R$ 1.250,00', 'R$ 1.750 (58%)', '10× R$ 125'],
      ...['R$ 625, no início', ...HALVES('R$ 625')],
    ],
  },
  '/proposta-doces-da-araci#opcoes=cardapio,anuncios&pagamento=cartao-3': {
    number: '2025-031',
    budget: 4,
    figures: [
      ...['Parte 3: Perfil da empresa no Google fica de fora', 'Total R$ 600,00'],
      ...['3× R$ 200', 'Forma escolhida', 'Fora da escolha atual'],
    ],
  },
};

/** Whatever has to stay on one page. */
const WHOLE = [
  '.proposal-section[data-keep]',
  '.module',
  '.option',
  '.schedule-option',
  '.investment tr',
  '.payment > div',
  '.signatures',
].join(', ');

test.each(Object.entries({ ...PROPOSALS, ...CHOSEN }))(
  '%s stays within its sheet at 320 px, and is whole on paper',
  async (path, { number, budget, figures }) => {
    const { page } = await openPage(path, { width: 320 });
    if (path in CHOSEN) await page.locator('[data-left-out]').waitFor();
    const cut = await page.locator('.proposal-body *').evaluateAll((elements) => {
      const { right } = (document.querySelector('.proposal') as Element).getBoundingClientRect();
      return elements
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
        .filter((element) => element.getBoundingClientRect().right > right + 0.5)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    });
    expect(cut).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    const { pages } = await readPdf(await print(page));
    expect(pages.length).toBeLessThanOrEqual(budget);
    for (const [index, text] of pages.entries()) {
      const what = `page ${index + 1}`;
      expect(text.split(/\s+/).length, `words on ${what}`).toBeGreaterThan(80);
      expect(text, what).toContain(`Grimpa · Proposta ${number} · Versão 1 · `);
      expect(text, what).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const all = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(figures.filter((figure) => !all.includes(figure))).toEqual([]);
    expect(all, 'nothing to press').not.toMatch(
      /Aceitar proposta|Tirar dúvidas|Pedir atualização|Salvar em PDF|Ir para o conteúdo|Escolher esta|Pagar assim|Número de parcelas|Copiar o código/,
    );
    const last = pages.at(-1);
    for (const words of ['Aceite', 'Local e data', 'Grimpa Software Ltda.'])
      expect(last, 'the signatures are not alone').toContain(words);

    await page.emulateMedia({ media: 'print' });
    const blocks = await markBlocks(page);
    const { words } = await readPdf(await print(page));
    expect(blocks).toBeGreaterThan(12);
    for (let block = 0; block < blocks; block++) {
      const [start, end] = [`INI${block}I`, `FIM${block}F`].map((mark) =>
        words.find(({ text }) => text.includes(mark)),
      );
      expect(start, `start of block ${block}`).toBeDefined();
      expect(end?.page, `end of block ${block}`).toBe(start?.page);
    }
    const headings = words.filter(({ text }) => text.includes('TITULO'));
    expect(headings.length).toBeGreaterThan(6);
    for (const heading of headings) {
      const below = words.filter(
        ({ page: sheet, y }) => sheet === heading.page && y > heading.y + 4 && y < 780,
      );
      expect(below.length, `text below ${heading.text}`).toBeGreaterThan(5);
    }
  },
);

function print(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** Writes a tiny word at both ends of every block and at every heading; gives the number of blocks. */
function markBlocks(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const leaf = (node: Element, side: 'first' | 'last'): Element => {
      const child = side === 'first' ? node.firstElementChild : node.lastElementChild;
      const isPrinted = child?.checkVisibility() && !child.closest('svg, .visually-hidden');
      return child && isPrinted ? leaf(child, side) : node;
    };
    const mark = (text: string): Element => {
      const word = document.createElement('span');
      word.textContent = text;
      // Smaller ones are not written into the file by every Chromium.
      word.style.cssText = 'font-size:4px;letter-spacing:0;line-height:0';
      return word;
    };
    const blocks = [...document.querySelectorAll(selector)];
    const ends = blocks.map((block) => [leaf(block, 'first'), leaf(block, 'last')] as const);
    for (const [index, [first, last]] of ends.entries()) {
      first.prepend(mark(`INI${index}I`));
      last.append(mark(`FIM${index}F`));
    }
    for (const [index, heading] of document.querySelectorAll('h2, h3').entries()) {
      heading.append(mark(`TITULO${index}`));
    }
    return blocks.length;
  }, WHOLE);
}
