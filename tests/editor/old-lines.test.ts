// A text that went through the editor is the text that somebody wrote, but for what was changed.

import { expect, test } from 'vitest';
import { withOldLines } from '../../editor/old-lines.ts';

const WRITTEN = `Um *itálico* e **negrito**.

| Tarefa | Antes |  Depois |
|--------|:-----:|--------:|
| Enviar | 3 h   |     1 h |

1. Um
2. Dois
   - Três

\`\`\`sql
select * from a
\`\`\``;

/** As the editor of texts writes the same. */
const GIVEN = `Um _itálico_ e **negrito**.

| Tarefa | Antes | Depois |
| --- | --- | --- |
| Enviar | 3 h | 1 h |

1. Um
2. Dois
    - Três

\`\`\`sql
select * from a
\`\`\``;

test('what differs by its manner alone keeps its bytes', () => {
  expect(withOldLines(GIVEN, WRITTEN)).toBe(WRITTEN);
});

test('what is changed is changed, and its neighbours are not', () => {
  const changed = GIVEN.replace('3 h', '4 h').replace('_itálico_', 'texto');
  const [first, ...rest] = WRITTEN.replace('| 3 h   |     1 h |', '| 4 h | 1 h |').split('\n');
  expect(first).toContain('itálico');
  expect(withOldLines(changed, WRITTEN)).toBe(['Um texto e **negrito**.', ...rest].join('\n'));
});

test('code is meant to the letter, and depth is a change', () => {
  const code = WRITTEN.replace('select * from a', 'select _ from a');
  expect(withOldLines(code, WRITTEN)).toBe(code);
  const out = WRITTEN.replace('   - Três', '- Três');
  expect(withOldLines(out, WRITTEN)).toBe(out);
});
