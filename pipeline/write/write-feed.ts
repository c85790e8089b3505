// The articles as RSS 2.0 with their full text: https://www.rssboard.org/rss-specification

import { markdownFills } from '../../domain/content/fills.ts';
import type { PostData } from '../../domain/content/post.ts';
import type { Site } from '../../domain/content/site.ts';
import { rssDate } from '../../domain/dates.ts';
import { routes } from '../../domain/routes.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import { preparedIn, withPictures } from '../assets/find-picture.ts';
import type { Content, House } from '../kinds/collections.ts';
import { escapeHtml } from '../markdown/escape.ts';
import type { FindPicture } from '../markdown/inspection.ts';
import { renderBody } from '../markdown/render-markdown.ts';
import type { Text } from '../page.ts';
import type { Pictures } from '../shown-picture.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import type { Output } from './output/output.ts';

/** Readers poll the feed often: it holds the newest articles only. */
const NEWEST = 20;

export function writeFeed(
  { site, fills: named }: Pick<House, 'site' | 'fills'>,
  { pages, posts }: Pick<Content, 'pages' | 'posts'>,
  { pictures, output, memo }: { pictures: Pictures; output: Output; memo: Memo },
): void {
  const blog = pages.map(({ data }) => data).find((page) => page.template === 'blog');
  if (!blog) return;
  const fills = markdownFills(named);
  const items = posts.slice(0, NEWEST).map((post) => {
    const { data, route } = post;
    const item: Item = { data, route, text: withPictures(post, pictures) };
    const key = hashOf(JSON.stringify([site.url, fills, item]));
    return memo.value(`feed item ${key}`, () => itemXml(item, site.url, fills));
  });
  output.write('feed.xml', feedXml(site, blog, items));
}

interface Item {
  data: PostData;
  route: string;
  text: Text;
}

function feedXml(
  { brand, url }: Pick<Site, 'brand' | 'url'>,
  { headline, description }: { headline: string; description: string },
  items: readonly string[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
    ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
    element('title', `${brand}: ${headline}`),
    element('link', `${url}${routes.blog}`),
    element('description', description),
    element('language', 'pt-BR'),
    `<atom:link href="${escapeHtml(url)}/feed.xml" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel>\n</rss>\n',
  ].join('');
}

function itemXml({ data, route, text }: Item, url: string, fills: Fills): string {
  const address = `${url}${route}`;
  const { html } = renderBody(text.source, {
    picture: singlePicture(text),
    fills,
    // Readers show the text far from this site.
    address: (href) => (/^[#/](?!\/)/.test(href) ? new URL(href, address).href : href),
  });
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

/** Readers of feeds know one address a picture. */
function singlePicture(text: Text): FindPicture {
  const find = preparedIn(text);
  return (path) => ({ ...find(path), sources: [] });
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
