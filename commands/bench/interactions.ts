// How long pages take to answer a touch: interaction to next paint, on a processor four times as slow.

import type { Browser, Page } from 'playwright';
import { CHROMIUM_ARGS, prepareChromium } from '../programs/chromium.ts';
import { serveSite } from '../serve/serve-site.ts';

const RUNS = 9;
const SLOW_DOWN = 4;
const LIMIT_MS = 50;
/** Until the browser has told of what went before. */
const PAUSE_MS = 500;
/** Browsers tell of no event that took less. */
const LEAST_MS = 16;

interface Interaction {
  name: string;
  path: string;
  width: number;
  /** What the visitor has done before. */
  before: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<void>;
}

const hover = (selector: string) => (page: Page) => page.locator(selector).hover();
const typeLetter = (page: Page) => page.keyboard.press('a');
const field = 'form [name=name]';

/** Where the pointer stands, so that nothing but the press itself is timed. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The first says what the computer itself takes. Each first press also fetches and runs the script of its island. */
const INTERACTIONS: Interaction[] = [
  {
    name: 'a bare button, for comparison',
    path: 'data:text/html,<button onclick="this.append(1)">0</button>',
    width: 390,
    before: hover('button'),
    act: press,
  },
  ...['/', '/portfolio', '/termos-uso'].flatMap((path) => [
    {
      name: `menu of ${path}, first press`,
      path,
      width: 390,
      before: hover('.menu-toggle'),
      act: press,
    },
    {
      name: `menu of ${path}, second press`,
      path,
      width: 390,
      before: async (page: Page) => {
        await hover('.menu-toggle')(page);
        await press(page);
        await page.locator('.menu-toggle[aria-expanded=true]').waitFor();
      },
      act: press,
    },
  ]),
  {
    name: 'tab of the portfolio',
    path: '/portfolio',
    width: 1440,
    before: hover('.tabs a >> nth=1'),
    act: press,
  },
  {
    name: 'field of the contact form',
    path: '/contato',
    width: 390,
    before: hover(field),
    act: press,
  },
  {
    name: 'first keystroke there',
    path: '/contato',
    width: 390,
    before: (page) => page.locator(field).focus(),
    act: typeLetter,
  },
];

export async function measureInteractions(dist: string): Promise<void> {
  const { path } = await prepareChromium();
  const server = await serveSite({ folder: dist });
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  console.log(
    `\ninteraction to next paint, ms, processor ${SLOW_DOWN}× slower, ${RUNS} fresh visits     median      least to most`,
  );
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++)
      times.push(await timeVisit(browser, server.url, interaction));
    console.log(interaction.name.padEnd(70) + summary(times));
  }
  await browser.close();
  server.close();
}

function summary(times: number[]): string {
  times.sort((a, b) => a - b);
  const [least = 0, middle = 0, most = 0] = [times[0], times[times.length >> 1], times.at(-1)];
  const verdict = middle < LIMIT_MS ? '' : `   over ${LIMIT_MS}`;
  return `${String(middle).padStart(10)}${`${least} to ${most}`.padStart(19)}${verdict}`;
}

async function timeVisit(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: interaction.width, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(collectTimes);
  await page.goto(new URL(interaction.path, url).href, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await interaction.before(page);
  await page.waitForTimeout(PAUSE_MS);
  const earlier = (await readTimes(page)).length;
  await interaction.act(page);
  await page.waitForTimeout(PAUSE_MS);
  const times = (await readTimes(page)).slice(earlier);
  await context.close();
  return Math.max(LEAST_MS, ...times);
}

/** Runs in the page. */
function collectTimes(): void {
  const times: number[] = [];
  Object.assign(globalThis, { interactionTimes: times });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) times.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
}

function readTimes(page: Page): Promise<number[]> {
  return page.evaluate('globalThis.interactionTimes');
}
