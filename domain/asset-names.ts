// The files that templates name, and that the build makes for them: another name does not compile.

import type { SERVICE_ARTS } from './content/pages/shared.ts';

/** The brand's artwork, to which templates and the style sheet refer. */
export type DrawingName =
  | 'calcada.svg'
  | 'crescimento-araucaria.svg'
  | 'crescimento-muda.svg'
  | 'crescimento-pinhao.svg'
  | 'fechamento.svg'
  | 'friso-juntas.svg'
  | 'friso-motivo.svg'
  | 'pinha-acesa.svg'
  | 'pinha.svg'
  | `servico-${(typeof SERVICE_ARTS)[number]}.svg`;

export type FontName = 'familjen-grotesk.woff2' | 'faustina.woff2';

export type AssetName = DrawingName | FontName | 'compartilhar.png' | 'marca.png';
