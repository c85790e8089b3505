// Draws the brand's artwork into files that pages and the style sheet refer to.

import { closingSvg } from '../../art/closing.ts';
import { type ServiceKind, serviceCardSvg } from '../../art/covers/service-card.ts';
import { friezeJointsSvg, friezeMotifSvg } from '../../art/frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from '../../art/growth.ts';
import { pavementSceneSvg } from '../../art/pavement.ts';
import { pinhaSvg } from '../../art/pinha.ts';
import type { Assets } from './assets.ts';

const SERVICES: readonly ServiceKind[] = [
  'websites',
  'sistemas',
  'mobile',
  'ecommerce',
  'automacao-ia',
  'n8n',
  'evolution-api',
  'saas',
];

export function drawAssets(assets: Assets): void {
  assets.add('pinha.svg', pinhaSvg());
  assets.add('friso-motivo.svg', friezeMotifSvg());
  assets.add('friso-juntas.svg', friezeJointsSvg());
  assets.add('crescimento-pinhao.svg', seedSvg());
  assets.add('crescimento-muda.svg', saplingSvg());
  assets.add('crescimento-araucaria.svg', araucariaSvg());
  assets.add('fechamento.svg', closingSvg());
  assets.add('calcada.svg', pavementSceneSvg());
  for (const service of SERVICES) assets.add(`servico-${service}.svg`, serviceCardSvg(service));
}
