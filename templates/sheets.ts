// The style sheets that each template needs, by their paths below styles/; styles/main.css says their order.

const below =
  (folder: string) =>
  (names: string): string[] =>
    names.split(' ').map((name) => `${folder}/${name}`);

const [compositions, blocks, print] = [below('compositions'), below('blocks'), below('print')];

/** Of every page. */
const BASE = [
  ...['media', 'reset', 'fonts', 'tokens', 'base', 'alive', 'utilities'],
  ...compositions('wrap'),
  ...blocks('mark icon button link'),
  ...print('sheet blocks proposal'),
];

/** With header and footer. */
const LAYOUT = [
  ...BASE,
  ...compositions('second-ground'),
  ...blocks('header menu footer'),
  ...print('house'),
];

/** What Markdown becomes. */
const TEXT = [...blocks('prose table figure callout notes code'), ...print('texts')];

export const SHEETS = {
  home: [
    ...LAYOUT,
    ...compositions('words section cluster beside cells cover whole-link rings ground'),
    ...blocks(
      'frieze hero stat service-grid service-card more-services guarantee growth avatar testimonial closing price leads steps feature seed-list point works-row',
    ),
    ...print('offers lists quote'),
  ],
  services: [
    ...LAYOUT,
    ...compositions('words section cluster beside cells whole-link rings ground'),
    ...blocks(
      'badge frieze page-opening breadcrumb hero service-card more-services service-block guarantee closing price leads feature seed-list point',
    ),
    ...print('offers lists quote'),
  ],
  service: [
    ...LAYOUT,
    ...compositions('words section stack cluster beside cells cover whole-link rings ground'),
    ...blocks(
      'badge frieze page-opening breadcrumb hero stat service-card service-picture guarantee avatar testimonial closing package package-layouts price questions steps feature seed-list point works-row costs',
    ),
    ...print('offers lists quote'),
  ],
  portfolio: [
    ...LAYOUT,
    ...compositions('cluster cover whole-link rings'),
    ...blocks('badge page-opening breadcrumb hero tabs project-card closing seed-list subjects'),
    ...print('lists quote'),
  ],
  about: [
    ...LAYOUT,
    ...compositions('words section cluster cells rings ground'),
    ...blocks(
      'frieze page-opening breadcrumb hero stat service-card growth avatar testimonial closing steps feature point about team payment',
    ),
    ...print('offers lists quote'),
  ],
  contact: [
    ...LAYOUT,
    ...compositions('words section cluster beside cells'),
    ...blocks(
      'frieze page-opening breadcrumb hero avatar testimonial questions steps feature field chip form point contact paving',
    ),
    ...print('lists work quote'),
  ],
  blog: [
    ...LAYOUT,
    ...compositions('section cluster cover whole-link'),
    ...blocks(
      'badge frieze page-opening breadcrumb hero avatar testimonial post-card post field chip form contact newsletter',
    ),
    ...print('lists work quote'),
  ],
  careers: [
    ...LAYOUT,
    ...compositions('words section cluster cells'),
    ...blocks(
      'frieze page-opening breadcrumb hero avatar testimonial steps feature post-card field chip form point presented team contact opening job',
    ),
    ...print('lists work quote'),
  ],
  booking: [
    ...LAYOUT,
    ...compositions('words section cluster cells'),
    ...blocks(
      'badge frieze page-opening breadcrumb avatar testimonial feature seed-list point meeting booking calendar-words',
    ),
    ...print('quote'),
  ],
  document: [
    ...LAYOUT,
    ...TEXT,
    ...compositions('section cells'),
    ...blocks('frieze breadcrumb post-card post contents embed'),
    ...print('signing'),
  ],
  'payment-confirmed': [
    ...BASE,
    ...compositions('words section cluster cells second-ground ground'),
    ...blocks('frieze service-card growth steps point about payment'),
    ...print('offers lists'),
  ],
  thanks: [...LAYOUT, ...compositions('words cluster'), ...blocks('growth about')],
  'not-found': [...LAYOUT, ...compositions('stack cluster'), ...blocks('not-found')],
  post: [
    ...LAYOUT,
    ...TEXT,
    ...compositions('words section cells cover whole-link'),
    ...blocks('badge breadcrumb avatar testimonial post-card post contents embed point works-row'),
    ...print('lists work signing'),
  ],
  author: [
    ...LAYOUT,
    ...compositions('words section cluster cover whole-link rings'),
    ...blocks(
      'badge page-opening breadcrumb avatar testimonial closing post-card post point presented works-row',
    ),
    ...print('lists'),
  ],
  job: [
    ...LAYOUT,
    ...compositions('words cluster cells'),
    ...blocks(
      'badge frieze page-opening breadcrumb hero avatar testimonial steps seed-list field chip form presented contact opening job',
    ),
    ...print('lists work quote'),
  ],
  business: [
    ...LAYOUT,
    ...compositions('words section cluster beside cells cover whole-link rings ground'),
    ...blocks(
      'badge frieze page-opening breadcrumb hero stat service-card service-picture guarantee avatar testimonial closing package package-layouts price questions feature seed-list point works-row',
    ),
    ...print('offers quote'),
  ],
  case: [
    ...LAYOUT,
    ...TEXT,
    ...compositions('words section cluster cells cover whole-link rings'),
    ...blocks(
      'badge page-opening breadcrumb hero stat avatar testimonial closing seed-list post embed team job case change works-row opening',
    ),
    ...print('work quote signing'),
  ],
  proposal: [
    ...BASE,
    ...TEXT,
    ...compositions('section cluster cells cover whole-link second-ground'),
    ...blocks(
      'stat avatar testimonial price seed-list embed field form proposal/page proposal/scope proposal/investment proposal/accept proposal/choices proposal/count proposal/payment proposal/schedule proposal/references proposal/large-letters',
    ),
    ...print('work quote signing'),
  ],
  locked: [...BASE, ...blocks('field form locked'), ...print('house')],
  withdrawn: [...BASE, ...blocks('locked')],
} satisfies Record<string, readonly string[]>;

export type SheetsOf = keyof typeof SHEETS;
