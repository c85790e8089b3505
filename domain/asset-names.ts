// The names of files that the build makes for templates, as a type, so that another name does not compile; and icons.

import type { SERVICE_ARTS } from './content/common.ts';

/** The drawings of every family besides the plain `desenho-1.svg` to `desenho-8.svg` and their bands. */
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

/** Path data of icons on a grid of 24 units, which both templates and islands draw. */
export const ARROW_RIGHT = 'M4 12h15M13 6l6 6-6 6';
export const CHECK = 'M4 12.5l5.5 5.5L20.5 6.5';
export const WARNING = 'M12 4l10 16H2ZM12 10v5M12 17v.5';
