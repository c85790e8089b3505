// The RSS feed of the newest articles.

import { authorName } from '../../domain/content/data-files.ts';
import type { PostData } from '../../domain/content/post.ts';
import { rssDate } from '../../domain/dates.ts';
import { escapeHtml } from '../../domain/text.ts';
import type { Pictures } from '../assets/images.ts';
import type { Site } from '../content/site.ts';
import type { MarkdownText } from '../markdown/text.ts';

/** The number of articles in the feed: the newest only, since feed readers fetch it often. */
export const FEED_LENGTH = 20;

/** An article's HTML for the feed, which has complete addresses and does without the site's style. */
export function feedText(text: MarkdownText, address: string, pictures: Pictures): string {
  const absolute = (href: string): string =>
    /^[#/](?!\/)/.test(href) ? new URL(href, address).href : href;
  return text.render({ pictures, address: absolute }).html;
}

/** RSS 2.0 with full texts; `texts` has them by route: https://www.rssboard.org/rss-specification */
export function feedXml(
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
