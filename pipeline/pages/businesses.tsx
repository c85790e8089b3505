// The page for each line of business.

import type { Service } from 'schema-dts';
import type { Business } from '../../domain/content/business.ts';
import type { Site as Company } from '../../domain/content/site.ts';
import { worksNamed } from '../../domain/work.ts';
import { BusinessPage } from '../../templates/pages/business.tsx';
import { PagePictures } from '../../templates/parts/service-art.tsx';
import type { Page } from '../page.ts';
import { house, offer } from '../structured-data.ts';
import { headOf, sharedBy, trail } from './head.ts';
import { picturesOf, type Shown } from './shown.ts';

export function businessPages(shown: Shown): Page[] {
  const { site, projects, businesses } = shown;
  return site.businesses.map(
    ({ route, source, data }, index): Page => ({
      ...{ route, source, template: 'business' },
      view: (frame) => {
        const { pictures, shared } = picturesOf(data, shown);
        const works = worksNamed(data.works?.show, projects);
        const scene = businesses[index]?.picture;
        return {
          head: headOf(frame, route, data, sharedBy(shared, data.title)),
          body: (
            <PagePictures value={pictures}>
              <BusinessPage page={data} works={works} scene={scene} />
            </PagePictures>
          ),
          things: [
            trail(frame, { label: data.name, href: route }),
            service(frame.site, `${frame.site.url}${route}`, data),
          ],
        };
      },
    }),
  );
}

function service(site: Company, url: string, { name, description, offers }: Business): Service {
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
