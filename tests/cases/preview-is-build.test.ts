// After any saves in any order the preview answers as a fresh build would, with the same problems, without a restart.

import { afterAll, test } from 'vitest';
import { CODE_SAVES, Previews, SAVES } from '../support/saves.ts';

const previews = new Previews();
afterAll(() => previews.stop());

test('after saves of content, styles, drawings and scripts the preview is what a build writes', () =>
  previews.takeByChance(SAVES, { runs: 3, length: 9 }));

test('after saves of code the preview is what a build writes', () =>
  previews.takeByChance(CODE_SAVES, { runs: 1, length: 2 }));
