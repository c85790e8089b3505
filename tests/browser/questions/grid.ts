// What stands under each other begins on one line: openings, sections and columns on the grid of twelve.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../support/files.ts';
import type { Question } from './question.ts';

/** What openings, sections, lists and cards are set out in. */
const COLUMNS = [
  '.page-opening-row > *',
  '.section-opening > *',
  '.feature-grid > li',
  '.steps > li',
  '.technologies > *',
  '.service-grid > *',
  '.service-block > *',
  '.project-grid > li',
  '.project-card > *',
  '.post-list > li',
  '.post-card > *',
  '.more-services > *',
  '.growth-steps > li > div',
  '.contact > *',
  '.faq > *',
  '.team > li',
  '.expertise > li',
  '.payment-end > *',
  '.tiles > li',
  '.site-footer-columns > *',
].join(', ');

const TOKENS = readFileSync(join(REPOSITORY, 'styles/tokens.css'), 'utf8');
/** The room between two columns, as the style says it. */
const GUTTER = /--gutter: ([^;]+);/.exec(TOKENS)?.[1] ?? '';

/** Sheets of paper have columns of their own. */
export const grid: Question = {
  name: 'begins on the grid',
  ask: async ({ page, path }) =>
    path.startsWith('/proposta') ? [] : page.evaluate(offGrid, [COLUMNS, GUTTER] as const),
};

/** What begins between two of the twelve columns, or ends beyond the last one. */
function offGrid([columns, space]: readonly [columns: string, space: string]): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.inlineSize = space;
  const gutter = probe.getBoundingClientRect().width;
  probe.remove();
  return [...document.querySelectorAll(columns)].flatMap((element) => {
    const wrap = element.closest('.wrap');
    const box = element.getBoundingClientRect();
    if (!wrap || !element.checkVisibility() || box.width < 2) return [];
    const style = getComputedStyle(wrap);
    const outer = wrap.getBoundingClientRect();
    const left = outer.left + Number.parseFloat(style.paddingLeft);
    const right = outer.right - Number.parseFloat(style.paddingRight);
    const column = (right - left + gutter) / 12;
    const place = (box.left - left) / column;
    const off = Math.abs(place - Math.round(place)) * column;
    if (off <= 1 && box.right <= right + 1) return [];
    const name = element.className || `${element.tagName} in ${element.parentElement?.className}`;
    return [`${name} begins ${place.toFixed(2)} columns in`];
  });
}
