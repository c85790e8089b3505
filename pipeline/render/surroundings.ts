// What every page may see besides its inputs, as plain data: the house, and the addresses of what was made for it.

import { routes } from '../../domain/routes.ts';
import type { ShownPerson } from '../../templates/frame.ts';
import type { Assets } from '../assets/assets.ts';
import type { Scripts } from '../assets/bundle-islands.ts';
import { drawFace } from '../assets/draw-covers.ts';
import type { Content, House } from '../kinds/collections.ts';

export interface Surroundings
  extends Omit<House, 'sources' | 'people' | 'redirects'>,
    Omit<Scripts, 'files' | 'packages'> {
  people: ShownPerson[];
  /** The addresses of drawings, icons and fonts by their names. */
  addresses: Readonly<Record<string, string>>;
  /** The addresses of the feed and of the terms of use, on a site that has them. */
  feed: string | undefined;
  terms: string | undefined;
}

export function surround(
  { sources: _, redirects: __, ...house }: House,
  { pages }: Pick<Content, 'pages'>,
  { assets, scripts }: { assets: Assets; scripts: Scripts },
): Surroundings {
  const { loader, islands } = scripts;
  const isOn = (route: string): boolean => pages.some(({ data }) => data.route === route);
  return {
    ...house,
    people: house.people.map((person) => ({ ...person, face: drawFace(person, assets) })),
    addresses: assets.addresses,
    feed: pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
    terms: isOn(routes.terms) ? routes.terms : undefined,
    loader,
    islands,
  };
}
