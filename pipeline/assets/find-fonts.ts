// Finds the fonts that content/theme.yaml names, in packages or in files of the project.

import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Theme } from '../../domain/content/theme.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { type Weights, weightsOf } from './font-weights.ts';

/** A family of letters as its file has it. */
export interface Font {
  /** The package or file, as the theme names it. */
  name: string;
  bytes: Buffer;
  weights: Weights;
}

export interface Fonts {
  sans: Font;
  serif: Font;
}

type Role = keyof Fonts;

const PACKAGES = {
  sans: '@fontsource-variable/familjen-grotesk',
  serif: '@fontsource-variable/faustina',
} as const satisfies Record<Role, string>;

/** The fonts of a theme; one that cannot be found or opened is a problem, and a known one stands in for it. */
export async function findFonts(
  root: string,
  { fonts = PACKAGES }: Theme,
  { theme: source }: { readonly theme?: Source },
  memo: Memo,
): Promise<Outcome<Fonts>> {
  const problems: Problem[] = [];
  const find = async (role: Role): Promise<Font> => {
    const name = fonts[role] ?? fonts.sans;
    const found = await findFont(root, name, memo);
    if (typeof found === 'object') return found;
    if (fonts[role] !== undefined) problems.push(explain(found, name, role, source));
    return (await findFont(root, PACKAGES[role], memo)) as Font;
  };
  const value = { sans: await find('sans'), serif: await find('serif') };
  return { value, problems };
}

const require = createRequire(import.meta.url);

/** Variable packages have one file for all weights. */
async function findFont(
  root: string,
  name: string,
  memo: Memo,
): Promise<Font | 'missing' | 'damaged'> {
  const family = name.split('/')[1];
  const file = name.endsWith('.woff2')
    ? join(root, name)
    : resolved(`${name}/files/${family}-latin-wght-normal.woff2`);
  if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) return 'missing';
  const bytes = readFileSync(file);
  const inside = await weightsOf(bytes, memo);
  return inside ? { name, bytes, weights: inside.weights } : 'damaged';
}

function resolved(path: string): string | undefined {
  try {
    return require.resolve(path);
  } catch {
    return undefined;
  }
}

function explain(
  fault: 'missing' | 'damaged',
  name: string,
  role: Role,
  source: Source | undefined,
): Problem {
  const place = {
    file: 'content/theme.yaml',
    ...source?.at(['fonts', role]),
    path: `fonts.${role}`,
  };
  if (fault === 'damaged') {
    const message = {
      en: `expected a font that can be opened, found something else in ${name}`,
      pt: `esperado: uma fonte que abra; ${name} é outra coisa`,
    };
    return {
      ...place,
      message,
      fix: {
        en: 'export it again as .woff2, and copy it there',
        pt: 'exporte de novo como .woff2 e copie para lá',
      },
    };
  }
  if (name.endsWith('.woff2')) {
    const message = {
      en: `expected a font file of this project, found no ${name}`,
      pt: `esperado: um arquivo de fonte deste projeto; ${name} não existe`,
    };
    return {
      ...place,
      message,
      fix: {
        en: 'copy the file there, or correct its name',
        pt: 'copie o arquivo para lá ou corrija o nome',
      },
    };
  }
  const message = {
    en: `expected an installed package with a font of variable weight, found no ${name}`,
    pt: `esperado: um pacote instalado com uma fonte de peso variável; ${name} não está instalado`,
  };
  const variable = name.replace('@fontsource/', '@fontsource-variable/');
  const fix = { en: `run npm install ${variable}`, pt: `rode npm install ${variable}` };
  return {
    ...place,
    message,
    fix:
      variable === name
        ? fix
        : {
            en: `${fix.en}, and write ${role}: "${variable}"`,
            pt: `${fix.pt}, e escreva ${role}: "${variable}"`,
          },
  };
}
