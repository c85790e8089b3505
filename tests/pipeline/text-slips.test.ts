// What people mean as Markdown and nobody would see as such: refused where it stands, with the line to write.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/files.ts';
import { refusalsOf, refuse } from '../support/refusals.ts';
import { POST, PROPOSAL, post } from '../support/tiny-site.ts';

const inPost = (body: string): string => post({}, `${body}\n`);
const saidOf = (body: string): string[] => refusalsOf(POST, inPost(body));

test('footnotes without a text, without a mark, doubled or inside of others are refused', () => {
  refuse(
    POST,
    inPost,
    `
    Um fato[^a].
      13:8 » expected a line [^a]: with the text of the note, found none
      fix: write [^a]: and what it says on a line of its own, with an empty line above it
    Um fato.\\n\\n[^a]: Fonte.
      15:1 » expected [^a] in the text, found only the note
      fix: write [^a] where the note belongs, or remove its line
    Um fato[^a].\\n\\n[^a]: Fonte.\\n\\n[^a]: Outra.
      17:1 » expected each note once, found [^a] a second time
      fix: give it another name, here and in the text, or remove one of the two
    Um fato[^a].\\n\\n[^a]:
      15:1 » expected what the note [^a] says, found nothing
      fix: write it on the same line: [^a]: the text
    Um[^a] e dois[^b].\\n\\n[^a]: Fonte[^b].\\n\\n[^b]: Fim.
      15:12 » expected a note without notes of its own, found [^b] in one
      fix: say it in the same note
    [Um fato[^a]](/blog) e[^a].\\n\\n[^a]: Fonte.
      13:9 » expected a link without notes in its words, found [^a] there
      fix: write [^a] behind the link
    `,
  );
});

test('a callout by an unknown name, without a text or outside of a quote is refused', () => {
  const known = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO, NOTE, TIP, IMPORTANT, WARNING, CAUTION';
  refuse(
    POST,
    inPost,
    `
    > [!NOTTA]\\n> Texto.
      13:1 » expected the name of a callout, found [!NOTTA]
      fix: did you mean [!NOTA]? Known: ${known}
    > [!XYZ]\\n> Texto.
      13:1 » expected the name of a callout, found [!XYZ]
      fix: write one of ${known}
    > [!NOTA]
      13:1 » expected a text below [!NOTA], found none
      fix: write it on the next line, which starts with > too
    [!NOTA]\\nTexto.
      13:1 » expected [!NOTA] on the first line of a quote, found it in a text
      fix: write > [!NOTA], and > before the lines of the callout
    `,
  );
});

test('videos, maps and sounds say what they are, where they are, and stand alone', () => {
  refuse(
    POST,
    inPost,
    `
    ¤
      13:1 » expected what ¤ shows, found only the address
      fix: write [its title](¤) in a paragraph of its own
      ¤ https://youtu.be/aqz-KE-bpKQ | https://youtu.be/aqz-KE-bpKQ
      ¤ https://vimeo.com/123456789 | https://vimeo.com/123456789
      ¤ https://www.openstreetmap.org/#map=17/-25.4/-49.2 | https://www.openstreetmap.org/#map=17/-25.4/-49.2
    ![](/uploads/a.mp3)
      13:1 » expected what /uploads/a.mp3 lets hear, found only the address
      fix: write [its title](/uploads/a.mp3) in a paragraph of its own
    https://maps.app.goo.gl/abc123
      13:1 » expected the address of a map with its place, found https://maps.app.goo.gl/abc123
      fix: open it, and copy the long address from the browser’s address bar, such as https://www.openstreetmap.org/#map=17/-25.42840/-49.27330
    Veja ![isto](https://youtu.be/aqz-KE-bpKQ) e siga.
      13:6 » expected a video, a map or a sound in a paragraph of its own, found it within a text
      fix: put an empty line before and behind it, or link to it: [isto](https://youtu.be/aqz-KE-bpKQ)
    `,
  );
  const inProposal = refusalsOf(
    PROPOSAL,
    '---\na: 1\n---\n\n![Isto](https://youtu.be/aqz-KE-bpKQ)\n',
  );
  expect(inProposal.join('\n')).toContain(
    'expected a proposal without videos, maps and sounds, found one',
  );
});

test('code that does not end, that nobody meant, or that is opened by something else is refused', () => {
  refuse(
    POST,
    inPost,
    `
    \`\`\`ts\\nconst a = 1;\\n\\nTexto.
      13:1 » expected a line of \`\`\` where the code ends, found none: all that follows would be code
      fix: write \`\`\` on a line of its own below the code
    Texto.\\n\\n    recuado
      15:1 » expected a line that starts at the left, found four spaces or more, which make code of it
      fix: take the spaces away; to show code, write a line of \`\`\` before and behind it
    \`\`\`ts {1,2}\\na\\n\`\`\`
      13:1 » expected a language and at most a title behind \`\`\`, found "ts {1,2}"
      fix: write \`\`\`ts title="build.ts" (an example)
    `,
  );
});

test('headings, lists, tables, bold, links and signs that are almost right are refused', () => {
  refuse(
    POST,
    inPost,
    `
    ##Título novo
      13:1 » expected a space behind the signs # of a heading, found "##Título novo"
      fix: write ## Título novo (to show the sign itself: \\#)
    #Título
      13:1 » expected a space behind the signs # of a heading, found "#Título"
      fix: write ## Título (to show the sign itself: \\#)
    Leve:\\n•\tpão
      14:1 » expected a list with a hyphen before each entry, found "•\tpão"
      fix: write - pão
    | A | B |\\n| 1 | 2 |
      13:1 » expected a table whose second line is | --- | --- |, found none or another below "| A | B |"
      fix: write | --- | --- | below the first line; to show a bar itself: \\|
    Texto.\\n\\nA | B\\n--- | --- | ---\\n1 | 2
      15:1 » expected a table whose second line is | --- | --- |, found none or another below "A | B"
      fix: write | --- | --- | below the first line; to show a bar itself: \\|
    Um ¤ aqui.
      13:4 » expected ** directly before the first and directly behind the last of the bold words, found ** that does not fit
      fix: write **words**, with spaces outside and none inside; to show the signs themselves: \\*\\*
      ¤ **negrito **texto |
      ¤ **sem fim |
    Veja [isto] (¤).
      13:6 » expected ( directly behind [isto], found a space between them
      fix: write [isto](address), without the space
      ¤ /blog | /blog
      ¤ https://a.test/x | https://a.test/x
    Veja [[isto]].
      13:6 » expected a link such as [words](/address), found [[isto]]
      fix: write [isto](/ and the address of the page)
    Que \`código e só.
      13:5 » expected code between two \`, found one alone
      fix: write the other one, or ’ for an apostrophe; to show the sign itself: \\\`
    Tabela: Preços\\n\\n| A | B |\\n| - | - |\\n| 1 | 2 | 3 |
      17:1 » expected at most 2 cells, as the table's first line has, found 3
      fix: add a column to the first two lines, or join cells; a bar inside of a cell is \\|
    ![Foto](/uploads/foto.jpg ¤)
      13:1 » expected a picture without a size, found "/uploads/foto.jpg ¤"
      fix: write /uploads/foto.jpg: the build makes every size that a screen asks for
      ¤ =300x200 | =300x200
      ¤ =300x | =300x
      ¤ =x200 | =x200
    | A | B |\\n| - | - |\\n| 1 | 2 |\\nTexto colado.
      16:1 » expected a row with | between its cells, found "Texto colado."
      fix: leave an empty line below the table, or write | Texto colado. |
    Que bom :smile:!
      13:9 » expected a sign or words, found :smile:, which would be printed as it is
      fix: paste the emoji itself, such as 🙂, or write \\:smile:
    `,
  );
});

test.each([
  'Cliente #1 do mês.',
  '`**a` e `:b:` e `[[c]]` e `[x] (/y)`',
  '\\*\\* e \\:smile: e \\#tag',
  'Às 10:30:45, em https://a.test/:id:/x.',
  'Veja [isto] (e aquilo).',
  '5 * 3 | 2',
  '| A | B |\n| - | - |\n| 1 \\| 2 | `a \\| b` |\n| só uma |',
  '- item\n\n  continua\n\n1. um\n   dois',
])('text with the same signs is left alone: %s', (body) => {
  expect(saidOf(body)).toEqual([]);
});

test('what the documentation shows to copy is sound', () => {
  const guide = readFileSync(join(REPOSITORY, 'docs/writing.md'), 'utf8');
  const [, example = ''] = /```md\n(.*?)\n```/s.exec(guide) ?? [];
  expect(example).toContain('[!DICA]');
  expect(saidOf(example)).toEqual([]);
});

test('a text that YAML would cut at a sign # is refused, and a comment is not', () => {
  const titled = (title: string): string[] => refusalsOf(POST, post({ title }));
  expect(titled('Cliente #1 do mês').join('\n')).toContain(
    `:2:16\n  expected the whole text in quotes, found a sign # that makes YAML leave out "#1 do mês"`,
  );
  expect(titled('Cliente #1 do mês').join('\n')).toContain(
    'fix: write "Cliente #1 do mês"; for a comment, leave a space behind #',
  );
  for (const title of ['Cliente # do mês', 'Cliente  #um', '"Cliente" #um', '"Cliente #1"']) {
    expect(titled(title)).toEqual([]);
  }
  expect(
    refusalsOf(POST, post({ readMinutes: '7 #sete', publishedOn: '2025-05-12 #dia' })),
  ).toEqual([]);
});
