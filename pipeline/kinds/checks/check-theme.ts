// Holds the colours of content/theme.yaml against each other: text has to be readable on them.

import { writeColour } from '../../../art/colour.ts';
import { unreadable } from '../../../art/palette.ts';
import type { Theme } from '../../../domain/content/theme.ts';
import type { Problem } from '../../../domain/problem.ts';
import { givenColours } from '../../assets/art-of.ts';
import type { Source } from '../../source.ts';
import { checkMark } from './check-mark.ts';

const WHAT = {
  ground: {
    en: 'a ground on which the ink can be read',
    pt: 'um fundo em que a tinta (ink) dê para ler',
  },
  accent: {
    en: 'an accent that is seen on the ground, and on which the ink can be read',
    pt: 'um realce que apareça no fundo, e em que a tinta (ink) dê para ler',
  },
  second: {
    en: 'a second colour that can be read on the ground, and the ground on it',
    pt: 'uma segunda cor que dê para ler no fundo, e o fundo nela',
  },
  third: {
    en: 'a third colour on which the ink can be read',
    pt: 'uma terceira cor em que a tinta (ink) dê para ler',
  },
};

export function checkTheme({ colours, mark }: Theme, source: Source): Problem[] {
  return [...(colours ? checkColours(colours, source) : []), ...checkMark(mark, source)];
}

function checkColours(colours: NonNullable<Theme['colours']>, source: Source): Problem[] {
  const given = givenColours(colours);
  if (given.ink.l >= given.ground.l) return [tellSwapped(source)];
  return (Object.keys(WHAT) as (keyof typeof WHAT)[]).flatMap((name) => {
    const found = unreadable(given, name);
    if (!found || colours[name] === undefined) return [];
    const { contrast, needed, nearest } = found;
    return {
      ...source.at(['colours', name]),
      path: `colours.${name}`,
      message: {
        en: `expected ${WHAT[name].en}: a contrast of ${needed}:1, found ${colours[name]} with ${contrast.toFixed(1)}:1`,
        pt: `esperado: ${WHAT[name].pt}, com contraste de ${needed}:1; encontrado: ${colours[name]}, com ${contrast.toFixed(1)}:1`,
      },
      fix: nearest
        ? {
            en: `write ${name}: ${writeColour(nearest)}, the nearest that can be read`,
            pt: `escreva ${name}: ${writeColour(nearest)}, a mais próxima que dá para ler`,
          }
        : { en: 'write ink darker, and ground lighter', pt: 'escureça ink e clareie ground' },
    };
  });
}

function tellSwapped(source: Source): Problem {
  return {
    ...source.at(['colours', 'ink']),
    path: 'colours.ink',
    message: {
      en: 'expected an ink darker than the ground, found a lighter one',
      pt: 'esperado: ink mais escura que ground; está mais clara',
    },
    fix: {
      en: 'write the colours of the light theme: the dark one is computed from them',
      pt: 'escreva as cores do tema claro: o escuro é calculado a partir delas',
    },
  };
}
