// How islands wake: when their time has come, not before, once, and without touching what is already there.

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  baseUrl,
  bookingPath,
  islandsAwake,
  openPage,
  paths,
  type View,
} from '../support/browser.ts';
import { pageOfTemplate, recordsOf } from '../support/content.ts';

/** Its policy lets a form be sent to the site itself. */
const FORM_PAGE: string =
  ['contact', 'careers', 'blog'].map((template) => pageOfTemplate(template)?.route).find(Boolean) ??
  '/';

let loader: string;
let policy: string;

beforeAll(async () => {
  const html = await (await fetch(baseUrl + FORM_PAGE)).text();
  loader = /<script type="module">.*?<\/script>/s.exec(html)?.[0] ?? '';
  policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? '';
  expect(loader).not.toBe('');
});

/** Says in the page that it is awake, and with which props; counts the presses of its button. */
const MODULE = `export const wake = (root, props) => {
  (globalThis.awake ??= []).push([root.id, props]);
  root.querySelector('button')?.addEventListener('click', () => {
    globalThis.presses = (globalThis.presses ?? 0) + 1;
    globalThis.pressed = [...(globalThis.pressed ?? []), root.id];
  });
};`;

interface Tiny {
  body: string;
  /** By the name in the address; without one the module above answers. */
  modules?: Record<string, string | null>;
  /** No module comes before this. */
  held?: Promise<void>;
  view?: Partial<View>;
}

/** A page of its own with the site's real loader, under the site's real policy. */
async function openTiny({ body, modules = {}, held, view }: Tiny) {
  const requests: string[] = [];
  const errors: string[] = [];
  const html = `<!doctype html><html lang="pt-BR"><head>${policy}<title>Ilhas</title></head><body>${body}${loader}</body></html>`;
  const { page } = await openPage('/ilhas', {
    width: 800,
    ...view,
    prepare: async (fresh) => {
      await view?.prepare?.(fresh);
      fresh.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await fresh.route('**/ilhas', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await fresh.route('**/outra*', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Outra</h1>' }),
      );
      await fresh.route('**/assets/*.js', async (route) => {
        const name = /([^/]*)\.js$/.exec(route.request().url())?.[1] ?? '';
        requests.push(name);
        await held;
        const text = name in modules ? modules[name] : MODULE;
        if (text == null) return route.abort();
        return route.fulfill({ contentType: 'text/javascript', body: text });
      });
    },
  });
  return { page, requests, errors };
}

function island(id: string, attributes: string, inner = '<button>Abrir</button>'): string {
  return `<div id="${id}" data-island="${id}" data-src="/assets/${id}.js" ${attributes}>${inner}</div>`;
}

function awake(page: Page): Promise<[string, unknown][]> {
  return page.evaluate('globalThis.awake ?? []');
}

function names(page: Page): Promise<string[]> {
  return awake(page).then((list) => list.map(([name]) => name));
}

describe('an island wakes', () => {
  test.each([
    ['a press', (page: Page) => page.mouse.click(30, 20)],
    ['the focus', (page: Page) => page.keyboard.press('Tab')],
  ] as const)('at %s, with interaction, and not before', async (_, touch) => {
    const { page, requests } = await openTiny({ body: island('toque', 'data-when="interaction"') });
    await page.mouse.move(30, 20);
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    await touch(page);
    await expect.poll(() => names(page)).toEqual(['toque']);
    expect(requests).toEqual(['toque']);
  });

  test('200 px before it is seen, with visible, and not before', async () => {
    const tall = '<div id="alto"></div>';
    const { page, requests } = await openTiny({
      body: `${tall}${island('vista', 'data-when="visible"')}`,
      view: { height: 600 },
    });
    // The policy forbids style elements of the test’s own.
    await page.evaluate(() => {
      const filler = document.getElementById('alto') as HTMLElement;
      filler.style.height = '2000px';
    });
    await page.waitForTimeout(200);
    const { length } = requests;
    await page.evaluate(() => scrollTo(0, 1000));
    await page.waitForTimeout(300);
    expect(requests).toHaveLength(length);
    await page.evaluate(() => scrollTo(0, 1250));
    await expect.poll(() => names(page)).toEqual(['vista']);
  });

  test('in a quiet moment, with idle', async () => {
    const { page } = await openTiny({ body: island('calma', 'data-when="idle"') });
    await expect.poll(() => names(page)).toEqual(['calma']);
  });

  test('all the same where no quiet moment comes, with idle', async () => {
    const { page } = await openTiny({
      body: island('calma', 'data-when="idle"'),
      view: {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            globalThis.requestIdleCallback = (run, { timeout } = {}) =>
              timeout ? window.setTimeout(run, timeout) : 0;
          }),
      },
    });
    await expect.poll(() => names(page)).toEqual(['calma']);
  });

  test('in a quiet moment also where the browser cannot tell one', async () => {
    const { page } = await openTiny({
      body: island('calma', 'data-when="idle"'),
      view: {
        prepare: (fresh) => fresh.addInitScript('globalThis.requestIdleCallback = undefined'),
      },
    });
    await expect.poll(() => names(page)).toEqual(['calma']);
  });

  test('at once, with load', async () => {
    const { page } = await openTiny({ body: island('ja', 'data-when="load"') });
    await expect.poll(() => names(page)).toEqual(['ja']);
  });

  test('once its media query matches, and never again', async () => {
    const { page, requests } = await openTiny({
      body: island('tela', 'data-when="media" data-media="(width < 500px)"'),
    });
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    await page.setViewportSize({ width: 400, height: 600 });
    await expect.poll(() => names(page)).toEqual(['tela']);
    await page.setViewportSize({ width: 800, height: 600 });
    await page.setViewportSize({ width: 400, height: 600 });
    await page.waitForTimeout(200);
    expect(await names(page)).toEqual(['tela']);
  });

  test('at once where a draft waits for it', async () => {
    const { page } = await openTiny({
      body: island('texto', 'data-when="interaction" data-draft="rascunho"'),
      view: {
        prepare: (fresh) => fresh.addInitScript("sessionStorage.setItem('rascunho', '{}')"),
      },
    });
    await expect.poll(() => names(page)).toEqual(['texto']);
  });

  test('with its props unharmed, whatever is in them', async () => {
    const props = {
      text: `</script><script>alert(1)</script> "aspas" 'simples' & &amp; 🌲 \u2028 \\ <!--`,
      list: [null, 0, false, ''],
    };
    const escaped = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const { page, errors } = await openTiny({
      body: island('dados', `data-when="load" data-props="${escaped}"`),
    });
    await expect.poll(() => awake(page)).toEqual([['dados', props]]);
    expect(errors).toEqual([]);
  });
});

describe('while the script of an island is on its way', () => {
  const body = island('um', 'data-when="interaction"') + island('dois', 'data-when="interaction"');

  test('five presses of a button become one, and the focus stays', async () => {
    const { held, release } = hold();
    const { page } = await openTiny({ body, held });
    const button = page.getByRole('button').first();
    for (let press = 0; press < 5; press++) await button.click();
    expect(await page.evaluate('globalThis.presses')).toBe(undefined);
    release();
    await expect.poll(() => page.evaluate('globalThis.presses ?? 0')).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    expect(await page.evaluate('globalThis.presses')).toBe(1);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    expect(await page.evaluate('globalThis.presses')).toBe(2);
  });

  test('of two buttons the last one pressed is meant', async () => {
    const { held, release } = hold();
    const { page } = await openTiny({ body, held });
    await page.getByRole('button').first().click();
    await page.getByRole('button').last().click();
    release();
    await expect.poll(() => page.evaluate('globalThis.presses ?? 0')).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    expect(await page.evaluate('globalThis.pressed')).toEqual(['dois']);
  });

  test.each(['Control', 'Shift'] as const)('a press with %s stays the browser’s', async (key) => {
    const link = '<a href="/outra" data-position="Vaga">Candidatar-se</a>';
    const { held } = hold();
    const { page } = await openTiny({ body: island('um', 'data-when="interaction"', link), held });
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link').click({ modifiers: [key] });
    const opened = await opening;
    await opened.waitForURL('**/outra');
    expect(page.url()).toContain('/ilhas');
  });
});

describe('an island that fails', () => {
  test.each([
    { how: 'does not come', module: null, message: /^island ruim: TypeError: Failed to fetch/ },
    {
      how: 'is no JavaScript',
      module: 'export const wake = (',
      message: /^island ruim: SyntaxError/,
    },
    { how: 'wakes nothing', module: 'export const outra = 1;', message: /^island ruim: TypeError/ },
    {
      how: 'throws',
      module: 'export const wake = () => { throw new Error("quebrou") }',
      message: /^island ruim: Error: quebrou/,
    },
    {
      how: 'throws later',
      module: 'export const wake = async () => { throw new Error("quebrou") }',
      message: /^island ruim: Error: quebrou/,
    },
  ])(
    'because it $how is named, its HTML works, and the others wake',
    async ({ module, message }) => {
      const form = '<form action="/outra"><button>Enviar</button></form>';
      const { page, errors } = await openTiny({
        body:
          island('ruim', 'data-when="interaction"', form) +
          island('boa', 'data-when="interaction"'),
        modules: { ruim: module },
      });
      await page.getByRole('button', { name: 'Abrir' }).click();
      await expect.poll(() => names(page)).toEqual(['boa']);
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.waitForURL('**/outra*');
      const named = errors.filter((text) => text.startsWith('island'));
      expect(named).toEqual([expect.stringMatching(message)]);
    },
  );
});

/** What a script waits for, until the test lets it come. */
function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}

/** A page of each form. */
const FORMS: { path: string; root: string }[] = [
  { template: 'contact', root: '[data-island=contact-form]' },
  { template: 'careers', root: '[data-island=application-form]' },
  { template: 'blog', root: '[data-island=newsletter]' },
].flatMap(({ template, root }) => {
  const path = pageOfTemplate(template)?.route;
  const [opening] = template === 'careers' ? recordsOf('jobs').keys() : [];
  const pages = opening ? [path, `/carreiras/${opening}`] : [path];
  return pages.flatMap((page) => (page ? [{ path: page, root }] : []));
});

describe.each(FORMS)('the form of $path', ({ path, root }) => {
  test('comes to life without a change to any node, and keeps text and focus', async () => {
    const { held, release } = hold();
    const scripts: string[] = [];
    const { page, complaints } = await openPage(path, {
      width: 1440,
      prepare: (fresh) =>
        fresh.route('**/*.js', async (route) => {
          scripts.push(route.request().url());
          await held;
          await route.continue();
        }),
    });
    await page.waitForTimeout(200);
    expect(scripts.filter((url) => !url.includes('/tabs.'))).toEqual([]);
    const input = page.locator(root).locator('input:is([type=text], [type=email]):visible').first();
    await input.click();
    await page.keyboard.type('Zoë 🌲 "<b>"');
    await page.locator(root).evaluate((element) => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      new MutationObserver((records) =>
        changes.push(...records.map(({ type, attributeName }) => `${type} ${attributeName}`)),
      ).observe(element, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    release();
    await page.waitForFunction((selector) => {
      const island = document.querySelector<HTMLElement & { waking?: unknown }>(selector);
      return island?.waking === false;
    }, root);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(200);
    expect(await page.evaluate('changes')).toEqual([]);
    expect(await input.inputValue()).toBe('Zoë 🌲 "<b>"');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

/** Those that need no passphrase. */
const openProposals = [...recordsOf('proposals')]
  .filter(([, { passphrase }]) => !passphrase)
  .map(([name]) => (name === 'proposta' ? '/proposta' : `/proposta-${name}`));

describe('no page asks for a script of an island that nobody has touched', () => {
  test.each(paths.filter((candidate) => candidate !== bookingPath))('%s', async (path) => {
    const early: string[] = [];
    const { page } = await openPage(path, {
      width: 390,
      prepare: async (fresh) =>
        fresh.on('request', (request) => {
          const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(request.url())?.[1];
          if (name) early.push(name);
        }),
    });
    await islandsAwake(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => early).toEqual(wantedBy(path));
  });
});

function wantedBy(path: string): string[] {
  if (path === '/pagina-que-nao-existe') return ['not-found'];
  if (path === pageOfTemplate('portfolio')?.route) return ['tabs'];
  return openProposals.includes(path) ? ['proposal-visit'] : [];
}

test('the loader of every page is the same', async () => {
  const loaders = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(baseUrl + path)).text();
    for (const [script] of html.matchAll(/<script type="module">.*?<\/script>/gs))
      loaders.add(script);
  }
  expect([...loaders]).toEqual([loader]);
});
