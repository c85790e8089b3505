// The files that templates name, and that the build makes for them: another name does not compile. And icons, as paths.

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

export type AssetName =
  | (typeof FAMILY_DRAWINGS)[number]
  | `${'servico' | 'quadro'}-${(typeof SERVICE_ARTS)[number]}.svg`
  | `${'sans' | 'serif'}.woff2`
  | `${'compartilhar' | 'marca'}.png`
  | 'desenho-1.svg'
  | 'papel.css';

/** On a grid of 24 units; templates and islands both draw them. */
export const ARROW_RIGHT = 'M4 12h15M13 6l6 6-6 6';
export const CHECK = 'M4 12.5l5.5 5.5L20.5 6.5';
export const WARNING = 'M12 4l10 16H2ZM12 10v5M12 17v.5';
