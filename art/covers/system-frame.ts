// Where things stand in a system's window, shared by its layouts.
import { palette } from '../palette.ts';
import { type Box, boxes, frames } from './shapes.ts';
import type { Client } from './window.ts';

export const systemWidth = 1020;
export const sidebarWidth = 190;
export const contentLeft = sidebarWidth + 36;
export const contentRight = systemWidth - 36;
export const contentWidth = contentRight - contentLeft;

/** Draws what lies right of the side bar, below the header. */
export type SystemLayout = (client: Client) => string;

/** Fine rules and the contours of panels. */
export const rule = palette.calcario3;

export function panel(list: readonly Box[], fill: string): string {
  return boxes(list, fill) + frames(list, rule);
}
