// The head that most pages have, and their breadcrumbs.

import type { Link } from '../../domain/content/data-files.ts';
import type { ListPage } from '../../domain/content/post.ts';
import type { Company } from '../../domain/content/site.ts';
import { withoutInvisible } from '../../domain/invisible.ts';
import { routes } from '../../domain/routes.ts';
import { articleWords, siteWords } from '../../domain/words.ts';
import type { Head } from '../../templates/site-context.ts';
import { breadcrumbs } from './structured-data.ts';

interface Meta {
  title: string;
  description: string;
  keywords?: string[] | undefined;
}

export function headOf(
  { brand, url }: Company,
  route: string,
  meta: Meta,
  more: Partial<Head> = {},
): Head {
  return {
    title: meta.title.includes(brand) ? meta.title : `${meta.title} | ${brand}`,
    description: withoutInvisible(meta.description),
    keywords: meta.keywords ?? [],
    canonical: `${url}${route}`,
    type: 'website',
    indexed: true,
    ...more,
  };
}

/** The page's own picture for links to it, if it has one. */
export function shareImageOf(src: string | undefined, alt: string): Pick<Head, 'shared'> {
  return src === undefined ? {} : { shared: { src, alt } };
}

/** The breadcrumbs from the home page, for search engines. */
export function breadcrumbData(company: Company, ...links: Link[]) {
  return breadcrumbs(company, [{ label: siteWords.homeCrumb, href: routes.home }, ...links]);
}

/** The head of one page of a list: its canonical address is its own, and it names the pages before and after it. */
export function listHead(
  { url }: Company,
  head: Head,
  { number, count, route, newer, older }: Omit<ListPage<unknown>, 'items'>,
): Head {
  const place = articleWords.pages.place(number, count);
  return {
    ...head,
    ...(number > 1 && {
      title: `${place} | ${head.title}`,
      description: `${place}. ${head.description}`,
      canonical: `${url}${route}`,
    }),
    previous: newer && `${url}${newer}`,
    next: older && `${url}${older}`,
  };
}
