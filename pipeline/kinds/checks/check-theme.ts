// Holds the colours of content/theme.yaml against each other: text has to be readable on its ground.

import type { Theme } from '../../../domain/content/theme.ts';
import type { Problem } from '../../../domain/problem.ts';
import { tooAlike } from '../../assets/palette.ts';
import type { Source } from '../../source.ts';

export function checkTheme({ colours }: Theme, source: Source): Problem[] {
  return tooAlike(colours).map(({ one, other, needed, contrast }) => ({
    ...source.at(['colours', one]),
    path: `colours.${one}`,
    message: {
      en: `expected ${WHAT[one].en}: a contrast of ${needed}:1 with ${other}, found ${contrast.toFixed(1)}:1`,
      pt: `esperado: ${WHAT[one].pt}, com contraste de ${needed}:1 com ${other}; encontrado: ${contrast.toFixed(1)}:1`,
    },
    fix: {
      en: `write ${one} darker, or ${other} lighter; the dark theme is computed from these`,
      pt: `escureça ${one} ou clareie ${other}; o tema escuro é calculado a partir destas cores`,
    },
  }));
}

const WHAT = {
  ink: {
    en: 'an ink darker than the ground, and readable on it',
    pt: 'uma tinta (ink) mais escura que o fundo (ground), que dê para ler nele',
  },
  accent: {
    en: 'an accent that is seen on the ground',
    pt: 'um realce (accent) que apareça no fundo (ground)',
  },
};
