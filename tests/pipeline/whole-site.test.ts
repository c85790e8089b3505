// What only the finished site shows: proposals that others lead to, descriptions that are cut, pages too heavy.

import { expect, test } from 'vitest';
import { buildSite, problemsOf } from '../support/build-site.ts';
import { post, proposal } from '../support/tiny-site.ts';

const OLA = 'content/blog/ola.md';
const AURORA = 'content/proposals/padaria-aurora.md';

test.each(['/proposta-padaria-aurora', 'https://www.pinha.test/proposta-padaria-aurora#aceite'])(
  'a link to a proposal is refused, written as %s',
  async (link) => {
    const tree = { [AURORA]: proposal(), [OLA]: post({}, `Veja [a proposta](${link}).\n`) };
    const problems = await problemsOf(tree);
    expect(problems.filter((text) => text.includes('no link to a proposal'))).toEqual([
      `content/blog/ola.md:13:19
  expected no link to a proposal, found ${link}: whoever follows it reads what one client was offered
  13 | Veja [a proposta](${link}).
     |                   ^
  fix: remove the link, and give its address to the client alone`,
    ]);
  },
);

test('a proposal may lead to places of its own', async () => {
  const text = proposal(
    'A padaria precisa',
    '[Aceite](/proposta-padaria-aurora). A padaria precisa',
  );
  expect((await buildSite({ [AURORA]: text })).problems).toEqual([]);
});

async function noticesOf(text: string): Promise<string[]> {
  const { report } = await buildSite({ [OLA]: text });
  return report.notices.map(({ message }) => message).filter((one) => one.includes('ola'));
}

test('a description that search engines cut, or that says nothing, is told', async () => {
  expect(await noticesOf(post({ description: 'Um artigo. '.repeat(15).trim() }))).toEqual([
    'content/blog/ola.md is described in 164 letters: search engines cut it after about 160',
  ]);
  expect(await noticesOf(post({ description: 'Um artigo.' }))).toEqual([
    'content/blog/ola.md is described in 10 letters: say what a reader finds there',
  ]);
});

test('so is a page that is too heavy', async () => {
  const [notice = ''] = (
    await noticesOf(post({ readMinutes: '60' }, 'Uma frase comum.\n\n'.repeat(12_000)))
  ).filter((text) => text.includes('weighs'));
  expect(notice).toMatch(/^\/blog\/ola \(content\/blog\/ola\.md\) weighs 3\d\d KB before/);
});
