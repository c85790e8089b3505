// Everything that content may call by a name: entries of other files, by their names or ids.

import type { NameList } from '../../domain/content/hint.ts';
import type { PageContent } from '../../domain/content/page.ts';
import { LIBRARY_PARTS, type ProposalLibrary } from '../../domain/content/proposal-library.ts';
import { LIBRARY_FILES, SINGLE_FILES } from '../read/list-content.ts';
import type { NamedLists } from './checks/check-names.ts';
import type { Entry } from './collections.ts';
import type { Records } from './read-house.ts';

interface Named {
  /** Also those of files that are wrong. */
  works: readonly string[];
  /** As far as they could be read. */
  records: Partial<Records>;
  library: ProposalLibrary;
  pages: readonly Entry<PageContent>[];
}

type Listed = [list: NameList, where: string, known: readonly string[] | undefined];

export function listNames({ works, records, library, pages }: Named): NamedLists {
  const { people, testimonials, presets, claims } = records;
  const all: Listed[] = [
    ['works', 'content/portfolio/', works],
    ['people', SINGLE_FILES.people, people?.map(({ id }) => id)],
    ['testimonials', SINGLE_FILES.testimonials, testimonials?.flatMap(({ id }) => id ?? [])],
    ['presets', SINGLE_FILES.presets, presets && Object.keys(presets)],
    ['claims', SINGLE_FILES.claims, claims && Object.keys(claims)],
    ...pages.flatMap(categoriesOf),
    ...LIBRARY_PARTS.map((part): Listed => {
      return [part, LIBRARY_FILES[part], library[part] && Object.keys(library[part])];
    }),
  ];
  return Object.fromEntries(
    all.flatMap(([list, where, known]) => (known ? [[list, { where, known }]] : [])),
  );
}

/** What the pages that list works and articles sort them by. */
function categoriesOf({ file, data }: Entry<PageContent>): Listed[] {
  if (data.template === 'portfolio') return [['workCategories', file, Object.keys(data.groups)]];
  return data.template === 'blog' ? [['postCategories', file, data.categories]] : [];
}
