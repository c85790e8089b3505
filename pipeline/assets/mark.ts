// Reads the company's mark: shapes that every page contains, whatever program wrote them.

import { type Complaint, complaint } from '../../domain/problem.ts';
import { type Colours, recolour } from './palette.ts';

/** The company's mark, as shapes for pages and as a file. */
export interface Mark {
  viewBox: string;
  /** The content of an inline `<svg>`, in the colour of the text around it. */
  shapes: string;
  /** The file, in the theme's colours. */
  svg: string;
}

/** Matches what stands around the elements of an SVG, and the prefix that some programs give them. */
const AROUND =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>|<!\[CDATA\[[\s\S]*?\]\]>|(?<=<\/?)svg:/g;
const TAG = /<(\/?)([\w:.-]+)(?![\w:.-])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ROOT = /<svg(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*?)\/?>/;

const SHAPES = new Set('g path rect circle ellipse line polyline polygon'.split(' '));
/** Elements that show nothing where they stand; a shape that refers to one is refused. */
const DEFINITIONS =
  /:|^(?:defs|metadata|title|desc|(?:linear|radial)Gradient|pattern|clipPath|mask|filter|marker|symbol)$/;

const GEOMETRY = new Set(
  'class d x y width height rx ry r cx cy x1 y1 x2 y2 points transform pathLength'.split(' '),
);
const PAINT =
  /^(?:(?:fill|stroke)(?:-[a-z]+)*|opacity|display|visibility|color|paint-order|vector-effect)$/;

/** Parts that a mark may not have, each with its fix: the page's policy refuses it, or it refers to another part of the file. */
const REFUSED: Readonly<Record<string, readonly [found: string, fix: string]>> = {
  style: [
    'estilos em <style>',
    'exporte com o estilo nos atributos (Illustrator e CorelDRAW: em "Estilo", escolha "Atributos de apresentação")',
  ],
  gradient: [
    'um degradê ou padrão',
    'dê a cada forma uma cor lisa, em preenchimento e contorno (Figma: "Solid")',
  ],
  clip: [
    'um recorte',
    'retire o recorte (Inkscape: menu Objeto, solte o recorte; Figma: desmarque "Clip content" no quadro)',
  ],
  mask: [
    'uma máscara',
    'retire a máscara (Inkscape: menu Objeto, solte a máscara; Figma: "Remove mask")',
  ],
  filter: [
    'uma sombra, um desfoque ou uma mistura de cores',
    'retire os efeitos (Inkscape: menu Filtros, remova os filtros, e mistura "Normal"; Figma: esvazie "Effects", e mistura "Normal")',
  ],
  marker: [
    'pontas ou marcadores em uma linha',
    'converta a linha em forma (Inkscape: Caminho, Contorno para caminho; Figma: "Outline stroke")',
  ],
  transform: [
    'uma transformação em style',
    'desagrupe as formas e exporte de novo como SVG simples',
  ],
  text: [
    'um texto',
    'converta o texto em formas (Inkscape: Caminho, Objeto para caminho; Figma: "Flatten")',
  ],
  image: [
    'uma imagem de pixels',
    'redesenhe a imagem com formas (Inkscape: Caminho, Vetorizar bitmap), e apague a imagem',
  ],
  use: [
    'um clone ou símbolo',
    'desvincule o clone (Inkscape: menu Editar, Clone; Figma: "Detach instance") e exporte de novo',
  ],
};
const REFUSALS_BY_NAME: Readonly<Record<string, string>> = {
  'clip-path': 'clip',
  mask: 'mask',
  filter: 'filter',
  'mix-blend-mode': 'filter',
  marker: 'marker',
  'marker-start': 'marker',
  'marker-mid': 'marker',
  'marker-end': 'marker',
  'transform-origin': 'transform',
  'transform-box': 'transform',
  flowRoot: 'text',
};

/** Reads the mark, which may hold nothing but shapes, or gives everything that it may not have. */
export function readMark(text: string, colours: Colours): Mark | Complaint[] {
  const bare = text.replace(AROUND, '');
  const { box, attributes: root, body } = readRoot(bare);
  if (!box) return [NO_SIZE];
  const refused = new Set<string>();
  /** The attributes that draw a shape; of `style`, which the page's policy refuses, each property becomes one. */
  const drawn = (own: Map<string, string>): string => {
    const style = [...(own.get('style') ?? '').matchAll(/(?<![\w-])([\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value.replace('!important', '').trim()] as const,
    );
    if (style.some(([name]) => name === 'transform')) refused.add('transform');
    const kept = [...new Map([...own, ...style])].filter(([name, value]) => {
      const kind = PAINT.test(name) && /url\(/i.test(value) ? 'gradient' : REFUSALS_BY_NAME[name];
      if (kind && !/^(?:none|normal)$/.test(value) && !isWhole(value, box, bare)) refused.add(kind);
      return PAINT.test(name) || GEOMETRY.has(name);
    });
    return kept.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('');
  };
  let shapes = '';
  /** The depth inside an invisible element. */
  let unseen = 0;
  for (const [, isEnd, name = '', attributes = '', isWholeTag] of body.matchAll(TAG)) {
    const isShape = SHAPES.has(name);
    if (name === 'style' || (!unseen && !isShape && !DEFINITIONS.test(name)))
      refused.add(REFUSALS_BY_NAME[name] ?? name);
    if (unseen || !isShape) unseen += isWholeTag ? 0 : isEnd ? -1 : 1;
    // A page shows the mark more than once, and may have each id only once.
    else
      shapes += isEnd ? `</${name}>` : `<${name}${drawn(attributesOf(attributes))}${isWholeTag}>`;
  }
  const group = drawn(new Map([...root].filter(([name]) => !GEOMETRY.has(name))));
  if (group) shapes = `<g${group}>${shapes}</g>`;
  if (refused.size > 0) return [...refused].map(refusal);
  if (!/<(?!\/?g\b)/.test(shapes)) return [complaint(SHAPES_ONLY, 'nenhuma forma', DRAW)];
  const viewBox = box.join(' ');
  const svg = resized(`<svg xmlns="${NAMESPACE}" viewBox="${viewBox}">${shapes}</svg>`);
  return {
    viewBox,
    shapes: recolour(shapes, colours, 'currentColor'),
    svg: recolour(svg, colours),
  };
}

const SHAPES_ONLY = 'um SVG só de formas de cor lisa';
const DRAW = 'desenhe a marca na página e exporte de novo como SVG simples';

const NO_SIZE = complaint(
  'um SVG com viewBox',
  'nenhum viewBox de quatro números, nem width e height em pixels ou milímetros',
  'escreva em <svg> o tamanho do desenho, como viewBox="0 0 48 48", ou exporte de novo (Inkscape: antes, em Arquivo, Propriedades do documento, ajuste a página ao desenho)',
);

function refusal(name: string): Complaint {
  const [found, fix] = REFUSED[name] ?? [
    `<${name}>`,
    `exporte de novo como SVG simples; se ele continuar lá, apague <${name}> em um editor de textos`,
  ];
  return complaint(SHAPES_ONLY, found, fix);
}

/** True if a clip is the whole drawing, as that of a frame of Figma, and so clips nothing. */
function isWhole(value: string, [x = 0, y = 0, width = 0, height = 0]: Box, text: string) {
  const id = /^url\(["']?#([\w.:-]+)["']?\)$/.exec(value)?.[1];
  const clips = text.matchAll(
    /<clipPath\b([^<>]*)>\s*<rect\b([^<>]*?)(?:\/>|>\s*<\/rect>)\s*<\/clipPath>/g,
  );
  return [...clips].some(([clip, own = '', shape = '']) => {
    const rect = attributesOf(shape);
    const [left = 0, top = 0, across = 0, down = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(rect.get(name) ?? 0),
    );
    const isAround =
      left <= x && top <= y && left + across >= x + width && top + down >= y + height;
    const isMoved = /transform|clipPathUnits/.test(clip) || /<g\b[^<>]*\stransform=/.test(text);
    return id !== undefined && attributesOf(own).get('id') === id && isAround && !isMoved;
  });
}

type Box = readonly number[];

/** Pixels of a unit: https://www.w3.org/TR/css-values/#absolute-lengths; em is that of the browsers' own text. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16, em: 16 },
};

/** The root of a drawing; `box` is its view box, or one of its width and height. */
function readRoot(svg: string) {
  const root = ROOT.exec(svg);
  const attributes = attributesOf(root?.[1] ?? '');
  const side = (name: string): number => {
    const [, number = '', unit = '?'] =
      /^\s*([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(attributes.get(name) ?? '') ?? [];
    return Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  };
  const written = attributes.get('viewBox')?.match(/[^\s,]+/g);
  const box: Box = written?.map(Number) ?? [0, 0, side('width'), side('height')];
  const isBox =
    box.length === 4 && box.every(Number.isFinite) && box.slice(2).every((one) => one > 0);
  const start = (root?.index ?? 0) + (root?.[0].length ?? 0);
  const body = svg.slice(start, Math.max(start, svg.lastIndexOf('</svg')));
  return { attributes, body, box: isBox ? box : undefined };
}

/** The drawing with a longer side of 48 pixels, so that any resolution gives as many pixels as it says. */
export function resized(svg: string): string {
  const { box } = readRoot(svg);
  if (!box) return svg;
  const [, , width = 0, height = 0] = box;
  const [across, down] = [width, height].map((one) => (one * 48) / Math.max(width, height));
  const own = `<svg width="${across}" height="${down}" viewBox="${box.join(' ')}"`;
  const bare = (root: string): string =>
    root.replace(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return svg.replace(ROOT, (root) => bare(root).replace('<svg', own));
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The file of a drawing, in the theme's colours, and with the namespace without which browsers do not show it. */
export function drawingFile(svg: string, colours: Colours): string {
  const isNamed = /\sxmlns\s*=/.test(ROOT.exec(svg)?.[1] ?? ' xmlns=');
  return recolour(
    isNamed ? svg : svg.replace(ROOT, (root) => root.replace('<svg', `<svg xmlns="${NAMESPACE}"`)),
    colours,
  );
}

function attributesOf(tag: string): Map<string, string> {
  const all = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...all].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
}
