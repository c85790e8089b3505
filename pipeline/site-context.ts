// Makes the context that every template may use: the company, and the addresses of assets.

import type { Picture } from '../domain/content/image.ts';
import { chatLink, routes } from '../domain/routes.ts';
import type { SiteContextValue } from '../templates/site-context.ts';
import { isFailure, type Pictures } from './images.ts';
import { renderIsland, type Scripts } from './islands.ts';
import type { PageContext } from './pages/page-context.ts';
import { hexColours } from './palette.ts';
import { termsVersion } from './proposal/sent.ts';

/** The picture that a record names. What was refused has no size, and the build stops for it. */
export function pictureOf(image: string, pictures: Pictures): Picture {
  const picture = pictures.get(image);
  if (!picture) throw new Error(`no picture was prepared for ${image}`);
  return isFailure(picture) ? { src: image, width: 0, height: 0 } : picture;
}

/** The address of the picture for links to a page that names one. */
export function shareOf(image: string | undefined, pictures: Pictures): string | undefined {
  const picture = image === undefined ? undefined : pictures.get(image);
  return picture && !isFailure(picture) ? picture.share : undefined;
}

export function makeSiteContext(
  context: PageContext,
  scripts: Pick<Scripts, 'addresses'>,
): SiteContextValue {
  const { site, run, assets, pictures, projects, businesses, jobs } = context;
  const { company, presets, pages } = site;
  const terms = pages.find(({ data }) => data.route === routes.terms);
  const { light, dark, accent } = hexColours(assets.look.colours);
  const { viewBox, shapes } = assets.look.mark;
  const known = new Map<string, string | undefined>();
  /** Many pages have the same one: it is rendered once. */
  const renderPlain: typeof renderIsland = (name, props) => {
    const key = `${name} ${JSON.stringify(props)}`;
    if (!known.has(key)) known.set(key, renderIsland(name, props));
    return known.get(key);
  };
  return {
    site: company,
    navigation: site.navigation,
    claims: site.claims,
    testimonials: site.testimonials,
    guarantee: site.guarantee,
    projects,
    businesses,
    jobs,
    picture: (image) => pictureOf(image, pictures),
    people: site.people.map(({ image, ...person }) => ({
      ...person,
      face: image === undefined ? undefined : pictureOf(image, pictures),
    })),
    art: {
      mark: { viewBox, shapes },
      seed: assets.look.seed,
      accent,
      grounds: { light, dark },
    },
    feed: pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
    terms:
      terms?.data.template === 'document'
        ? {
            href: (run.sending && termsVersion(terms, site)) ?? terms.route,
            updatedOn: terms.data.updatedOn,
          }
        : undefined,
    chatWith: (preset) => chatLink(company.phone, presets[preset] ?? ''),
    chatAbout: (text) => chatLink(company.phone, text),
    asset: (name) => assets.url(name),
    island: (name, props, slots) => {
      const html = slots ? renderIsland(name, props, slots) : renderPlain(name, props);
      return { html, scripts: scripts.addresses[name] ?? [] };
    },
  };
}
