// A second thread changes nothing but who renders a text.

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { renderText } from '../../pipeline/render/render-text.ts';
import { startTextThread } from '../../pipeline/render/text-thread.ts';
import { Source } from '../../pipeline/source.ts';
import { buildProject } from '../support/build-site.ts';
import { compileProgram } from '../support/compiled-program.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { makeLight } from '../support/sent-project.ts';
import { article } from '../support/tiny-site.ts';

const PROGRAM = compileProgram('pipeline/render/text-worker.ts');
const SETTING = { tableLabel: 'Tabela', fills: { brand: 'Pinha' } };

const texts = Array.from({ length: 300 }, (_, number) => {
  const body = {
    text: `## Parte ${number}\n\nDa {brand}, em 5 dias: [a](/b).\n\n<b>não</b>`,
    firstLine: 9,
  };
  const file = `content/blog/texto-${number}.md`;
  return { source: new Source(file, body.text, body, () => expect.fail()), pictures: {} };
});

test('a thread gives what this one would, of every text that it was asked for', async () => {
  const thread = startTextThread(PROGRAM, texts, SETTING);
  const given = async (text: (typeof texts)[number]) => {
    for (;;) {
      const finished = thread?.take(text);
      if (finished) return finished;
      await setTimeout(1);
    }
  };
  for (const text of texts) expect(await given(text)).toEqual(renderText(text, SETTING));
  expect(thread?.take({ ...texts[0] } as (typeof texts)[0])).toBeUndefined();
  await thread?.close();
});

test('a text that is long, and those that a page wanted before they were ready, are left to this one', async () => {
  const long = texts.map((text, number) =>
    number === 3
      ? {
          ...text,
          source: new Source('a.md', '', { text: 'a\n\n'.repeat(40_000), firstLine: 1 }, () =>
            expect.fail(),
          ),
        }
      : text,
  );
  const thread = startTextThread(PROGRAM, long, SETTING);
  const [first, last] = [long[0], long[299]];
  if (!first || !last) throw new Error('there are texts');
  // Whoever wants the last one has no use for those before.
  for (let text = thread?.take(last); !text; text = thread?.take(last)) await setTimeout(1);
  expect(thread?.take(first)).toBeUndefined();
  await thread?.close();
});

test('few texts need no thread', () => {
  expect(startTextThread(PROGRAM, texts.slice(0, 100), SETTING)).toBeUndefined();
  expect(startTextThread(undefined, texts, SETTING)).toBeUndefined();
});

test('a site is the same with a thread, without one, and with one that fails', async () => {
  const posts = Array.from({ length: 210 }, (_, number) => [
    `content/blog/texto-${number}.md`,
    article(
      `texto-${number}`,
      {},
      `## Parte\n\nEm 5 dias, ${number} por e-mail.\n\n## Parte\n\nFim.\n`,
    ),
  ]);
  const root = makeLight(Object.fromEntries(posts));
  const broken = join(temporaryFolder(), 'nothing.mjs');
  const sites: Map<string, string>[] = [];
  for (const textProgram of [undefined, PROGRAM, broken]) {
    // Without cards for links, which take far longer than texts.
    const options = { unsent: true, ...(textProgram && { textProgram }) };
    const { problems } = await buildProject(root, options);
    expect(problems).toEqual([]);
    sites.push(contentsOf(join(root, 'dist')));
  }
  expect(sites[1]).toEqual(sites[0]);
  expect(sites[2]).toEqual(sites[0]);
});
