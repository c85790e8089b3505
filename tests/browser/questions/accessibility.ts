// Asks axe for the rules of WCAG 2.0 to 2.2, A and AA, and compares accessible names with visible words.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AnyPage, Question } from './question.ts';

/** The script of axe alone, which is less than half of what the main module of its package adds to a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function loadAxe(page: AnyPage): Promise<void> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(`(() => {${AXE}})()`);
}

/** One text for each place that breaks one of these rules, or without any, a rule of WCAG. */
export async function violations(page: AnyPage, rules: readonly string[] = []): Promise<string[]> {
  await loadAxe(page);
  const results = await page.evaluate(
    ([names, tags]) => {
      // Transitions are ended, since their colours are of neither theme.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      return (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: names.length > 0 ? { type: 'rule', values: [...names] } : tags,
        resultTypes: ['violations'],
        preload: false,
      });
    },
    [rules, WCAG] as const,
  );
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

export const accessibility: Question = {
  name: 'breaks no rule of accessibility',
  ask: ({ page }) => violations(page),
};

/** The only rule that another theme can break. */
export const contrast: Question = {
  name: 'has enough contrast between words and background',
  ask: ({ page }) => violations(page, ['color-contrast']),
};

export const names: Question = {
  name: 'has accessible names that contain the visible words',
  ask: ({ page }) =>
    page.evaluate(() => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[\s\p{P}]+/gu, ' ')
          .trim();
      return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
        .filter((element) => element.checkVisibility() && element.ariaLabel)
        .filter((element) => {
          const seen = (element as HTMLInputElement).labels?.[0] ?? element;
          // A symbol alone has no words for the name.
          const words = plain(seen.innerText);
          return /[\p{L}\d]/u.test(words) && !plain(element.ariaLabel ?? '').includes(words);
        })
        .map((element) => element.outerHTML.slice(0, 100));
    }),
};
