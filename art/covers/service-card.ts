// The drawings of the services: mock-ups on no ground, cut by the card's bottom edge.
import { svg } from '../geometry.ts';
import { palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { automation } from './automation.ts';
import { channel } from './channel.ts';
import { type DuplaName, duplas } from './duplas.ts';
import { flow } from './flow.ts';
import { listScreen, phone, welcomeScreen } from './phone.ts';
import type { SceneName } from './scenes.ts';
import { moved } from './shapes.ts';
import { shopWindow } from './shop.ts';
import { system } from './system.ts';
import { website } from './website.ts';
import type { Client } from './window.ts';

export type ServiceKind =
  | 'websites'
  | 'sistemas'
  | 'mobile'
  | 'ecommerce'
  | 'automacao-ia'
  | 'n8n'
  | 'evolution-api'
  | 'saas';

/** Every card's drawing is `serviceCardWidth` by `serviceCardHeight` and starts at its left edge. */
export const serviceCardWidth = 920;
export const serviceCardHeight = 720;

/** Windows reach below the drawing's edge, so that their bottom is cut off. */
const windowHeight = serviceCardHeight + 30;

function client(kind: ServiceKind, dupla: DuplaName, scenes: readonly SceneName[] = []): Client {
  const random = seededRandom(`servicos/${kind}`);
  return { dupla: duplas[dupla], scenes, petals: 8, mirrored: false, random };
}

const drawings: Record<ServiceKind, () => string> = {
  websites: () => {
    const one = client('websites', 'mata', ['serra', 'hills', 'sea', 'rosacea', 'arches']);
    const dupla = { ...one.dupla, ground: palette.basalto };
    return moved(1, 1, website({ ...one, dupla }, 1, windowHeight));
  },
  sistemas: () => moved(1, 1, system(client('sistemas', 'palha'), 3, windowHeight * 1.13), 0.885),
  mobile: () => {
    const one = client('mobile', 'salvia');
    const first = phone(580, one, welcomeScreen(one));
    return moved(90, 24, first, 1.17) + moved(444, 92, phone(640, one, listScreen(one, 6)), 1.17);
  },
  ecommerce: () => {
    const scenes: SceneName[] = ['pinhao', 'rosacea', 'seeds', 'arches', 'hills', 'leaves'];
    const one = client('ecommerce', 'pinhao', scenes);
    const skies = [palette.palha, palette.palha, palette.geada, palette.palha] as const;
    const dupla = { ...one.dupla, ground: palette.pinhaoDark, skies };
    return moved(1, 1, shopWindow({ ...one, dupla }, windowHeight));
  },
  'automacao-ia': () => automation(client('automacao-ia', 'pinhao')),
  n8n: () => flow(client('n8n', 'basalto'), windowHeight),
  'evolution-api': () => channel(client('evolution-api', 'salvia')),
  saas: () => moved(1, 1, system(client('saas', 'salvia'), 0, windowHeight * 1.13), 0.885),
};

/** A complete 920 by 720 SVG with a transparent ground. */
export function serviceCardSvg(kind: ServiceKind): string {
  return svg(serviceCardWidth, serviceCardHeight, drawings[kind]());
}
