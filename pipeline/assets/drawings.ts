// Reads the drawings of the theme's family and the brand's own files, in the colours of the theme.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_DRAWINGS } from '../../domain/asset-names.ts';
import type { Theme } from '../../domain/content/theme.ts';
import type { Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { opens } from './open-picture.ts';
import { type Colours, recolour } from './palette.ts';

/** What a family says in its `family.json`, for style sheets and small signs. */
interface FamilyValues {
  /** A bullet as a CSS shape, and path data of one of 12×20. */
  bullet: string;
  seed: string;
  /** How far telephones turn the opening drawing, as a CSS angle. */
  'hero-turn': string;
}

export interface Drawings {
  /** Complete SVG files by their names. */
  files: Map<string, string>;
  values: FamilyValues;
}

/** Drawings that all families share. */
const COMMON = 'comum';

export async function readDrawings(
  root: string,
  { motif }: Theme,
  colours: Colours,
  source: Source | undefined,
  memo: Memo,
): Promise<Outcome<Drawings>> {
  const art = join(root, 'art');
  const families = readdirSync(art, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== COMMON)
    .map(({ name }) => name);
  const family = families.includes(motif) ? motif : (families[0] ?? motif);
  const problems: Problem[] = families.includes(motif)
    ? []
    : [unknownFamily(motif, families, source)];
  const files = new Map<string, string>();
  for (const folder of [COMMON, family]) {
    for (const name of readdirSync(join(art, folder))) {
      if (!name.endsWith('.svg')) continue;
      const bytes = readFileSync(join(art, folder, name));
      files.set(name, recolour(bytes.toString(), colours));
      if (!(await opens(memo, bytes))) {
        const message = 'expected a drawing that can be opened, found a damaged one';
        problems.push({
          file: `art/${folder}/${name}`,
          message,
          fix: 'export it again as plain SVG',
        });
      }
    }
  }
  const missing = [...FAMILY_DRAWINGS, ...PLAIN].filter((name) => !files.has(name));
  problems.push(...missing.map((name) => missingDrawing(`art/${family}/${name}`)));
  for (const name of missing) files.set(name, '');
  const values = JSON.parse(readFileSync(join(art, family, 'family.json'), 'utf8'));
  return { value: { files, values }, problems };
}

const PLAIN = Array.from({ length: 8 }, (_, index) => [
  `desenho-${index + 1}.svg`,
  `faixa-${index + 1}.svg`,
]).flat();

function unknownFamily(motif: string, families: string[], source: Source | undefined): Problem {
  const guess = nearest(motif, families) ?? families[0];
  return {
    file: 'content/theme.yaml',
    ...source?.at(['motif']),
    path: 'motif',
    message: `esperado: uma pasta de art/ (${families.join(', ')}); encontrado: ${motif}`,
    fix: `escreva motif: ${guess}`,
  };
}

function missingDrawing(file: string): Problem {
  return {
    file,
    message: 'expected a drawing, found none',
    fix: 'draw it, or copy it from another family',
  };
}

/** The mark as pages show it, and complete. */
export interface Mark {
  viewBox: string;
  /** What goes inside of an inline `<svg>`: its ink is the text's around it. */
  shapes: string;
  /** The file, in the theme's colours. */
  svg: string;
}

export const MARK = 'content/mark.svg';
const NO_MARK: Mark = { viewBox: '0 0 48 48', shapes: '', svg: '' };

/** `text`: the file's, empty where there is none. A mark may hold shapes alone: it stands inside of every page, under the page's own policy. */
export function readMark(text: string, colours: Colours): Outcome<Mark> {
  if (text === '') return { value: NO_MARK };
  const [opening = '', head = ''] = /<svg\b([^<>]*)>/.exec(text) ?? [];
  const body = text.slice(text.indexOf(opening) + opening.length, text.lastIndexOf('</svg>'));
  const viewBox = /viewBox="([^"]+)"/.exec(head)?.[1];
  const foreign =
    /<(style|script|image|text|foreignObject|use|\w+Gradient|pattern|clipPath|mask|filter)\b/i.exec(
      body,
    )?.[1];
  if (viewBox === undefined || foreign) {
    const problem: Problem = {
      file: MARK,
      message: `esperado: um SVG só de formas, com viewBox; encontrado: ${foreign ? `<${foreign}>` : 'nenhum viewBox'}`,
      fix: 'converta textos, degradês e efeitos em formas com fill próprio e exporte como SVG simples',
    };
    return { value: NO_MARK, problems: [problem] };
  }
  // A page shows it more than once, and has each id once.
  const shapes = recolour(body.replace(/\sid="[^"]*"/g, ''), colours, 'currentColor').trim();
  return { value: { viewBox, shapes, svg: recolour(text, colours) } };
}

/** The picture for links, as `image` found it there: 'png of 600 × 600'. */
export function notForLinks(file: string, found: string | undefined): Problem {
  return {
    file,
    message: `esperado: um PNG de 1200 × 630 pixels; encontrado: ${found ?? 'outra coisa'}`,
    fix: 'exporte de novo neste tamanho',
  };
}

export function missingFile(file: string): Problem {
  return {
    file,
    message: 'falta este arquivo',
    fix: 'copie para lá',
  };
}

export function damagedDrawing(file: string): Problem {
  return {
    file,
    message: 'esperado: um desenho que abra; encontrado: um danificado',
    fix: 'exporte de novo como SVG simples',
  };
}
