// Holds a page's template against its file: only documents have a body of Markdown.

import type { PageContent } from '../../../domain/content/page.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';

export function checkPageFile(source: Source, data: PageContent): Problem[] {
  const expected = data.template === 'document' ? '.md' : '.yaml';
  if (source.file.endsWith(expected)) return [];
  return [
    {
      file: source.file,
      ...source.placeOf(['template']),
      path: 'template',
      message: `expected a file that ends in ${expected} for the template "${data.template}"`,
      fix: `rename it to ${source.file.replace(/\.\w+$/, expected)}`,
    },
  ];
}
