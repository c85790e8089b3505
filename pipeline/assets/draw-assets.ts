// Draws the brand's artwork into files that pages and the style sheet refer to.

import { closingSvg } from '../../art/closing.ts';
import { type ServiceKind, serviceCardSvg } from '../../art/covers/service-card.ts';
import { friezeJointsSvg, friezeMotifSvg } from '../../art/frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from '../../art/growth.ts';
import { pavementSceneSvg } from '../../art/pavement.ts';
import { litPinhaSvg, pinhaSvg } from '../../art/pinha.ts';
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
  const draw = (name: string, make: () => string) => assets.draw(name, name, make);
  draw('pinha.svg', pinhaSvg);
  draw('pinha-acesa.svg', litPinhaSvg);
  draw('friso-motivo.svg', friezeMotifSvg);
  draw('friso-juntas.svg', friezeJointsSvg);
  draw('crescimento-pinhao.svg', seedSvg);
  draw('crescimento-muda.svg', saplingSvg);
  draw('crescimento-araucaria.svg', araucariaSvg);
  draw('fechamento.svg', closingSvg);
  draw('calcada.svg', pavementSceneSvg);
  for (const service of SERVICES) draw(`servico-${service}.svg`, () => serviceCardSvg(service));
}
