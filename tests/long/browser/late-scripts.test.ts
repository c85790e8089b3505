// Presses one control of each kind in a Chromium with a window and its pop-up blocker, while scripts are late: each
// shows at once that it was pressed, and does what it says, once.

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
    ...{ executablePath, args, headless: false },
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
  /** True for a control that the browser follows by itself. */
  isNative?: true;
}

/** Without waiting until the control is enabled. */
const AT_ONCE = { force: true };

const chat = (page: Page, name: RegExp) => page.getByRole('link', { name }).first();
const sign = async (page: Page): Promise<void> => {
  await page.getByLabel('Seu nome completo').fill('Eva Luz');
  await page.getByLabel(/^Seu cargo/).fill('Diretora');
};
const expectTab = ({ tabs }: Late, words: RegExp) =>
  expect.poll(() => tabs().join(' | ')).toMatch(words);

/** Waits until a form is answered: by the page, or by the service if the browser sent it. */
const expectAnswer = (page: Page, words: string) =>
  expect
    .poll(
      async () =>
        page.url().includes('forms.pinha.test') || (await page.getByText(words).count()) > 0,
    )
    .toBe(true);

const KINDS: Record<string, Kind> = {
  'a chat link': {
    path: '/proposta-tudo',
    press: (page) => chat(page, /^Tirar dúvidas/).click(),
    expectKept: (late) => expectTab(late, /^\S+wa\.me\S+ .*dúvida/),
    isNative: true,
  },
  'a chat link after a choice': {
    path: '/proposta-tudo',
    press: async (page) => {
      await page.getByRole('checkbox', { name: /Fotos do cardápio/ }).check();
      await chat(page, /^Tirar dúvidas/).click();
    },
    expectKept: (late) => expectTab(late, /^\S+wa\.me.*Fotos do cardápio[^|]*$/s),
  },
  'an acceptance by chat': {
    path: '/proposta-tudo',
    press: async (page) => {
      await sign(page);
      await chat(page, /^Enviar o aceite pelo WhatsApp/).click(AT_ONCE);
    },
    expectKept: (late) => expectTab(late, /^\S+wa\.me.*Aceito .*Nome: Eva Luz[^|]*$/s),
  },
  'an acceptance without a name': {
    path: '/proposta-tudo',
    press: (page) => chat(page, /^Enviar o aceite pelo WhatsApp/).click(AT_ONCE),
    expectKept: async ({ page, tabs }) => {
      await page.getByText('Escreva seu nome e seu cargo').waitFor();
      expect(tabs()).toEqual([]);
    },
  },
  'an acceptance by form': {
    path: '/proposta-tudo',
    press: async (page) => {
      await sign(page);
      await page.getByRole('button', { name: /^Enviar por aqui/ }).click(AT_ONCE);
    },
    expectKept: async ({ page, messages }) => {
      await page.getByText('Aceite recebido').waitFor();
      expect(messages).toMatchObject([{ fields: { name: 'Eva Luz' } }]);
    },
  },
  'a choice that is ticked already': {
    path: '/proposta-tudo',
    press: (page) => page.getByRole('radio', { name: /PIX/ }).press('Space'),
    expectKept: ({ page }) => expect.poll(() => page.url()).toContain('pagamento=pix'),
    isNative: true,
  },
  'the form for a quote': {
    path: '/contato',
    press: async (page) => {
      await fill(page, QUOTE);
      await page.locator('form [type=submit]').first().click();
    },
    expectKept: async ({ page, messages }) => {
      await expectAnswer(page, 'Mensagem enviada');
      expect(messages).toMatchObject([{ fields: { name: 'Ana Prado' } }]);
    },
  },
  'the form of the newsletter': {
    path: '/blog',
    press: async (page) => {
      await page.getByLabel('Seu e-mail').fill('ana@exemplo.com.br');
      await page.getByRole('button', { name: 'Assinar' }).click();
    },
    expectKept: async ({ page, messages }) => {
      await expectAnswer(page, 'Inscrição');
      expect(messages).toMatchObject([{ fields: { email: 'ana@exemplo.com.br' } }]);
    },
  },
  'the link of an opening': {
    path: '/carreiras',
    press: (page) => page.locator('[data-position]').first().click(),
    expectKept: async ({ page }) => {
      const name = await page.locator('[data-position]').first().getAttribute('data-position');
      await expect.poll(() => page.getByLabel('Vaga', { exact: true }).inputValue()).toBe(name);
    },
  },
  'a tab': {
    path: '/portfolio',
    press: (page) => page.locator('[data-island=tabs] a').nth(1).click(),
    expectKept: ({ page }) =>
      page
        .locator('[data-island=tabs] a')
        .nth(1)
        .and(page.getByRole('tab', { selected: true }))
        .waitFor(),
    isNative: true,
  },
  'a video': {
    path: '/blog/filme',
    press: (page) => page.locator('[data-island=embed] button').click(),
    expectKept: ({ page }) => expect.poll(() => page.locator('iframe').count()).toBe(1),
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

test.runIf(isReady).each([0, 3, 7, 12])(
  'each control does what it says, with scripts after %s seconds',
  async (seconds) => {
    const kept = Object.entries(KINDS).map(
      async ([name, { path, press, expectKept, isNative }]) => {
        try {
          const late = await openLate(path, seconds);
          await press(late.page);
          const marked = await late.page.evaluate('globalThis.marked');
          if (seconds > 0 && !isNative) expect(marked).toEqual({ shown: 1, said: 'Carregando…' });
          await expectKept(late);
          if (!late.page.isClosed())
            await expect.poll(() => late.page.locator('[aria-busy=true]').count()).toBe(0);
          return [];
        } catch (error) {
          return [`${name}: ${String(error).slice(0, 600)}`];
        }
      },
    );
    expect((await Promise.all(kept)).flat()).toEqual([]);
  },
);
