// Refuses to send a proposal whose client would pay to a key that only stands for the real one.

import type { Problem } from '../../../../domain/problem.ts';
import { SINGLE_FILES } from '../../../read/list-content.ts';
import type { House } from '../../collections.ts';

export function checkReceiver({ site, sources }: House): Problem[] {
  const { pix, placeholders } = site;
  if (!placeholders.some((placeholder) => pix.key.includes(placeholder))) return [];
  return [
    {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(['pix', 'key']),
      path: 'pix.key',
      message: `expected the PIX key of your house before a proposal is sent, found the placeholder ${pix.key}`,
      fix: 'write the key that your bank gave you, and the name and the city that go with it',
    },
  ];
}
