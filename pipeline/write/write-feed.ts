// The articles as RSS 2.0 with their full text: https://www.rssboard.org/rss-specification

import type { Site } from '../../domain/content/site.ts';
import { rssDate } from '../../domain/dates.ts';
import { routes } from '../../domain/routes.ts';
import { preparedIn, withPictures } from '../assets/find-picture.ts';
import type { Content } from '../kinds/collections.ts';
import type { FindPicture } from '../markdown/inspection.ts';
import { renderBody } from '../markdown/render-body.ts';
import { escapeHtml } from '../markdown/render-markdown.ts';
import type { Text } from '../page.ts';
import type { Pictures } from '../shown-picture.ts';
import type { Output } from './output.ts';

/** Readers poll the feed often: it holds the newest articles only. */
const NEWEST = 20;

export function writeFeed(
  site: Site,
  { pages, posts }: Pick<Content, 'pages' | 'posts'>,
  { pictures, output }: { pictures: Pictures; output: Output },
): void {
  const blog = pages.map(({ data }) => data).find((page) => page.template === 'blog');
  if (!blog) return;
  const items = posts.slice(0, NEWEST).map(({ data, route, source }) => {
    const text = withPictures(source, pictures);
    const { html } = renderBody(source, { tableLabel: '', picture: plain(text) });
    const address = `${site.url}${route}`;
    return [
      '<item>',
      element('title', data.title),
      element('link', address),
      `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
      element('pubDate', rssDate(data.publishedOn)),
      element('dc:creator', data.author),
      element('category', data.category),
      element('description', data.excerpt),
      element('content:encoded', absolute(html, site.url, address)),
      '</item>\n',
    ].join('');
  });
  output.write(
    'feed.xml',
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
      ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
      element('title', `${site.brand}: ${blog.headline}`),
      element('link', `${site.url}${routes.blog}`),
      element('description', blog.description),
      element('language', 'pt-BR'),
      `<atom:link href="${escapeHtml(site.url)}/feed.xml" rel="self" type="application/rss+xml"/>\n`,
      ...items,
      '</channel>\n</rss>\n',
    ].join(''),
  );
}

/** Readers of feeds know one address a picture. */
function plain(text: Text): FindPicture {
  const find = preparedIn(text);
  return (path, report) => {
    const picture = find(path, report);
    return picture && { ...picture, sources: [] };
  };
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** Readers show the text far from this site: its links need their host. */
function absolute(html: string, url: string, address: string): string {
  return html
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, (_, start: string) => `${start}${url}/`)
    .replace(/(\shref=")#/g, (_, start: string) => `${start}${address}#`);
}
