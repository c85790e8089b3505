// Presses what opens a tab or sends a form in a Chromium with a window and its pop-up blocker, while scripts are late:
// each shows at once that it was pressed, and does what it says, once. Effects alone are those of pressed-first.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Message } from '../../support/message-server.ts';
import { fill, QUOTE } from '../../support/quote-form.ts';
import { hold, openSmall, takeForms } from '../../support/small-build.ts';

/** A Chromium that can open a window: that of the other tests may be one without. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const pathOf = (name: string): string =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
const executablePath = NAMES.map(pathOf).find(Boolean);
const isReady = executablePath && pathOf('Xvfb');
if (!isReady) console.log('late-scripts is left out: apt-get install chromium xvfb');

let screen: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  if (!isReady) return;
  screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout as NodeJS.ReadableStream, 'data');
  const { args } = inject('chromium');
  browser = await chromium.launch({
    executablePath,
    args,
    headless: false,
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` } as Record<string, string>,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
});

afterAll(async () => {
  await browser?.close();
  screen?.kill();
});

declare global {
  /** What showed and said in the first frame after a press that a control is busy. */
  var marked: { shown: number; said: string } | undefined;
}

/** Runs in the page before its own scripts. */
function noteMark(): void {
  const note = () => {
    const said = document.querySelector('output')?.innerText ?? '';
    globalThis.marked = { shown: document.querySelectorAll('[aria-busy=true]').length, said };
  };
  addEventListener('click', () => requestAnimationFrame(note), true);
}

interface Late {
  page: Page;
  messages: Message[];
  /** The addresses of tabs that were opened. */
  tabs: () => string[];
}

/** Opens a page whose scripts come `seconds` after it is shown. */
async function openLate(path: string, seconds: number): Promise<Late> {
  const { held, release } = hold();
  const { page } = await openSmall(path, {
    browser,
    prepare: async (one) => {
      await one.addInitScript(noteMark);
      await one.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
      await one.route('**/*.js', async (route) => {
        await held;
        await new Promise((done) => setTimeout(done, 1000 * seconds));
        await route.fallback();
      });
    },
  });
  // The answer comes only after the script that could send the message once more.
  const after = seconds > 10 ? new Promise<void>((done) => setTimeout(done, 20_000)) : undefined;
  const messages = await takeForms(page, { status: 200, ...(after && { after }) });
  release();
  const tabs = () =>
    page
      .context()
      .pages()
      .slice(1)
      .map((tab) => decodeURIComponent(tab.url()));
  return { page, messages, tabs };
}

interface Kind {
  path: string;
  /** Presses the control, after what has to be done before. */
  press: (page: Page) => Promise<unknown>;
  /** Waits for what the control promises; where it opens a tab without asking the page, which would count as a press. */
  expectKept: (late: Late) => Promise<unknown>;
}

const acceptByChat = (page: Page) =>
  page
    .getByRole('link', { name: /^Enviar o aceite pelo WhatsApp/ })
    .first()
    // Without waiting until the control is enabled.
    .click({ force: true });
const expectTab = ({ tabs }: Late, words: RegExp) =>
  expect.poll(() => tabs().join(' | ')).toMatch(words);

const KINDS: Record<string, Kind> = {
  'a chat link after a choice': {
    path: '/proposta-tudo',
    press: async (page) => {
      await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).check();
      await page
        .getByRole('link', { name: /^Tirar dúvidas/ })
        .first()
        .click();
    },
    expectKept: (late) => expectTab(late, /^\S+wa\.me.*Fotos do cardápio[^|]*$/s),
  },
  'an acceptance by chat': {
    path: '/proposta-tudo',
    press: async (page) => {
      await page.getByLabel('Seu nome completo').fill('Eva Luz');
      await page.getByLabel(/^Seu cargo/).fill('Diretora');
      await acceptByChat(page);
    },
    expectKept: (late) => expectTab(late, /^\S+wa\.me.*Aceito .*Nome: Eva Luz[^|]*$/s),
  },
  'an acceptance without a name': {
    path: '/proposta-tudo',
    press: acceptByChat,
    expectKept: async ({ page, tabs }) => {
      await page.getByText('Escreva seu nome e seu cargo').waitFor();
      expect(tabs()).toEqual([]);
    },
  },
  'the form for a quote': {
    path: '/contato',
    press: async (page) => {
      await fill(page, QUOTE);
      await page.locator('form [type=submit]').first().click();
    },
    // The page answers, or the service if the browser sent the form.
    expectKept: async ({ page, messages }) => {
      const isAnswered = async () =>
        page.url().includes('forms.pinha.test') ||
        (await page.getByText('Mensagem enviada').count()) > 0;
      await expect.poll(isAnswered).toBe(true);
      expect(messages).toMatchObject([{ fields: { name: 'Ana Prado' } }]);
    },
  },
};

test.runIf(isReady)(
  'the pop-up blocker blocks a tab that is opened seconds after a press',
  async () => {
    const { page } = await openSmall('/sobre', { browser });
    await page.evaluate(() => {
      const late = () => console.log(open('') === null ? 'blocked' : 'open');
      addEventListener('click', () => setTimeout(late, 7000), { once: true });
    });
    const said = page.waitForEvent('console');
    await page.mouse.click(5, 5);
    // Asking the page meanwhile would count as one more press.
    expect((await said).text()).toBe('blocked');
  },
);

test.runIf(isReady).each([0, 7, 12])(
  'each control does what it says, with scripts after %s seconds',
  async (seconds) => {
    const kept = Object.entries(KINDS).map(async ([name, { path, press, expectKept }]) => {
      try {
        const late = await openLate(path, seconds);
        await press(late.page);
        const marked = await late.page.evaluate('globalThis.marked');
        if (seconds > 0) expect(marked).toEqual({ shown: 1, said: 'Carregando…' });
        await expectKept(late);
        if (!late.page.isClosed())
          await expect.poll(() => late.page.locator('[aria-busy=true]').count()).toBe(0);
        return [];
      } catch (error) {
        return [`${name}: ${String(error).slice(0, 600)}`];
      }
    });
    expect((await Promise.all(kept)).flat()).toEqual([]);
  },
);
