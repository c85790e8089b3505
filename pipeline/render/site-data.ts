// What every page may see besides its inputs: the house and the addresses of what was made for it, as plain data and as templates see it.

import { chatLink } from '../../domain/chat-link.ts';
import { markdownFills } from '../../domain/content/fills.ts';
import { routes } from '../../domain/routes.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import type { Frame, ShownArt, ShownPerson } from '../../templates/frame.ts';
import type { Assets } from '../assets/assets.ts';
import type { Scripts } from '../assets/bundle-islands.ts';
import { pictureOf } from '../assets/find-picture.ts';
import { hexColours } from '../assets/palette.ts';
import { islandRenderer } from '../assets/render-island.ts';
import type { Content, House } from '../kinds/collections.ts';
import type { Made } from '../kinds/kind.ts';
import { termsVersion } from '../kinds/pages/content-page.tsx';

/** Plain, so that its digest can stand for it. */
export interface SiteData
  extends Omit<House, 'sources' | 'people' | 'redirects' | 'fills'>,
    Omit<Scripts, 'files' | 'packages'> {
  people: ShownPerson[];
  /** What stands for `{brand}`, `{price:websites}` and the like in Markdown. */
  fills: Fills;
  /** The addresses of drawings, icons and fonts by their names. */
  addresses: Readonly<Record<string, string>>;
  art: ShownArt;
  /** Whether search engines are kept out of every page. */
  isPreview: boolean;
  /** The address of the feed, on a site that has one. */
  feed: string | undefined;
  /** The address of the terms of use, on a site that has them: for what is being sent, as they are this month. */
  terms: Frame['terms'];
}

export function siteDataOf(
  { sources: _, redirects: __, fills, ...house }: House,
  { pages }: Pick<Content, 'pages'>,
  { assets, pictures, scripts, run }: Made & { scripts: Scripts },
): SiteData {
  const { loaders, islands } = scripts;
  const terms = pages.find(({ data }) => data.route === routes.terms);
  return {
    ...house,
    people: house.people.map(({ image, ...person }) => ({
      ...person,
      face: image === undefined ? undefined : pictureOf(image, pictures),
    })),
    fills: markdownFills(fills),
    addresses: assets.addresses,
    art: shownArt(assets),
    isPreview: run.preview ?? false,
    feed: pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
    terms:
      terms?.data.template === 'document'
        ? {
            href: (run.sending && termsVersion(terms, { fills })) ?? terms.route,
            updatedOn: terms.data.updatedOn,
          }
        : undefined,
    loaders,
    islands,
  };
}

function shownArt({ look }: Assets): ShownArt {
  const { light, dark, accent } = hexColours(look.colours);
  const { viewBox, shapes } = look.mark;
  return { mark: { viewBox, shapes }, seed: look.seed, accent, grounds: { light, dark } };
}

export function frameOf(data: SiteData): Frame {
  const { addresses, presets, loaders: _, islands, fills: __, isPreview: ___, ...house } = data;
  return {
    ...house,
    chatWith: (preset) => chatLink(house.site.phone, presets[preset] ?? ''),
    chatAbout: (text) => chatLink(house.site.phone, text),
    asset: (name) => addresses[name] ?? unknownAsset(name),
    island: islandRenderer({ islands }),
  };
}

function unknownAsset(name: string): never {
  throw new Error(`no asset "${name}"`);
}
