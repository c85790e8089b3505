// Lists the pages for search engines: sitemap.xml and robots.txt.

import type { Site } from '../../domain/content/site.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { BUILD_MARK } from './output/open-output.ts';
import type { Output } from './output/output.ts';
import type { WrittenPage } from './write-pages.ts';

/** Only pages that may be indexed; `lastmod` only where content says when it changed. */
export function writeSitemap(site: Site, pages: readonly WrittenPage[], output: Output): void {
  const entries = pages
    .filter(({ head }) => head.indexed)
    .map(({ head, modifiedOn }) => {
      const modified = modifiedOn ? `<lastmod>${modifiedOn}</lastmod>` : '';
      return `<url><loc>${escapeHtml(head.canonical)}</loc>${modified}</url>\n`;
    });
  output.write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  );
  output.write(
    'robots.txt',
    `${BUILD_MARK}\nUser-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
}
