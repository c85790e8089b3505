// Firefox and WebKit show every page whole and without an error, and answer what Chromium is asked of each template.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Question, Row } from '../../browser/questions/question.ts';
import { reflow } from '../../browser/questions/room.ts';
import { TABLE } from '../../browser/questions/table.ts';
import { EnginePage } from '../../support/engine-page.ts';
import { ENGINES } from '../../support/engines.ts';
import { paths, shapes } from '../../support/site-pages.ts';

const whole: Question = {
  name: 'shows its headline and its pictures, and has no error',
  ask: ({ page, path }) =>
    page.evaluate((own) => {
      const headline = document.querySelector('h1')?.checkVisibility({ visibilityProperty: true });
      const broken = [...document.images]
        .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
        .map(({ src }) => `broken: ${src}`);
      // The not-found page writes its address for the owner of the site; the calendar belongs to others.
      const errors = faults.filter(
        (text) => text !== `404: ${own}` && !text.includes('app.cal.com'),
      );
      return [...(headline ? [] : ['no headline']), ...broken, ...errors];
    }, path),
};

describe.each(ENGINES)('$name', (engine) => {
  const page = new EnginePage(engine);
  beforeAll(() => page.start(inject('site')));
  afterAll(() => page.stop());

  async function ask(path: string, state: string, questions: Row[1]): Promise<void> {
    for (const question of questions) {
      if ('inChromium' in question) continue;
      const faults = await question.ask({ page, path });
      expect.soft(faults, `${path} ${state} ${question.name}`).toEqual([]);
    }
  }

  test.each(paths)('%s is whole at three widths', async (path) => {
    await page.open(path, 390);
    for (const width of [390, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await ask(path, `at ${width} px`, [reflow, whole]);
    }
  });

  test.each(shapes)('%s passes the questions that the engine can answer', async (path) => {
    await page.open(path, 390);
    await page.emulateMedia({
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: 'reduce',
      media: 'screen',
    });
    for (const [state, questions] of TABLE) {
      if (!engine.states.test(state.name)) continue;
      await state.bring(page);
      await ask(path, state.name, questions);
    }
    await ask(path, 'in the end', [whole]);
  });
});
