// The calendar of meetings: it loads when it is nearly in sight, and if it fails, other links replace it.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { settled } from '../support/browser.ts';
import { expectReadable } from '../support/readable.ts';
import { hold, openSmall } from '../support/small-build.ts';

const SCRIPT = 'https://app.cal.com/embed/embed.js';
const FAILED = 'O calendário não abriu nesta página. Abra em outra aba, ou marque por mensagem.';
/** The three links that replace the calendar. */
const WAYS = ['Abrir o calendário', 'Marcar por WhatsApp', 'Marcar por e-mail'];

/** Replaces the script of the service: it runs the calls that were queued, and shows a frame. */
function service(): void {
  type Call = [method: string, details?: { elementOrSelector?: Element; calLink?: string }];
  interface Queue {
    q: Call[];
    ns: Record<string, Queue>;
  }
  const { Cal } = globalThis as unknown as { Cal: Queue };
  const ready: (() => void)[] = [];
  for (const [method, details] of Object.values(Cal.ns).flatMap(({ q }) => q)) {
    const { action, callback } = (details ?? {}) as { action?: string; callback?: () => void };
    if (method === 'on' && action === 'linkReady' && callback) ready.push(callback);
    if (method !== 'inline') continue;
    const frame = document.createElement('iframe');
    frame.src = `https://app.cal.com/${details?.calLink}/embed`;
    frame.onload = () => {
      for (const tell of ready) tell();
    };
    details?.elementOrSelector?.append(frame);
  }
}

/** Serves the calendar to a page whose time the test passes. */
async function serveByClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('https://app.cal.com/**', (route) =>
    route.request().url() === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body: `(${service})()` })
      : route.fulfill({ contentType: 'text/html', body: '<title>Calendário</title>Novembro' }),
  );
}

const bringNear = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Combine o dia e a hora' }).scrollIntoViewIfNeeded();

async function offers(page: Page): Promise<string[]> {
  const ways = WAYS.map(async (name) => {
    const isSeen = await page.getByRole('link', { name }).first().isVisible();
    return isSeen ? [name] : [];
  });
  return (await Promise.all(ways)).flat();
}

test('the calendar loads into its reserved space when it is nearly in sight', async () => {
  const opened = await openSmall('/agendamento', { height: 400, prepare: serveByClock });
  const { page, complaints } = opened;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await settled(opened);
  expect(asked.filter((url) => /\.js$|cal\.com/.test(url))).toEqual([]);
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await end();
  await bringNear(page);
  const frame = page.getByTitle('Calendário para marcar uma reunião');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe('https://app.cal.com/pinha/reuniao/embed');
  expect(await end()).toBe(before);
  expect(asked.filter((url) => url === SCRIPT)).toHaveLength(1);
  await page.locator('[data-part=box][data-state=ready]').waitFor();
  await expectReadable(page, 'shown');
  // It stays when the time for loading is over.
  await page.clock.runFor(60_000);
  await settled(opened);
  expect(await frame.count()).toBe(1);
  expect(await page.getByText(FAILED).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('a calendar that is blocked is replaced by other links, and nothing moves', async () => {
  const { held, release } = hold();
  const { page, complaints } = await openSmall('/agendamento', {
    height: 400,
    prepare: (fresh) => fresh.route(SCRIPT, (route) => held.then(() => route.abort())),
  });
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await end();
  await bringNear(page);
  await page.getByText('Abrindo o calendário…').waitFor();
  release();
  await page.getByText(FAILED).waitFor();
  expect(await offers(page)).toEqual(WAYS);
  expect(await end()).toBe(before);
  await expectReadable(page, 'failed');
  expect(complaints).toEqual([]);
});

test('a calendar that is too slow is replaced by other links, also if it loads later', async () => {
  const { held, release } = hold();
  const opened = await openSmall('/agendamento', {
    prepare: async (fresh) => {
      await serveByClock(fresh);
      await fresh.route(SCRIPT, (route) => held.then(() => route.fallback()));
    },
  });
  const { page } = opened;
  await bringNear(page);
  await page.getByText('Abrindo o calendário…').waitFor();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.getByText(FAILED).isVisible();
    })
    .toBe(true);
  release();
  await settled(opened);
  expect(await page.getByText(FAILED).isVisible()).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('without scripts only the other links are shown in place of the calendar', async () => {
  const { page } = await openSmall('/agendamento', { javaScript: false });
  expect(await offers(page)).toEqual(WAYS);
  expect(await page.getByText('Abrindo o calendário…').isVisible()).toBe(false);
});
