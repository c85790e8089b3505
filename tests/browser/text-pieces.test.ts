// A text with everything that texts may hold, as a visitor finds it: readable, and quiet until a video is asked for.

import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { clippedText, openBuilt, violations } from '../support/browser.ts';
import { buildSite } from '../support/build-site.ts';
import { expectReadable } from '../support/looks.ts';
import { article } from '../support/tiny-site.ts';
import { enlarge, largeLetters } from './questions/large-letters.ts';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const FRAME = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const TEXT = `Um fato.[^a] Outro.[^a]

## Destaques

> [!NOTA]
> Com \`código\` e [um link](/blog).

> [!DICA] Um título
> - item

> [!IMPORTANTE]
> Texto.

> [!ATENÇÃO]
> Texto.

> [!CUIDADO]
> Texto.[^b]

> Bom.
> — Ana Prado, sócia

\`\`\`ts title="a.ts"
// Soma.
export const total = (items: Item[]) => items.map(({ price }) => price ?? 0.5);
\`\`\`

\`\`\`diff
- a
+ b
\`\`\`

![Como se faz](${VIDEO})

[Onde fica](https://www.openstreetmap.org/#map=17/-25.42840/-49.27330)

[Entrevista](/uploads/fala.mp3)

Tabela: Quanto custa

| A | B | C |
| - | - | - |
| 1 | 2 | 3 |

[^a]: Alfa, [aqui](/blog).
[^b]: Beta.
`;

let site: string;
beforeAll(async () => {
  const files = {
    'content/blog/tudo.md': article('Tudo', {}, TEXT),
    'public/uploads/fala.mp3': 'a',
  };
  site = join((await buildSite(files)).root, 'dist');
});

test('every piece can be read, narrow and wide, in both themes', async () => {
  const { page, complaints } = await openBuilt(site, '/blog/tudo', {
    width: 320,
    reducedMotion: true,
  });
  await expectReadable(page, 'all pieces');
  expect(await clippedText(page)).toEqual([]);
  await page.locator('.note-mark a').first().click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#nota_1');
  await page.getByLabel('Voltar ao texto da nota 1, 2').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#nota_1_2');
  expect(complaints).toEqual([]);
});

test('every piece keeps its words whole where letters are twice as large', async () => {
  const opened = await openBuilt(site, '/blog/tudo', { width: 320 });
  await enlarge(opened.page);
  const visit = { ...opened, path: '/blog/tudo', scripts: [], pending: new Set<never>() };
  expect(await largeLetters.ask(visit)).toEqual([]);
});

test('a video comes by the first click, into its own room, and takes the focus', async () => {
  const { page, complaints } = await openBuilt(site, '/blog/tudo', { width: 390 });
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' });
  });
  const card = page.locator('.embed-card[data-kind=video]');
  const before = await card.boundingBox();
  expect(complaints).toEqual([]);
  await card.getByRole('button', { name: /^Assistir aqui.*Como se faz$/ }).click();
  const frame = card.locator('iframe');
  await frame.waitFor();
  await expect.poll(() => asked).toEqual([FRAME]);
  expect(await frame.getAttribute('title')).toBe('Como se faz');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  const room = ({ width, height }: { width: number; height: number }) => ({ width, height });
  const [after, inner] = [await card.boundingBox(), await frame.boundingBox()];
  expect(after && room(after)).toEqual(before && room(before));
  expect(inner && Math.abs(inner.width - (after?.width ?? 0))).toBeLessThan(5);
  expect(await page.evaluate('violated')).toEqual([]);
  expect(complaints).toEqual([`elsewhere: ${FRAME}`]);
  expect(await violations(page)).toEqual([]);
});

test('without JavaScript a link leads there, and nothing can be pressed in vain', async () => {
  const { page } = await openBuilt(site, '/blog/tudo', { width: 390, javaScript: false });
  const link = page.getByRole('link', { name: 'Abrir no YouTube' });
  expect(await link.getAttribute('href')).toBe(VIDEO);
  expect(await page.locator('.embed button:visible').count()).toBe(0);
  expect(await page.getByText('Como se faz', { exact: true }).first().isVisible()).toBe(true);
});

test('on paper there are the title and the address of what cannot be watched there', async () => {
  const { page } = await openBuilt(site, '/blog/tudo', { width: 800 });
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.embed a').first();
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain(VIDEO);
  expect(await page.locator('.embed-title').first().isVisible()).toBe(true);
  expect(await page.locator('audio').isVisible()).toBe(false);
});
