// Holds the colours of content/theme.yaml against each other: text has to be readable on its ground.

import type { Theme } from '../../../domain/content/theme.ts';
import type { Problem } from '../../../domain/problem.ts';
import { tooAlike } from '../../assets/palette.ts';
import type { Source } from '../../source.ts';

export function checkTheme({ colours }: Theme, source: Source): Problem[] {
  return tooAlike(colours).map(({ one, other, needed, contrast }) => ({
    ...source.at(['colours', one]),
    path: `colours.${one}`,
    message: `esperado: ${WHAT[one]}, com contraste de ${needed}:1 com ${other}; encontrado: ${contrast.toFixed(1)}:1`,
    fix: `escureça ${one} ou clareie ${other}; o tema escuro é calculado a partir destas cores`,
  }));
}

const WHAT = {
  ink: 'uma tinta (ink) mais escura que o fundo (ground), que dê para ler nele',
  accent: 'um realce (accent) que apareça no fundo (ground)',
};
