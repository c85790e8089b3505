// Holds the colours of content/theme.yaml against each other: text has to be readable on them.

import { writeColour } from '../../../art/colour.ts';
import { unreadable } from '../../../art/palette.ts';
import type { Theme } from '../../../domain/content/theme.ts';
import type { Problem } from '../../../domain/problem.ts';
import { givenColours } from '../../assets/art-of.ts';
import type { Source } from '../../source.ts';

const WHAT = {
  ground: 'a ground on which the ink can be read',
  accent: 'an accent that is seen on the ground, and on which the ink can be read',
  second: 'a second colour that can be read on the ground, and the ground on it',
  third: 'a third colour on which the ink can be read',
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
      message: `expected ${WHAT[name]}: a contrast of ${needed}:1, found ${colours[name]} with ${contrast.toFixed(1)}:1`,
      fix: nearest
        ? `write ${name}: ${writeColour(nearest)}, the nearest that can be read`
        : 'write ink darker, and ground lighter',
    };
  });
}

function tellSwapped(source: Source): Problem {
  return {
    ...source.at(['colours', 'ink']),
    path: 'colours.ink',
    message: 'expected an ink darker than the ground, found a lighter one',
    fix: 'write the colours of the light theme: the dark one is computed from them',
  };
}

function checkMark(mark: Theme['mark'], source: Source): Problem[] {
  if (!mark || (mark.letters === undefined) !== (mark.file === undefined)) return [];
  return [
    {
      ...source.at(['mark']),
      path: 'mark',
      message: `expected letters or a file, found ${mark.file ? 'both' : 'neither'}`,
      fix: 'write mark: { letters: CL }, or mark: { file: /uploads/marca.svg }',
    },
  ];
}
