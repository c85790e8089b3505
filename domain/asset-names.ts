// The files that templates name, and that the build makes for them: another name does not compile.

import type { SERVICE_ARTS } from './content/pages/shared.ts';

/** The brand's artwork, to which templates and the style sheet refer. */
export type DrawingName =
  | 'nao-encontrada.svg'
  | 'crescimento-3.svg'
  | 'crescimento-2.svg'
  | 'crescimento-1.svg'
  | 'fechamento.svg'
  | 'friso-juntas.svg'
  | 'galho.svg'
  | 'friso-motivo.svg'
  | 'abertura-acesa.svg'
  | 'abertura.svg'
  | `servico-${(typeof SERVICE_ARTS)[number]}.svg`
  | `quadro-${(typeof SERVICE_ARTS)[number]}.svg`;

export type FontName = 'sans.woff2' | 'serif.woff2';

export type AssetName = DrawingName | FontName | 'compartilhar' | 'marca.png';
