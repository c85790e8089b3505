// Makes what every page may use besides its inputs: the house as templates see it, and the rendering of texts.

import { chatLink } from '../../domain/chat-link.ts';
import { routes } from '../../domain/routes.ts';
import type { Frame } from '../../templates/frame.ts';
import type { Assets } from '../assets/assets.ts';
import type { Scripts } from '../assets/bundle-islands.ts';
import { drawFace } from '../assets/draw-covers.ts';
import { prepared } from '../assets/find-picture.ts';
import type { Pictures } from '../assets/prepare-pictures.ts';
import { islandRenderer } from '../assets/render-island.ts';
import type { Content, House } from '../kinds/collections.ts';
import { renderBody } from '../markdown/render-body.ts';
import type { Tools } from '../page.ts';

interface Made {
  assets: Assets;
  pictures: Pictures;
  scripts: Scripts;
}

export function makeTools(
  house: House,
  { pages }: Pick<Content, 'pages'>,
  { assets, pictures, scripts }: Made,
): Tools {
  const { site, labels, navigation, claims, testimonials, people, presets } = house;
  const frame: Frame = {
    site,
    labels,
    navigation,
    claims,
    testimonials,
    people: people.map((person) => ({ ...person, face: drawFace(person, assets) })),
    chatWith: (preset) => chatLink(site.phone, presets[preset]),
    chatAbout: (text) => chatLink(site.phone, text),
    asset: (name) => assets.url(name),
    feed: pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
    terms: pages.some(({ data }) => data.route === routes.terms) ? routes.terms : undefined,
    island: islandRenderer(scripts),
  };
  const setting = { tableLabel: labels.tableScroll, picture: prepared(pictures) };
  return {
    frame,
    renderText: (source, { fills } = {}) => renderBody(source, { ...setting, fills }),
  };
}
