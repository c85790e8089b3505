// A page of the site before it is rendered: its address, its head, and how to show it.

import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Link } from '../../../domain/content/site.ts';
import { routes } from '../../../domain/routes.ts';
import type { DocumentFrame, Frame, Head } from '../../../templates/frame.ts';
import type { RenderedMarkdown } from '../../markdown/render-markdown.ts';
import { breadcrumbs } from './structured-data.ts';

export interface SitePage {
  route: string;
  /** The content file that the page comes from. */
  file: string;
  head: Head;
  /** The keys of the content file that the title and the description come from, if named otherwise. */
  writtenAs?: { title?: string; description?: string };
  /** Of the house as it was when the page was sent to a client; else as it is. */
  frame?: DocumentFrame;
  /** Standalone pages have neither header nor footer. */
  standalone?: boolean;
  /** The day or month since which the content is as it is, where content says so. */
  modifiedOn?: string | undefined;
  /** The reading time that the page tells its readers. */
  statedMinutes?: number;
  /** What alone opens the page, once it is encrypted. */
  passphrase?: string | undefined;
  /** What stands in the body for `{brand}` and the like. */
  fills?: Readonly<Record<string, string>>;
  /** What the page tells search engines; made when the page is rendered. */
  things?: () => Thing[];
  /** The page's template with its content. `markdown` renders the body of the page's own file. */
  view: (markdown: () => RenderedMarkdown) => ReactElement;
}

interface Meta {
  title: string;
  description: string;
  keywords?: string[] | undefined;
}

export function headOf(
  frame: Pick<DocumentFrame, 'site'>,
  route: string,
  meta: Meta,
  more: Partial<Head> = {},
): Head {
  const { brand, url } = frame.site;
  return {
    title: meta.title.includes(brand) ? meta.title : `${meta.title} | ${brand}`,
    description: meta.description,
    keywords: meta.keywords ?? [],
    canonical: `${url}${route}`,
    type: 'website',
    indexed: true,
    ...more,
  };
}

/** The way from the home page, for search engines. */
export function trail({ site, labels }: Frame, ...links: Link[]) {
  return breadcrumbs(site, [{ label: labels.homeCrumb, href: routes.home }, ...links]);
}
