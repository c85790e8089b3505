// Finds the fonts that content/theme.yaml names, in packages or in files of the project.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Theme } from '../../domain/content/theme.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';

/** A family of letters as its file has it. */
export interface Font {
  /** The package or file, as the theme names it. */
  name: string;
  bytes: Buffer;
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

/** The fonts of a theme; one that cannot be found is a problem, and a known one stands in for it. */
export function findFonts(
  root: string,
  { fonts = PACKAGES }: Theme,
  { theme: source }: { readonly theme?: Source },
): Outcome<Fonts> {
  const problems: Problem[] = [];
  const find = (role: Role): Font => {
    const name = fonts[role] ?? fonts.sans;
    const found = findFont(root, name);
    if (!found && fonts[role] !== undefined) problems.push(explainMissing(name, role, source));
    return found ?? (findFont(root, PACKAGES[role]) as Font);
  };
  const value = { sans: find('sans'), serif: find('serif') };
  return { value, problems };
}

const require = createRequire(import.meta.url);

/** Variable packages have one file for all weights. */
function findFont(root: string, name: string): Font | undefined {
  const family = name.split('/')[1];
  const file = name.endsWith('.woff2')
    ? join(root, name)
    : resolved(`${name}/files/${family}-latin-wght-normal.woff2`);
  return file !== undefined && existsSync(file) ? { name, bytes: readFileSync(file) } : undefined;
}

function resolved(path: string): string | undefined {
  try {
    return require.resolve(path);
  } catch {
    return undefined;
  }
}

function explainMissing(name: string, role: Role, source: Source | undefined): Problem {
  const isFile = name.endsWith('.woff2');
  return {
    file: 'content/theme.yaml',
    ...source?.at(['fonts', role]),
    path: `fonts.${role}`,
    message: isFile
      ? `expected a font file of this project, found no ${name}`
      : `expected an installed package with a font of variable weight, found no ${name}`,
    fix: isFile ? 'copy the file there, or correct its name' : `run npm install ${name}`,
  };
}
