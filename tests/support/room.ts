// Checks that the longest values of content keep their room: no figure, date or word is torn apart, and none leaves its box.

import fc from 'fast-check';
import type { Page } from 'playwright';

/** How wide letters are beside the theme's own, from a condensed font to a wide one. */
export const FONTS = [100, 80, 90, 108, 115] as const;

/** Windows; the last is what a sheet of paper has between its margins. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1600, 'paper'] as const;

export interface Setting {
  font: (typeof FONTS)[number];
  width: (typeof WIDTHS)[number];
}

/** Each once, or a few that have every font and every width. */
export const ALL: Setting[] = WIDTHS.flatMap((width) => FONTS.map((font) => ({ font, width })));
export const FEW: Setting[] = WIDTHS.flatMap((width, index) =>
  [100 as const, FONTS[1 + (index % 4)] ?? 100].map((font) => ({ font, width })),
);

/** The faults of the page: each once, with the first setting that shows it, and the shortest text first. */
export async function tornIn(page: Page, settings: readonly Setting[]): Promise<string[]> {
  const faults = new Map<string, string>();
  for (const { font, width } of settings) {
    await page.emulateMedia({ media: width === 'paper' ? 'print' : 'screen' });
    await page.setViewportSize({ width: width === 'paper' ? 665 : width, height: 900 });
    await page.evaluate(setFont, font);
    for (const fault of await page.evaluate(tornHere))
      if (!faults.has(fault)) faults.set(fault, `at ${width}, letters of ${font} %`);
  }
  const path = new URL(page.url()).pathname;
  return [...faults]
    .sort(([a], [b]) => a.length - b.length)
    .map(([fault, setting]) => `${path} ${setting}: ${fault}`);
}

/** Runs in the page: its own fonts, wider or narrower. */
async function setFont(percent: number): Promise<void> {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) => [
      rule,
      ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
    ]);
  const faces = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => /Site/.test(rule.style.getPropertyValue('font-family')))
    .map(({ cssText }) =>
      cssText.replace(/Site (\w+)/, 'Room $1').replace('{', `{ size-adjust: ${percent}%;`),
    );
  const sheet = new CSSStyleSheet();
  const root = ':root { --sans: "Room Sans", sans-serif; --serif: "Room Serif", serif }';
  sheet.replaceSync([...faces, root].join('\n'));
  document.adoptedStyleSheets = percent === 100 ? [] : [sheet];
  const names = percent === 100 ? ['Site Sans', 'Site Serif'] : ['Room Sans', 'Room Serif'];
  await Promise.all(names.map((name) => document.fonts.load(`20px "${name}"`, 'R$ 1')));
}

/** Runs in the page: figures and words on two lines, and texts beside their boxes. */
export function tornHere(): string[] {
  const FIGURES =
    /(?:\d+\s?×\s)?[−+]?R\$\s\d[\d.]*(?:,\d\d)?(?:\s(?:mil|milhão|milhões)(?!\p{L}))?|\d\d\/\d\d\/\d{4}|\d[\d.,]*%|\d+\s(?:dias|meses|anos)(?!\p{L})|\d+\.\d+[\d./-]*/gu;
  const WORDS = /[\p{L}\d]+(?:[.,:/]\d+)*[%+]?/gu;
  const NO_WORDS = /[@/#?&=]|\p{L}\.\p{L}/u;
  /** The longest word that may stay whole wherever there is room for it in the window. */
  const LONG_WORD = 12;
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const blockOf = (element: Element): Element => {
    const isInline = /^(?:inline|contents)$/.test(styleOf(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  };
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let near: Element | null = element; near; near = near.parentElement)
      if (styleOf(near).clipPath.startsWith('inset(') || near.clientWidth === 1) return false;
    return !element.closest('svg, script, style, option, [aria-hidden]');
  };

  const range = document.createRange();
  /** The boxes of the letters, one for each line of each text. */
  const boxesOf = (texts: readonly Text[], from: number, to: number): DOMRect[] => {
    let start = 0;
    return texts.flatMap((text) => {
      const [first, end] = [Math.max(from - start, 0), Math.min(to - start, text.length)];
      start += text.length;
      if (first >= end) return [];
      range.setStart(text, first);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0.5);
    });
  };
  const isTorn = (boxes: readonly DOMRect[]): boolean =>
    boxes.some((box, index) => box.left < (boxes[index - 1]?.right ?? -9999) - 1);

  // The texts of a line that are read as one.
  const runs: { block: Element; texts: Text[] }[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT,
  );
  for (let run = runs[0], node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) run = undefined;
    const { parentElement } = node;
    if (!(node instanceof Text && parentElement && node.data.trim() && isSeen(parentElement)))
      continue;
    const block = blockOf(parentElement);
    if (run?.block !== block) {
      run = { block, texts: [] };
      runs.push(run);
    }
    run.texts.push(node);
  }

  for (const { block, texts } of runs) {
    const isCode = block.closest('code, pre') !== null;
    const whole = texts.map(({ data }) => data).join('');
    const parents = [block, block.parentElement, block.parentElement?.parentElement];
    const name = parents.map((one) => `${one?.localName}.${one?.className}`).join(' < ');
    const told = (what: string): string => `“${what}” in ${name}`;
    const { width: room } = block.getBoundingClientRect();
    for (const { 0: figure, index } of isCode ? [] : whole.matchAll(FIGURES)) {
      if (isTorn(boxesOf(texts, index, index + figure.length))) faults.add(`torn: ${told(figure)}`);
    }
    for (const { 0: word, index } of isCode ? [] : whole.matchAll(WORDS)) {
      const token = `${/\S*$/.exec(whole.slice(0, index))?.[0]}${/^\S*/.exec(whole.slice(index))?.[0]}`;
      if (NO_WORDS.test(token)) continue;
      const boxes = boxesOf(texts, index, index + word.length);
      if (!isTorn(boxes)) continue;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      const fits = width < room || (word.length <= LONG_WORD && width < 0.6 * innerWidth);
      if (fits) faults.add(`torn: ${told(word)}`);
    }
    for (const text of texts) {
      // Spaces at the end of a line hang out of it.
      const boxes = boxesOf([text], text.data.search(/\S/), text.data.trimEnd().length);
      const [left, right] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
      ];
      for (let near: Element | null = block; near && boxes.length > 0; near = near.parentElement) {
        const { display, overflowX, position } = styleOf(near);
        const edges = near.getBoundingClientRect();
        if (display !== 'contents' && (left < edges.left - 1.5 || right > edges.right + 1.5)) {
          faults.add(
            `out of ${near.tagName.toLowerCase()}.${near.className}: ${told(text.data.trim().slice(0, 60))}`,
          );
          break;
        }
        if (/auto|scroll/.test(overflowX) || /absolute|fixed/.test(position)) break;
      }
    }
  }
  return [...faults];
}

const WORD = 'Responsabilidade';
const long = (most: number, first = ''): string =>
  `${first}${`${WORD} e acompanhamento, manutenção da infraestrutura de `.repeat(9)}`
    .slice(0, most)
    .trim();

/** The front matter of a proposal that has the longest of everything. */
export const LONGEST = {
  title: long(70, 'Extremos '),
  description: long(170),
  number: '2025-0500',
  version: 999,
  headline: long(80),
  client: {
    name: long(80),
    company: long(80),
    cnpj: '11.444.777/0001-61',
    email: `${'a'.repeat(40)}@${'b'.repeat(30)}.example`,
    phone: '+55 41 90000-0002',
    address: long(160),
  },
  validUntil: '2026-12-31',
  deliveryDays: 730,
  services: [
    { title: long(60), description: long(240) },
    { title: 'Desenho', description: 'Curta.' },
  ],
  items: [
    ...['um', 'dois', 'tres'].map((id, index) => ({
      id,
      group: 'sistema',
      kind: long(30, `Opção ${index} `),
      title: long(80, `${index} `),
      description: long(300),
      normalPriceCents: 234567889,
      priceCents: 123456789,
      deliveryDays: 730,
      features: [long(90), 'Curta'],
    })),
    {
      id: 'unidades',
      title: long(80, 'Unidades '),
      unitPriceCents: 1234567,
      quantity: 99,
      min: 1,
      max: 999,
      features: [long(90)],
    },
    {
      id: 'extra',
      title: long(80, 'Extra '),
      optional: true,
      selected: true,
      normalPriceCents: 123456789,
      priceCents: 102345678,
      features: [long(90)],
    },
  ],
  discounts: [{ label: long(60), cents: 12345678 }],
  recurring: [
    {
      id: 'mes',
      title: long(80),
      priceCents: 123456789,
      every: 'month',
      times: 120,
      from: long(60),
      ending: long(120),
    },
    { id: 'mes-2', title: 'Suporte', priceCents: 1234567, every: 'month', from: 'da publicação' },
    { id: 'ano', title: long(80, 'Ano '), priceCents: 1234567, every: 'year', from: long(60) },
  ] as object[],
  payment: {
    cardInstalments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    tranches: [
      { percent: 33, when: long(60), due: '2026-12-31', by: 'boleto' },
      { percent: 33, when: 'no meio', due: '2027-12-31' },
      { percent: 34, when: 'na entrega', due: '2028-12-31' },
    ],
  } as object,
  stages: [
    { title: long(40), days: 365, description: long(200) },
    { title: 'Código', days: 365, description: 'Curta.' },
  ],
  included: [long(120), 'Curto'],
  excluded: [long(120)],
  portfolio: [
    { title: long(60), category: long(40), image: 'desenho-1', description: long(200) },
    { title: 'Trem', category: 'Turismo', image: 'desenho-1', description: 'Passeios.' },
  ],
  testimonials: [{ text: long(300), author: long(60), role: long(80) }],
  acceptance: long(500),
};

const cents = fc.oneof(
  fc.constantFrom(9900, 120050, 1499990, 12345678, 123456789),
  fc.integer({ min: 100, max: 123456789 }),
);
const some = (most: number) => fc.constantFrom(long(most), 'Site', 'Desenvolvimento do aplicativo');

/** With as many facts, columns and options as it happens. */
export const anyProposal = fc
  .record({
    prices: fc.array(cents, { minLength: 1, maxLength: 4 }),
    hasNormal: fc.boolean(),
    isGroup: fc.boolean(),
    title: some(80),
    monthly: fc.option(cents),
    yearly: fc.option(cents),
    times: fc.integer({ min: 2, max: 120 }),
    pix: fc.option(fc.constant({ percentOff: 5 }), { nil: undefined }),
    card: fc.constantFrom([1, 12], [1, 2, 3], [10], [1]),
    days: fc.integer({ min: 1, max: 365 }),
  })
  .map(({ prices, hasNormal, isGroup, title, monthly, yearly, times, pix, card, days }) => ({
    ...LONGEST,
    deliveryDays: days,
    items: prices.map((priceCents, index) => ({
      id: `item-${index}`,
      ...(isGroup && prices.length > 1 && { group: 'sistema' }),
      title: `${index} ${title}`.slice(0, 80).trim(),
      ...(hasNormal && { normalPriceCents: priceCents * 2 }),
      priceCents,
      features: ['Curta'],
    })),
    discounts: [],
    recurring: [
      { id: 'mes', title, priceCents: monthly ?? 9900, every: 'month', times, from: 'da estreia' },
      ...(yearly === null
        ? []
        : [{ id: 'ano', title, priceCents: yearly, every: 'year', from: 'da estreia' }]),
    ].slice(monthly === null ? 1 : 0),
    payment: {
      cardInstalments: card,
      tranches: [
        { percent: 50, when: 'no início' },
        { percent: 50, when: 'no fim' },
      ],
      pix,
    },
    stages: [{ title: 'Tudo', days, description: 'De uma vez.' }],
  }))
  .map(({ recurring, ...proposal }) =>
    recurring.length > 0 ? { ...proposal, recurring } : proposal,
  );

/** JSON is YAML. */
export const proposalOf = (data: object): string =>
  `---\n${JSON.stringify(data)}\n---\n\n## ${long(80)}\n\n${long(300)}\n`;

const button = { label: long(60), preset: 'WEBSITE' };
const packages = (count: number) => ({
  type: 'packages',
  id: `pacotes-${count}`,
  title: long(80, `${count} `),
  lead: long(300),
  items: [1, 2, 3, 4].slice(0, count).map((one) => ({
    name: long(60, `${one} `),
    priceCents: 123456789,
    period: 'por mês e usuário',
    isStartingPrice: true,
    note: long(60),
    description: long(240),
    features: [long(120), 'Curto'],
    apart: long(90),
    highlighted: one === 2,
    badge: 'Mais vendido de 2026',
    button,
  })),
  between: { text: long(120), button },
  note: long(400),
});
const row = (what: string) => ({
  what,
  price: 'R$ 1.234.567,89 a R$ 12.345.678,90 por ano',
  note: long(160),
});

/** A page of the sections that have figures, with the longest of everything. */
export const LONGEST_PAGE = {
  route: '/extremos',
  title: long(70, 'Página '),
  description: long(170, 'Página '),
  sections: [
    {
      type: 'opening',
      variant: 'home',
      kicker: long(60),
      headline: long(80),
      lead: long(300),
      primary: button,
      claims: 'extremos',
    },
    { type: 'stats', claims: 'extremos', note: long(240) },
    packages(1),
    packages(2),
    packages(3),
    packages(4),
    {
      type: 'cards',
      title: long(80),
      items: [1, 2, 3].map((one) => ({
        title: long(40, `${one} `),
        text: long(240),
        price: 'a partir de R$ 1.234.567,89 por mês',
        href: '/',
      })),
    },
    {
      type: 'table',
      title: long(80),
      rows: [row(long(60)), row('Domínio')],
      sum: row('Total'),
      note: long(240),
    },
    {
      type: 'steps',
      title: long(80),
      items: [1, 2, 3].map((one) => ({
        title: long(60, `${one} `),
        text: long(320),
        when: 'De 31/12/2026 a 31/12/2027, 365 dias',
      })),
    },
    {
      type: 'points',
      title: long(80),
      items: [1, 2, 3].map((one) => ({ title: long(60, `${one} `), text: long(320) })),
    },
    {
      type: 'questions',
      title: long(80),
      items: [1, 2].map((one) => ({ title: long(120, `${one} `), text: long(600) })),
    },
    {
      type: 'closing',
      title: long(80),
      text: long(240),
      primary: button,
      secondary: { label: long(60), href: '/' },
      note: long(120),
    },
  ],
};

/** The figures of that page. */
export const LONGEST_CLAIMS = Object.fromEntries(
  ['1.234.567+', 'R$ 999.999', '98,76%', '24/7'].map((value, index) => [
    `figura-${index}`,
    { value, label: long(60, `${index} `) },
  ]),
);
