// Gathers the files that pages refer to: fonts, drawings, icons and the share image.

import { closingSvg } from '../../art/closing.ts';
import { serviceCardSvg } from '../../art/covers/service-card.ts';
import { friezeJointsSvg, friezeMotifSvg } from '../../art/frieze.ts';
import { araucariaSvg, saplingSvg, seedSvg } from '../../art/growth.ts';
import { pavementSceneSvg } from '../../art/pavement.ts';
import { litPinhaSvg, pinhaSvg } from '../../art/pinha.ts';
import { SERVICE_ARTS } from '../../domain/content/pages/shared.ts';
import type { Site } from '../../domain/content/site.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { Assets } from './assets.ts';
import { collectFonts } from './collect-fonts.ts';
import { makePictures } from './make-pictures.ts';

export async function makeAssets(site: Site, memo: Memo): Promise<Outcome<Assets>> {
  const assets = new Assets(memo);
  await collectFonts(assets);
  drawAssets(assets);
  await makePictures(site, assets);
  return { value: assets };
}

/** The brand's artwork, to which pages and the style sheet refer. */
function drawAssets(assets: Assets): void {
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
  for (const service of SERVICE_ARTS) draw(`servico-${service}.svg`, () => serviceCardSvg(service));
}
