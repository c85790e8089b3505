// The mock-ups of systems: one window with a side bar, four layouts.
import { round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { type Box, boxes, disc, logo, seed, vary } from './shapes.ts';
import { calendar, kanban } from './system-boards.ts';
import { chartAndHeat, figures } from './system-charts.ts';
import {
  contentLeft,
  contentRight,
  type SystemLayout,
  sidebarWidth,
  systemWidth,
} from './system-frame.ts';
import { appWindow, type Client, titleBar } from './window.ts';

export { systemWidth };

/** Seven entries, each with its pinhão; the current one is lit. */
function menu({ random }: Client, current: number): string {
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => titleBar + 98 + row * 46);
  const widths = rows.map(() => vary(random, 72, 0.3));
  const at = rows[current] ?? 0;
  const bars = rows.map((y, row): Box => [62, y - 5, widths[row] ?? 72, 10]);
  const seeds = rows.map((y) => seed(37, y + 10, 20, palette.calcario)).join('');
  const isCurrent = (_: unknown, row: number): boolean => row === current;
  return (
    [
      boxes([[10, at - 20, sidebarWidth - 20, 40]], palette.calcario, 'fill-opacity=".18"'),
      boxes(
        bars.filter((box, row) => !isCurrent(box, row)),
        palette.calcario,
        'fill-opacity=".5"',
      ),
      boxes(bars.filter(isCurrent), palette.calcario),
      `<g opacity=".5">${seeds}</g>`,
    ].join('') + seed(37, at + 10, 20, palette.brasa)
  );
}

function sidebar(client: Client, height: number, current: number): string {
  const { dupla, petals } = client;
  const mark = dupla.deep === palette.brasa ? palette.calcario : palette.brasa;
  return [
    boxes([[0, titleBar, sidebarWidth, height - titleBar]], dupla.deep),
    logo({ x: 37, y: titleBar + 44, radius: 18, petals }, mark),
    boxes([[66, titleBar + 37, 80, 14]], palette.calcario),
    menu(client, current),
  ].join('');
}

function header({ dupla, random }: Client): string {
  return [
    boxes([[contentLeft, 78, vary(random, 220, 0.15), 24]]),
    disc(contentRight - 164, 90, 19, dupla.quiet),
    boxes([[contentRight - 132, 72, 132, 36]], dupla.accent),
  ].join('');
}

const layouts: readonly [SystemLayout, ...SystemLayout[]] = [
  figures,
  kanban,
  calendar,
  chartAndHeat,
];

/** A window from (0, 0), 1020 wide; `height` is where it is cut. */
export function system(client: Client, layout: number, height: number): string {
  const index = layout % layouts.length;
  const draw = layouts[index] ?? figures;
  const page = sidebar(client, height, index + 1) + header(client) + draw(client);
  return appWindow(systemWidth, round(height), client, page);
}
