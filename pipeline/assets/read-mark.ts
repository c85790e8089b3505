// Reads a house's mark from an SVG file: its shapes alone, in the house's colours, fitted into the frames of marks.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { readColour } from '../../art/colour.ts';
import type { MarkShapes } from '../../art/family.ts';
import { palette } from '../../art/palette.ts';
import type { Theme } from '../../domain/content/theme.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Outcome } from '../stages.ts';

const SHAPES = ['g', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];
/** What programs write beside the shapes, and what nobody sees. */
const LEFT_OUT = /^(?:svg|title|desc|metadata|defs|sodipodi:|inkscape:|rdf:|cc:|dc:)/;
const GEOMETRY =
  /^(?:d|points|x|y|width|height|cx|cy|r|rx|ry|x1|y1|x2|y2|transform|fill-rule|clip-rule|stroke-width|stroke-linecap|stroke-linejoin|opacity)$/;

interface Drawing {
  shapes: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** The mark of `theme.mark.file`, and of `small` for 16 pixels. */
export function readMark(
  root: string,
  { file = '', small = file }: NonNullable<Theme['mark']>,
): Outcome<MarkShapes | undefined> {
  const [large, tiny] = [readDrawing(root, file), readDrawing(root, small)];
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

function readDrawing(root: string, path: string): Outcome<Drawing | undefined> {
  const file = `public${path}`;
  const refuse = (message: string, fix: string): Outcome<undefined> => {
    const problem: Problem = { file, message, fix };
    return { value: undefined, problems: [problem] };
  };
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    return refuse(
      'expected the SVG file of the mark, found none',
      `copy it to ${file}, or correct mark in content/theme.yaml`,
    );
  }
  const { shapes, box, others } = shapesOf(text);
  if (others.length > 0) {
    const found = [...new Set(others)].map((name) => `<${name}>`).join(', ');
    return refuse(
      `expected a mark of shapes alone, found ${found}`,
      'turn text and effects into outlines with colours of their own in the drawing program, and export it again',
    );
  }
  if (!box || shapes === '') {
    return refuse(
      `expected an SVG file with ${box ? 'shapes' : 'a viewBox'}, found none`,
      'export the mark as plain SVG, and copy it there',
    );
  }
  return { value: { shapes, box } };
}

/** Shapes as text, the box that they are drawn in, and the elements that are none. */
function shapesOf(text: string) {
  const others: string[] = [];
  let shapes = '';
  let box: Drawing['box'] | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'svg') box ??= boxOf(attributes);
        else if (SHAPES.includes(name)) shapes += `<${name}${written(attributes)}>`;
        else if (!LEFT_OUT.test(name)) others.push(name);
      },
      onclosetag(name) {
        if (SHAPES.includes(name)) shapes += `</${name}>`;
      },
    },
    { xmlMode: true, lowerCaseTags: false },
  );
  parser.end(text);
  return {
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

function written(attributes: Record<string, string>): string {
  const styled = (attributes.style ?? '').split(';').map((rule) => rule.split(':'));
  const styles = Object.fromEntries(
    styled.map(([name = '', value = '']) => [name.trim(), value.trim()]),
  );
  const all = { ...attributes, ...styles };
  const kept = Object.entries(all).filter(([name]) => GEOMETRY.test(name));
  const inks = (['fill', 'stroke'] as const).flatMap((name) => {
    const value = all[name];
    return value === undefined ? [] : [[name, inkOf(value)] as const];
  });
  return [...kept, ...inks]
    .map(([name, value]) => ` ${name}="${value.replaceAll(/["<>&]/g, '')}"`)
    .join('');
}

/** A colour with a hue becomes the accent, white the ground, all others the ink around the mark. */
function inkOf(value: string): string {
  if (value === 'none' || value === 'currentColor') return value;
  const colour = readColour(value === 'white' ? '#fff' : value);
  if (colour && colour.c > 0.05) return palette.brasa;
  return colour && colour.l > 0.93 ? palette.calcario : 'currentColor';
}

/** Shapes without a colour of their own are of the ink. */
function fitted({ shapes, box }: Drawing, [x, y, wide, high]: Drawing['box']): string {
  const scale = Math.min(wide / box[2], high / box[3]);
  const left = x + (wide - box[2] * scale) / 2 - box[0] * scale;
  const top = y + (high - box[3] * scale) / 2 - box[1] * scale;
  const figure = (value: number): number => Math.round(value * 1000) / 1000;
  return `<g fill="currentColor" transform="translate(${figure(left)} ${figure(top)})scale(${figure(scale)})">${shapes}</g>`;
}
