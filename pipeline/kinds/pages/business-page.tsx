// The page for a line of business.

import type { Service } from 'schema-dts';
import type { Business } from '../../../domain/content/business.ts';
import type { Site } from '../../../domain/content/site.ts';
import type { Picture } from '../../../domain/post.ts';
import { type ShownProject, worksNamed } from '../../../domain/work.ts';
import { BusinessPage } from '../../../templates/pages/business.tsx';
import { PagePictures } from '../../../templates/parts/service-art.tsx';
import type { Page, Tools, View } from '../../page.ts';
import type { Collections, Entry } from '../collections.ts';
import type { Made } from '../kind.ts';
import { namedPictures } from './content-page.tsx';
import { headOf, sharedBy, trail } from './head-of.ts';
import { house, offer } from './structured-data.ts';

interface Inputs {
  route: string;
  page: Business;
  works: ShownProject[];
  /** What the trade looks like. */
  scene: Picture | undefined;
  pictures?: Readonly<Record<string, Picture>>;
  shared?: string;
}

export function businessPages(
  entries: readonly Entry<Business>[],
  { summaries }: Collections,
  { pictures }: Made,
): Page[] {
  return entries.map(({ route, source, data }) => {
    const page: Page<Inputs> = {
      route,
      source,
      inputs: {
        route,
        page: data,
        works: worksNamed(data.works?.show, summaries.projects),
        scene: summaries.businesses.find((one) => one.route === route)?.picture,
        ...namedPictures(data, pictures),
      },
      render,
    };
    return page;
  });
}

function render(
  { route, page, works, scene, pictures = {}, shared }: Inputs,
  { frame }: Tools,
): View {
  return {
    head: headOf(frame, route, page, sharedBy(shared, page.title)),
    body: (
      <PagePictures value={pictures}>
        <BusinessPage page={page} works={works} scene={scene} />
      </PagePictures>
    ),
    things: [
      trail(frame, { label: page.name, href: route }),
      service(frame.site, `${frame.site.url}${route}`, page),
    ],
  };
}

function service(site: Site, url: string, { name, description, offers }: Business): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: house(site),
    areaServed: { '@type': 'Country', name: 'Brasil' },
    offers: offers.items.map(({ title, ...item }) => offer(url, { ...item, name: title })),
  };
}
