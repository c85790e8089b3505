// Files for programs: feed, sitemap, robots, manifest, speculation rules, and the licences of delivered packages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorName } from '../../domain/content/lists.ts';
import type { PostData } from '../../domain/content/post.ts';
import { sectionsOf } from '../../domain/content/sections.ts';
import type { Company } from '../../domain/content/site.ts';
import { rssDate } from '../../domain/dates.ts';
import { ADMIN_ROUTE, SPECULATION_RULES } from '../../domain/http.ts';
import { compareText } from '../../domain/problem.ts';
import { escapeHtml } from '../../domain/text.ts';
import { licencesIntro } from '../../domain/words.ts';
import { type Assets, ICON_SIZES } from '../assets/assets.ts';
import type { Pictures } from '../assets/images.ts';
import type { Scripts } from '../assets/islands.ts';
import { hexColours } from '../assets/palette.ts';
import type { Site } from '../content/site.ts';
import type { MarkdownText } from '../markdown/text.ts';
import type { PageFacts } from '../pages/page.ts';
import { BUILD_SIGNATURE } from '../run/output.ts';
import { installed } from '../run/package-version.ts';

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

/** The number of articles in the feed: the newest only, since feed readers fetch it often. */
export const FEED_LENGTH = 20;

/** An article's HTML for the feed, which has complete addresses and does without the site's style. */
export function feedText(text: MarkdownText, address: string, pictures: Pictures): string {
  const absolute = (href: string): string =>
    /^[#/](?!\/)/.test(href) ? new URL(href, address).href : href;
  return text.render({ pictures, address: absolute }).html;
}

/** RSS 2.0 with full texts; `texts` has them by route: https://www.rssboard.org/rss-specification */
function feedXml(
  { company, posts, people, known }: Site,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const { data: blog, route = '' } = known.blog ?? {};
  if (blog?.template !== 'blog') return undefined;
  const items = posts.slice(0, FEED_LENGTH).map(({ data, route }) => {
    const author = authorName(data.author, people);
    return itemXml({ ...data, author }, `${company.url}${route}`, texts.get(route) ?? '');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
    ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
    element('title', `${company.brand}: ${blog.headline}`),
    element('link', `${company.url}${route}`),
    element('description', blog.description),
    element('language', 'pt-BR'),
    `<atom:link href="${escapeHtml(company.url)}/feed.xml" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel>\n</rss>\n',
  ].join('');
}

function itemXml(data: PostData, address: string, html: string): string {
  return [
    '<item>',
    element('title', data.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element('pubDate', rssDate(data.publishedOn)),
    element('dc:creator', data.author),
    element('category', data.category),
    element('description', data.excerpt),
    element('content:encoded', html),
    '</item>\n',
  ].join('');
}

/** Characters that XML may not hold, even escaped: https://www.w3.org/TR/xml/#charsets */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replace(NOT_XML, ''))}</${name}>`;
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
    .map(([name, bytes]) => ({ ...installed(name), bytes: Number(bytes) }))
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
