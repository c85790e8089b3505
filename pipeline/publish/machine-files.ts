// Files for programs: feed, sitemap, robots, manifest, speculation rules, and the licences of delivered packages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf } from '../../domain/content/sections.ts';
import type { Company } from '../../domain/content/site.ts';
import { ADMIN_ROUTE, SPECULATION_RULES } from '../../domain/http.ts';
import { compareText } from '../../domain/problem.ts';
import { escapeHtml } from '../../domain/text.ts';
import { licencesIntro } from '../../domain/words.ts';
import { type Assets, ICON_SIZES } from '../assets/assets.ts';
import type { Scripts } from '../assets/islands.ts';
import { hexColours } from '../assets/palette.ts';
import type { Site } from '../content/site.ts';
import type { PageFacts } from '../pages/page.ts';
import { BUILD_SIGNATURE } from '../run/output.ts';
import { installedPackage } from '../run/package-version.ts';
import { feedXml } from './feed.ts';

interface Listed {
  site: Site;
  pages: readonly Pick<PageFacts, 'head' | 'modifiedOn'>[];
  assets: Assets;
  scripts: Pick<Scripts, 'packages'>;
  /** Texts of the newest articles, by their routes. */
  feedTexts: ReadonlyMap<string, string>;
  isPreview: boolean;
}

/** The texts of these files by path. */
export function machineFiles(listed: Listed): Record<string, string> {
  const { site, pages, assets, scripts, feedTexts, isPreview } = listed;
  const feed = feedXml(site, feedTexts);
  return {
    ...(feed !== undefined && { 'feed.xml': feed }),
    'sitemap.xml': sitemapXml(pages),
    'robots.txt': robotsTxt(site.company, isPreview),
    'manifest.webmanifest': manifestJson(site.company, assets),
    'licencas.txt': licencesTxt(scripts, assets),
    [SPECULATION_RULES]: speculationRules(site),
  };
}

/**
 * The pages that a browser may prerender while a pointer rests on their link: all but proposals, unlisted pages, and
 * pages with the calendar, which loads a script of another site. A site with analytics only prefetches, so that no
 * visit is counted before a page is seen.
 */
function speculationRules({ company, pages }: Site): string {
  const kept = pages.filter(
    ({ data }) => ('unlisted' in data && data.unlisted) || sectionsOf(data, 'booking').length > 0,
  );
  const others = ['/proposta*', `${ADMIN_ROUTE}*`, '/*.*', ...kept.map(({ route }) => route)];
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] };
  const rule = { where, eagerness: 'moderate' };
  return JSON.stringify({ [company.analytics ? 'prefetch' : 'prerender']: [rule] });
}

/** Lists the pages that may be indexed; `lastmod` only if content says when the page changed. */
function sitemapXml(pages: Listed['pages']): string {
  const entries = pages
    .filter(({ head }) => head.indexed)
    .map(({ head, modifiedOn }) => {
      const modified = modifiedOn ? `<lastmod>${modifiedOn}</lastmod>` : '';
      return `<url><loc>${escapeHtml(head.canonical)}</loc>${modified}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function robotsTxt({ url }: Company, isPreview: boolean): string {
  const rules = isPreview ? 'Disallow: /\n' : `Allow: /\n\nSitemap: ${url}/sitemap.xml\n`;
  return `${BUILD_SIGNATURE}\nUser-agent: *\n${rules}`;
}

/** The manifest, for visitors who install the site on their phone. */
function manifestJson({ brand, description }: Company, { look }: Assets): string {
  const { light } = hexColours(look.colours);
  const manifest = {
    name: brand,
    short_name: brand,
    description,
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
  return `${JSON.stringify(manifest)}\n`;
}

/** The packages and fonts that reach the browser, with the bytes and the licence of each. */
function licencesTxt({ packages }: Pick<Scripts, 'packages'>, { look }: Assets): string {
  const fonts = Object.values(look.fonts).map(({ name, bytes }) => [name, bytes.length]);
  const delivered = Object.entries({ ...packages, ...Object.fromEntries(fonts) })
    .map(([name, bytes]) => ({ ...installedPackage(name), bytes: Number(bytes) }))
    .sort((a, b) => compareText(a.name, b.name));
  const list = delivered.map(
    ({ name, version, license, bytes }) =>
      `${name} ${version}, ${license}, ${bytes.toLocaleString('pt-BR')} bytes`,
  );
  const texts = delivered.map(
    ({ name, folder }) => `${'='.repeat(72)}\n${name}\n\n${licenceIn(folder)}`,
  );
  return `${[licencesIntro, list.join('\n'), ...texts].join('\n\n')}\n`;
}

/** The text of a package's licence; throws an error if the package has none. */
function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name));
  if (!file) throw new Error(`expected a licence in ${folder}`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
