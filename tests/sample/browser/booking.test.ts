// The calendar of meetings: brought in when it comes near, and never in the way when it does not come.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { answerFrom } from '../../support/answer-from.ts';
import { type OpenPage, openPage, type View, violations } from '../../support/browser.ts';
import { calendarCalls, calendarScript, standInCalendar } from '../../support/calendar.ts';
import { changedContent } from '../../support/content.ts';
import { holdTime, passPartOf, passTime } from '../../support/held-time.ts';
import { layoutShifts } from '../../support/layout-shift.ts';
import { buildChangedSite } from '../../support/real-site.ts';

const PATH = '/agendamento';
const SCRIPT = 'https://app.cal.com/embed/embed.js';
const FAILED = 'O calendário não abriu nesta página. Abra em outra aba, ou marque por mensagem.';
const PATIENCE_MS = 10_000;

function open(view: Partial<View> = {}): Promise<OpenPage> {
  return openPage(PATH, { width: 1440, ...view });
}

function box(page: Page) {
  return page.locator('.calendar');
}

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

/** The three other ways to a meeting, in the box. */
async function offers(page: Page): Promise<(string | null)[]> {
  const links = await box(page).getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

const WAYS = [
  'https://cal.com/grimpa/reuniao',
  expect.stringMatching(/^https:\/\/wa\.me\/5541900000000\?text=Ol%C3%A1!%20Quero%20marcar/),
  'mailto:contato@grimpa.example',
];

describe('the calendar when its service answers', () => {
  test('gets exactly the calls of its documentation', async () => {
    const { page, complaints } = await open();
    await reach(page, 'ready');
    const brand = { light: { 'cal-brand': '#fa7124' }, dark: { 'cal-brand': '#fa7124' } };
    expect(await calendarCalls(page)).toEqual([
      ['', 'initNamespace', 'reuniao'],
      ['reuniao', 'init', 'reuniao', { origin: 'https://app.cal.com' }],
      [
        'reuniao',
        'inline',
        {
          elementOrSelector: '<frame>',
          config: { layout: 'month_view', theme: 'auto' },
          calLink: 'grimpa/reuniao',
        },
      ],
      [
        'reuniao',
        'ui',
        { cssVarsPerTheme: brand, hideEventTypeDetails: false, layout: 'month_view' },
      ],
      ['reuniao', 'on', { action: 'linkReady', callback: 'function' }],
      ['reuniao', 'on', { action: 'linkFailed', callback: 'function' }],
    ]);
    expect(complaints).toEqual([]);
  });

  test('asks for nothing before the box comes near', async () => {
    const requests: string[] = [];
    const { page } = await open({
      height: 600,
      prepare: async (fresh) => fresh.on('request', (request) => requests.push(request.url())),
    });
    await watchNear(page);
    expect(requests.filter((url) => /\.js$|cal\.com/.test(url))).toEqual([]);
    await reach(page, 'ready');
    expect(requests.filter((url) => url === SCRIPT)).toHaveLength(1);
  });

  test('has a frame with a Portuguese name, which breaks no accessibility rule', async () => {
    const { page } = await open();
    await reach(page, 'ready');
    expect(await page.locator('iframe').getAttribute('title')).toBe(
      'Calendário para marcar uma reunião',
    );
    expect(await box(page).getByRole('link').count()).toBe(0);
    expect(await page.locator('.calendar-note .cluster').getByRole('link').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  test.each([1440, 390, 320])('takes the room that was kept for it at %i px', async (width) => {
    const { page } = await open({ width, blockFonts: true });
    const before = await box(page).boundingBox();
    expect(before?.height).toBe(700);
    expect(before?.width).toBe(Math.min(900, width - 2 * (before?.x ?? 0)));
    await reach(page, 'ready');
    const after = await box(page).boundingBox();
    expect(after?.width).toBe(before?.width);
    expect(after?.height).toBe(700);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

const UNANSWERED: { what: string; prepare: (page: Page) => Promise<unknown>; waits: boolean }[] = [
  {
    what: 'its script is blocked',
    prepare: (page) => page.route(SCRIPT, (route) => route.abort()),
    waits: false,
  },
  {
    what: 'its link is wrong',
    prepare: (page) => standInCalendar(page, 'linkFailed'),
    waits: false,
  },
  {
    what: 'its frame stays silent',
    prepare: (page) => standInCalendar(page, 'silent'),
    waits: true,
  },
  {
    what: 'its script never comes',
    prepare: (page) => page.route(SCRIPT, () => {}),
    waits: true,
  },
  {
    what: 'its script is broken',
    prepare: (page) =>
      page.route(SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
    waits: true,
  },
];

describe.each(UNANSWERED)('when $what', ({ prepare, waits }) => {
  test('its place offers the other ways, after ten seconds at most', async () => {
    const { page } = await open({
      blockFonts: true,
      prepare: async (fresh) => {
        await holdTime(fresh);
        await prepare(fresh);
      },
    });
    if (waits) {
      await reach(page, 'loading');
      expect(await box(page).innerText()).toBe('Abrindo o calendário…');
      await passPartOf(PATIENCE_MS, page, PATIENCE_MS - 1);
      expect(await box(page).getAttribute('data-state')).toBe('loading');
      await passTime(page, 1);
    }
    await reach(page, 'failed');
    expect(await box(page).getByRole('status').innerText()).toBe(FAILED);
    expect(await offers(page)).toEqual(WAYS);
    expect(await page.locator('iframe').count()).toBe(0);
    expect((await box(page).boundingBox())?.height).toBe(700);
    expect(await page.locator('.calendar-note .cluster').boundingBox()).toBe(null);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('an answer that comes after the calendar was given up changes nothing', async () => {
  let answer = (): void => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  const { page, complaints } = await open({
    prepare: async (fresh) => {
      await holdTime(fresh);
      await fresh.route(SCRIPT, async (route) => {
        await asked;
        await route.fulfill({
          contentType: 'text/javascript',
          body: calendarScript('linkReady'),
        });
      });
    },
  });
  await reach(page, 'loading');
  await passTime(page, PATIENCE_MS);
  await reach(page, 'failed');
  answer();
  await expect.poll(() => page.evaluate('globalThis.calendarCalls?.length')).toBe(6);
  expect(await box(page).getAttribute('data-state')).toBe('failed');
  expect(await offers(page)).toEqual(WAYS);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('without JavaScript the box is as high as its offers', async () => {
  const { page } = await open({ javaScript: false });
  expect(await offers(page)).toEqual(WAYS);
  expect((await box(page).boundingBox())?.height).toBeLessThan(300);
  expect(await page.getByText('Abrindo o calendário…').isVisible()).toBe(false);
  expect(await page.getByText(FAILED).isVisible()).toBe(false);
  expect(await page.locator('.calendar-note .cluster').getByRole('link').count()).toBe(0);
});

test('without a booking link it says so on the console, and the other ways stay', async () => {
  const site = await buildChangedSite(
    changedContent('site.yaml', 'bookingLink: grimpa/reuniao', 'bookingLink:'),
  );
  expect(site.problems).toEqual([]);
  const requests: string[] = [];
  const { page, complaints } = await open({
    prepare: async (fresh) => {
      fresh.on('request', (request) => requests.push(request.url()));
      await answerFrom(fresh, site.outDir);
    },
  });
  await box(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringContaining(
        'island booking: Error: configuration: bookingLink is missing, so there is no calendar',
      ),
    ]);
  expect(await box(page).getAttribute('data-state')).toBe(null);
  expect(await offers(page)).toEqual(WAYS.slice(1));
  expect(await page.getByText(FAILED).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(requests.filter((url) => url.includes('cal.com'))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each([1440, 320])('every state breaks no accessibility rule at %i px', async (width) => {
    const { page } = await open({
      width,
      scheme,
      prepare: async (fresh) => {
        await holdTime(fresh);
        await fresh.route(SCRIPT, () => {});
      },
    });
    await reach(page, 'loading');
    expect.soft(await violations(page), 'loading').toEqual([]);
    await passTime(page, PATIENCE_MS);
    await reach(page, 'failed');
    expect.soft(await violations(page), 'failed').toEqual([]);
  });
});
