// The calendar of meetings: brought in when it comes near, and never in the way when it does not come.
// How long it is waited for, and that what comes late changes nothing: tests/islands/booking.test.ts.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type OpenPage, openPage, type View, violations } from '../../support/browser.ts';
import { calendarCalls } from '../../support/calendar.ts';
import { hold } from '../../support/form-page.ts';
import { layoutShifts } from '../../support/layout-shift.ts';
import { expectReadable } from '../../support/looks.ts';

const SCRIPT = 'https://app.cal.com/embed/embed.js';
const FAILED = 'O calendário não abriu nesta página. Abra em outra aba, ou marque por mensagem.';

/** The three other ways to a meeting, in the box. */
const WAYS = [
  'https://cal.com/grimpa/reuniao',
  expect.stringMatching(/^https:\/\/wa\.me\/5541900000000\?text=Ol%C3%A1!%20Quero%20marcar/),
  'mailto:contato@grimpa.example',
];

const open = (view: Partial<View> = {}): Promise<OpenPage> =>
  openPage('/agendamento', { width: 1440, blockFonts: true, ...view });

const box = (page: Page) => page.locator('.calendar');

/** But for the fonts, which are blocked: when they come is no matter of the calendar's. */
const besidesFonts = (complaints: string[]): string[] =>
  complaints.filter((text) => !/\.woff2 |^console: Failed to load resource/.test(text));

/** Brings the box near, and waits until it has the state. */
async function reach(page: Page, state: 'loading' | 'ready' | 'failed'): Promise<void> {
  await box(page).scrollIntoViewIfNeeded();
  await page.locator(`.calendar[data-state=${state}]`).waitFor();
}

/** Until the browser has told who listens, and the loader did so before, whether the box is near. */
function watchNear(page: Page): Promise<void> {
  return box(page).evaluate(async (calendar) => {
    await new Promise<unknown>((told) =>
      new IntersectionObserver(told, { rootMargin: '200px' }).observe(calendar),
    );
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
}

async function offers(page: Page): Promise<(string | null)[]> {
  const links = await box(page).getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

/** The other ways stand in its place, and nothing on the page has moved. */
async function expectFailed(page: Page): Promise<void> {
  await reach(page, 'failed');
  expect(await box(page).getByRole('status').innerText()).toBe(FAILED);
  expect(await offers(page)).toEqual(WAYS);
  expect(await page.locator('iframe').count()).toBe(0);
  expect((await box(page).boundingBox())?.height).toBe(700);
  expect(await page.locator('.calendar-note .cluster').isVisible(), 'said twice').toBe(false);
  expect(await layoutShifts(page)).toEqual([]);
}

test.each([1440, 320])(
  'the calendar comes when it is near, into the room that was kept for it at %i px',
  async (width) => {
    const requests: string[] = [];
    const { page, complaints } = await open({
      width,
      height: 600,
      prepare: async (fresh) => fresh.on('request', (request) => requests.push(request.url())),
    });
    await watchNear(page);
    const early = requests.filter((url) => /\.js$|cal\.com/.test(url));
    expect(early, 'before it is near').toEqual([]);
    const before = await box(page).boundingBox();
    expect(before?.height).toBe(700);
    expect(before?.width).toBe(width - 2 * (before?.x ?? 0));
    await reach(page, 'ready');
    const after = await box(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, 700]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(requests.filter((url) => url === SCRIPT)).toHaveLength(1);

    const colour = { 'cal-brand': '#fa7124' };
    const brand = { light: colour, dark: colour };
    const layout = 'month_view';
    const config = { layout, theme: 'auto' };
    const inline = { elementOrSelector: '<frame>', config, calLink: 'grimpa/reuniao' };
    expect(await calendarCalls(page), 'as its documentation has them').toEqual([
      ['', 'initNamespace', 'reuniao'],
      ['reuniao', 'init', 'reuniao', { origin: 'https://app.cal.com' }],
      ['reuniao', 'inline', inline],
      ['reuniao', 'ui', { cssVarsPerTheme: brand, hideEventTypeDetails: false, layout }],
      ['reuniao', 'on', { action: 'linkReady', callback: 'function' }],
      ['reuniao', 'on', { action: 'linkFailed', callback: 'function' }],
    ]);
    const title = 'Calendário para marcar uma reunião';
    expect(await page.locator('iframe').getAttribute('title')).toBe(title);
    expect(await box(page).getByRole('link').count()).toBe(0);
    expect(await page.locator('.calendar-note .cluster').getByRole('link').count()).toBe(2);
    // The dark, and the words around it, every page is asked about.
    if (width === 320) expect(await violations(page)).toEqual([]);
    expect(besidesFonts(complaints)).toEqual([]);
  },
);

test.each([1440, 390])(
  'when its script is blocked, its place offers the other ways where they stood before, at %i px',
  async (width) => {
    const { held, release } = hold();
    const { page, complaints } = await open({
      width,
      height: 400,
      prepare: (fresh) => fresh.route(SCRIPT, (route) => held.then(() => route.abort())),
    });
    const places = () =>
      box(page).evaluate((calendar) => {
        const offers = calendar.querySelector('[data-part=offer]') as Element;
        const below = offers.getBoundingClientRect().top - calendar.getBoundingClientRect().top;
        return { below, end: document.documentElement.scrollHeight };
      });
    const before = await places();
    await reach(page, 'loading');
    expect(await box(page).getByRole('status').innerText()).toBe('Abrindo o calendário…');
    expect(await offers(page)).toEqual([]);
    release();
    await expectFailed(page);
    expect(await places(), 'nothing moves').toEqual(before);
    await expectReadable(page, 'failed');
    expect(besidesFonts(complaints)).toEqual([`failed: ${SCRIPT} (net::ERR_FAILED)`]);
  },
);

test('without JavaScript the box is as high as its offers', async () => {
  const { page } = await open({ javaScript: false });
  expect(await offers(page)).toEqual(WAYS);
  expect((await box(page).boundingBox())?.height).toBeLessThan(300);
  expect(await page.getByText('Abrindo o calendário…').isVisible()).toBe(false);
  expect(await page.getByText(FAILED).isVisible()).toBe(false);
  expect(await page.locator('.calendar-note .cluster').getByRole('link').count()).toBe(0);
});
