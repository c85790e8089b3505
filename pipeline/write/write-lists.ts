// Writes the files that list the site for machines: sitemap, robots, feed and manifest.

import type { Site } from '../../domain/content/site.ts';
import { ICON_SIZES } from '../assets/make-assets.ts';
import { hexColours } from '../assets/palette.ts';
import type { Content, House } from '../kinds/collections.ts';
import type { Made } from '../kinds/kind.ts';
import { escapeHtml } from '../markdown/escape.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { BUILD_MARK } from './output/open-output.ts';
import type { Output } from './output/output.ts';
import { writeFeed } from './write-feed.ts';
import type { WrittenPage } from './write-pages.ts';

export function writeLists(
  house: House,
  content: Pick<Content, 'pages' | 'posts'>,
  pages: readonly WrittenPage[],
  made: Pick<Made, 'assets' | 'pictures' | 'run'> & { output: Output; memo: Memo },
): Outcome<undefined> {
  const { site } = house;
  writeSitemap(pages, made.output);
  writeRobots(site, made);
  writeFeed(house, content, made);
  writeManifest(site, made);
  return { value: undefined };
}

/** Only pages that may be indexed; `lastmod` only where content says when it changed. */
function writeSitemap(pages: readonly WrittenPage[], output: Output): void {
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
}

function writeRobots(site: Site, { run, output }: Pick<Made, 'run'> & { output: Output }): void {
  const rules = run.preview ? 'Disallow: /\n' : `Allow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
  output.write('robots.txt', `${BUILD_MARK}\nUser-agent: *\n${rules}`);
}

/** The manifest, for visitors who keep the site on their phone. */
function writeManifest(
  site: Site,
  { assets, output }: Pick<Made, 'assets'> & { output: Output },
): void {
  const { light } = hexColours(assets.look.colours);
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: ICON_SIZES.map((size) => ({
      src: `/icone-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  output.write('manifest.webmanifest', `${JSON.stringify(manifest)}\n`);
}
