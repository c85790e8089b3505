// How many there are of something, in words.

import type { Words } from '../../domain/wording.ts';

export function problemCount(count: number): Words {
  return count === 1
    ? { en: '1 problem', pt: '1 problema' }
    : { en: `${count} problems`, pt: `${count} problemas` };
}

export function filesChanged(count: number): Words {
  return count === 1
    ? { en: '1 file changed', pt: '1 arquivo mudou' }
    : { en: `${count} files changed`, pt: `${count} arquivos mudaram` };
}
