// Whatever is saved, in any order: the preview answers as a fresh build would, and with the same problems, without a restart.

import { afterAll, test } from 'vitest';
import { CODE_SAVES, SAVES, takeByChance } from '../support/saves.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

test('after saves of content, styles, drawings and scripts the preview is what a build writes', () =>
  takeByChance(SAVES, { runs: 3, length: 4 }, (stop) => stops.push(stop)));

test('after saves of code the preview is what a build writes', () =>
  takeByChance(CODE_SAVES, { runs: 1, length: 2 }, (stop) => stops.push(stop)));
