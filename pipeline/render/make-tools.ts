// Makes what every page may use besides its inputs: the house as templates see it, and the rendering of texts.

import { chatLink } from '../../domain/chat-link.ts';
import type { Frame } from '../../templates/frame.ts';
import { preparedIn } from '../assets/find-picture.ts';
import { islandRenderer } from '../assets/render-island.ts';
import { renderBody } from '../markdown/render-markdown.ts';
import type { Tools } from '../page.ts';
import type { Surroundings } from './surroundings.ts';

export function makeTools(surroundings: Surroundings): Tools {
  const { addresses, presets, loader: _, islands, fills: shared, ...house } = surroundings;
  const { site, labels } = house;
  const frame: Frame = {
    ...house,
    chatWith: (preset) => chatLink(site.phone, presets[preset]),
    chatAbout: (text) => chatLink(site.phone, text),
    asset: (name) => addresses[name] ?? unknownAsset(name),
    island: islandRenderer({ islands }),
  };
  return {
    frame,
    renderText: (text, { fills } = {}) =>
      renderBody(text.source, {
        tableLabel: labels.tableScroll,
        picture: preparedIn(text),
        fills: { ...shared, ...fills },
      }),
  };
}

function unknownAsset(name: string): never {
  throw new Error(`no asset "${name}"`);
}
