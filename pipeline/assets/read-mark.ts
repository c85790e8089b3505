// Reads a house's mark from an SVG file: its shapes alone, in the house's colours, fitted into the frames of marks.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { type Colour, readColour } from '../../art/colour.ts';
import type { MarkShapes } from '../../art/family.ts';
import { palette } from '../../art/palette.ts';
import type { Theme } from '../../domain/content/theme.ts';
import { type Advice, type Problem, sentencesOf } from '../../domain/problem.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { lightning } from './styles/lightning.ts';

const SHAPES = ['g', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];
/** What programs write beside the shapes, and what nobody sees. */
const LEFT_OUT = /^(?:svg|title|desc|metadata|defs|sodipodi:|inkscape:|rdf:|cc:|dc:)/;
const GEOMETRY =
  /^(?:d|points|x|y|width|height|cx|cy|r|rx|ry|x1|y1|x2|y2|transform|fill-rule|clip-rule|stroke-width|stroke-linecap|stroke-linejoin|opacity)$/;

interface Drawing {
  /** Of shapes without a colour of their own. */
  ink: string;
  shapes: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** The mark of `theme.mark.file`, and of `small` for 16 pixels. */
export function readMark(
  root: string,
  { file = '', small = file }: NonNullable<Theme['mark']>,
  source?: Source,
): Outcome<MarkShapes | undefined> {
  const read = (key: 'file' | 'small', path: string) =>
    readDrawing(root, path, { file: 'content/theme.yaml', ...source?.at(['mark', key]) });
  const [large, tiny] = [read('file', file), read('small', small)];
  const problems = [large, ...(small === file ? [] : [tiny])].flatMap((one) => one.problems ?? []);
  if (!large.value || !tiny.value) return { value: undefined, problems };
  return {
    value: {
      large: fitted(large.value, [2, 4, 44, 42]),
      small: fitted(tiny.value, [0, 0, 16, 16]),
    },
    problems,
  };
}

function readDrawing(
  root: string,
  path: string,
  place: Pick<Problem, 'file'>,
): Outcome<Drawing | undefined> {
  const file = `public${path}`;
  const refuse = ({ en, pt, ...fix }: Advice): Outcome<undefined> => {
    const told = sentencesOf({ en: `${en} in ${file}`, pt: `${pt} em ${file}`, ...fix });
    return { value: undefined, problems: [{ ...place, path: 'mark', ...told }] };
  };
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    return refuse({
      en: 'expected the SVG file of the mark, found none',
      pt: 'esperado: o arquivo SVG da marca; encontrado: nenhum',
      fixEn: `copy it to ${file}, or correct mark in content/theme.yaml`,
      fixPt: `copie para ${file} ou corrija mark em content/theme.yaml`,
    });
  }
  const { ink, shapes, box, others } = shapesOf(text);
  if (others.length > 0) {
    const found = [...new Set(others)].map((name) => `<${name}>`).join(', ');
    return refuse({
      en: `expected a mark of shapes alone, found ${found}`,
      pt: `esperado: uma marca só de formas; encontrado: ${found}`,
      fixEn:
        'turn text and effects into outlines with colours of their own in the drawing program, and export it again',
      fixPt:
        'converta textos e efeitos em formas com cor própria no programa de desenho e exporte de novo',
    });
  }
  if (!box || shapes === '') {
    return refuse({
      en: `expected an SVG file with ${box ? 'shapes' : 'a viewBox'}, found none`,
      pt: `esperado: um arquivo SVG com ${box ? 'formas' : 'viewBox'}; encontrado: nada`,
      fixEn: 'export the mark as plain SVG, and copy it there',
      fixPt: 'exporte a marca como SVG simples e copie para lá',
    });
  }
  return { value: { ink, shapes, box } };
}

/** Shapes as text, the box that they are drawn in, and the elements that are none. */
function shapesOf(text: string) {
  const others: string[] = [];
  const isFixed = WHITE.test(text);
  let shapes = '';
  let box: Drawing['box'] | undefined;
  /** How deep inside of what is not shown. */
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || isHidden(attributes)) hidden++;
        else if (name === 'svg') box ??= boxOf(attributes);
        else if (SHAPES.includes(name)) shapes += `<${name}${written(attributes, isFixed)}>`;
        else if (!LEFT_OUT.test(name)) others.push(name);
      },
      onclosetag(name) {
        if (hidden > 0) hidden--;
        else if (SHAPES.includes(name)) shapes += `</${name}>`;
      },
    },
    { xmlMode: true, lowerCaseTags: false },
  );
  parser.end(text);
  return {
    ink: isFixed ? palette.basalto : 'currentColor',
    shapes: shapes.replace(/><\/(?:path|rect|circle|ellipse|poly\w+|line)>/g, '/>'),
    box,
    others,
  };
}

function boxOf({ viewBox, width, height }: Record<string, string>): Drawing['box'] | undefined {
  const figures = (viewBox ?? `0 0 ${width} ${height}`).split(/[\s,]+/).map(Number.parseFloat);
  const [x = 0, y = 0, wide = 0, high = 0] = figures;
  return wide > 0 && high > 0 && figures.every(Number.isFinite) ? [x, y, wide, high] : undefined;
}

/** Attributes with those of `style`, which win. */
function ownOf(attributes: Record<string, string>): Record<string, string> {
  const rules = (attributes.style ?? '').split(';').map((rule) => rule.split(':'));
  const styles = rules.map(([name = '', value = '']) => [name.trim(), value.trim()]);
  return { ...attributes, ...Object.fromEntries(styles) };
}

function isHidden(attributes: Record<string, string>): boolean {
  const { display, visibility, opacity } = ownOf(attributes);
  return display === 'none' || visibility === 'hidden' || opacity === '0';
}

function written(attributes: Record<string, string>, isFixed: boolean): string {
  const all = ownOf(attributes);
  const kept = Object.entries(all).filter(([name]) => GEOMETRY.test(name));
  const inks = (['fill', 'stroke'] as const).flatMap((name) => {
    const value = all[name];
    return value === undefined ? [] : [[name, inkOf(value, isFixed)] as const];
  });
  return [...kept, ...inks]
    .map(([name, value]) => ` ${name}="${value.replaceAll(/["<>&]/g, '')}"`)
    .join('');
}

/** A mark with white in it brings its own ground: its ink stays dark, also where the page is. */
const WHITE = /(?:fill|stroke) ?[=:] ?["']? ?(?:white|#fff(?:fff)?)\b/i;

/** A colour with a hue becomes the accent, white the ground, all others the ink around the mark. */
function inkOf(value: string, isFixed: boolean): string {
  const ink = isFixed ? palette.basalto : 'currentColor';
  if (value === 'none') return value;
  const colour = value === 'currentColor' ? undefined : colourOf(value);
  if (!colour) return ink;
  if (colour === 'none') return colour;
  if (colour.c > 0.05) return palette.brasa;
  return colour.l > 0.93 ? palette.calcario : ink;
}

/** Whatever CSS knows as a colour, by its name too; `none` for what lets all through. */
function colourOf(text: string): Colour | 'none' | undefined {
  let found: Colour | 'none' | undefined;
  try {
    lightning().transform({
      filename: 'mark.css',
      code: Buffer.from(`a{color:${text.replaceAll(/[;{}]/g, '')}}`),
      visitor: {
        Color(colour) {
          if (typeof colour !== 'object' || colour.type !== 'rgb') return;
          const [r, g, b] = [colour.r, colour.g, colour.b].map((byte) =>
            byte.toString(16).padStart(2, '0'),
          );
          found = colour.alpha === 0 ? 'none' : readColour(`#${r}${g}${b}`);
        },
      },
    });
  } catch {
    return undefined;
  }
  return found ?? readColour(text);
}

function fitted({ shapes, box, ink }: Drawing, [x, y, wide, high]: Drawing['box']): string {
  const scale = Math.min(wide / box[2], high / box[3]);
  const left = x + (wide - box[2] * scale) / 2 - box[0] * scale;
  const top = y + (high - box[3] * scale) / 2 - box[1] * scale;
  const figure = (value: number): number => Math.round(value * 1000) / 1000;
  return `<g fill="${ink}" transform="translate(${figure(left)} ${figure(top)})scale(${figure(scale)})">${shapes}</g>`;
}
