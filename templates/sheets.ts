// The style sheets that each page needs, by their names below styles/; styles/main.css says their order.

const names = (text: string): string[] => text.split(' ');

/** Of every page. */
const BASE = names('media tokens base compositions button motion utilities print');

/** With header and footer. */
const LAYOUT = [...BASE, ...names('header footer')];

/** What Markdown becomes. */
const TEXT = names('prose');

/** Pages that are no list of sections. */
const TEMPLATES = {
  portfolio: [...LAYOUT, ...names('opening portfolio lists')],
  blog: [...LAYOUT, ...names('opening frieze posts field form newsletter')],
  document: [...LAYOUT, ...TEXT, ...names('opening frieze posts post')],
  'not-found': [...LAYOUT, ...names('not-found')],
  post: [...LAYOUT, ...TEXT, ...names('opening person posts post works')],
  author: [...LAYOUT, ...names('opening person profile posts works closing')],
  case: [
    ...LAYOUT,
    ...TEXT,
    ...names('opening person profile testimonials posts post lists job case works closing'),
  ],
  job: [
    ...LAYOUT,
    ...names('opening frieze person profile lists openings job contact field form steps'),
  ],
  locked: [...BASE, ...names('field form proposal/locked')],
  withdrawn: [...BASE, ...names('proposal/locked')],
  proposal: [
    ...BASE,
    ...TEXT,
    ...names('stats person lists field proposal/choices proposal/page print/proposal'),
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
  return [...new Set(sheets)].sort();
}
