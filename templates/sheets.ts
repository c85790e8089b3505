// The style sheets that each page needs, by their names below styles/; styles/main.css says their order.

const names = (text: string): string[] => text.split(' ');

/** Of every page. */
const BASE = names('tokens base compositions button utilities print');

/** With header and footer. */
const LAYOUT = [...BASE, ...names('header footer')];

/** Pages that are no list of sections. */
const TEMPLATES = {
  portfolio: [...LAYOUT, ...names('opening portfolio lists')],
  blog: [...LAYOUT, ...names('opening frieze posts field form')],
  document: [...LAYOUT, ...names('opening frieze posts post prose lists')],
  'not-found': [...LAYOUT, ...names('not-found')],
  post: [...LAYOUT, ...names('opening person posts post prose lists works')],
  author: [...LAYOUT, ...names('opening person people posts works closing')],
  case: [
    ...LAYOUT,
    ...names('opening person people testimonials posts lists job case table prose works closing'),
  ],
  job: [...LAYOUT, ...names('opening frieze person people lists job contact field form steps')],
  locked: [...BASE, ...names('field form')],
  withdrawn: BASE,
  proposal: [
    ...BASE,
    ...names('figures frieze person lists field prose works'),
    ...names('proposal/choices proposal/page proposal/print'),
  ],
} satisfies Record<string, readonly string[]>;

type TemplateName = keyof typeof TEMPLATES;

/** `more`: of the sections that the page has besides. */
export function sheetsOf(template: TemplateName, more: readonly string[] = []): string[] {
  return unique([...TEMPLATES[template], ...more]);
}

/** Of a page that is a list of sections. */
export function sheetsOfPage(sections: readonly string[], standalone: boolean): string[] {
  return unique([...(standalone ? BASE : LAYOUT), ...sections]);
}

function unique(sheets: readonly string[]): string[] {
  return [...new Set(sheets)].filter(Boolean).sort();
}
