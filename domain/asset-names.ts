// The files that templates name, and that the build makes for them: another name does not compile.

import type { SERVICE_ARTS } from './content/shared.ts';

/** The drawings that every family has besides the plain ones, `desenho-1.svg` to `desenho-8.svg`, and their bands. */
export const FAMILY_DRAWINGS = [
  'abertura.svg',
  'abertura-acesa.svg',
  'crescimento-1.svg',
  'crescimento-2.svg',
  'crescimento-3.svg',
  'fechamento.svg',
  'friso-juntas.svg',
  'friso-motivo.svg',
  'nao-encontrada.svg',
] as const;

export type DrawingName =
  | (typeof FAMILY_DRAWINGS)[number]
  | `servico-${(typeof SERVICE_ARTS)[number]}.svg`
  | `quadro-${(typeof SERVICE_ARTS)[number]}.svg`;

export type FontName = 'sans.woff2' | 'serif.woff2';

export type AssetName = DrawingName | FontName | 'compartilhar.png' | 'marca.png';
