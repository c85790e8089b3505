// Refuses to send a proposal whose client would pay to a key that only stands for the real one.

import type { Site } from '../../../../domain/content/site.ts';
import { findText } from '../../../read/find-text.ts';
import { SINGLE_FILES } from '../../../read/list-content.ts';
import type { Run } from '../../../run.ts';

export function checkReceiver(run: Run, { pix, placeholders }: Site): void {
  if (!placeholders.some((placeholder) => pix.key.includes(placeholder))) return;
  run.problems.push({
    file: SINGLE_FILES.site,
    ...findText(run, SINGLE_FILES.site, pix.key),
    path: 'pix.key',
    message: `expected the PIX key of your house before a proposal is sent, found the placeholder ${pix.key}`,
    fix: 'write the key that your bank gave you, and the name and the city that go with it',
  });
}
