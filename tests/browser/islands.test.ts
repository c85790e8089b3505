// How islands wake: when their time has come, not before, once, and without touching what is already there.

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, islandsAwake, openPage, type View } from '../support/browser.ts';
import { hasNewsletter, pageOfTemplate } from '../support/content.ts';
import { hold } from '../support/form-page.ts';
import { holdTime, passTime } from '../support/held-time.ts';

/** Its policy lets a form be sent to the site itself. */
const FORM_PAGE: string =
  ['contact', 'careers', 'blog'].map((template) => pageOfTemplate(template)?.route).find(Boolean) ??
  '/';

let loader: string;
let policy: string;

beforeAll(async () => {
  const html = await (await fetch(baseUrl + FORM_PAGE)).text();
  // A missing page looks for its visitor's at once, and has the loader that does so.
  const missing = await (await fetch(`${baseUrl}/nao-existe`)).text();
  loader = /<script type="module">.*?<\/script>/s.exec(missing)?.[0] ?? '';
  policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? '';
  expect(loader).not.toBe('');
});

/** Says in the page that it is awake, and with which props; notes the presses of its button. */
const MODULE = `globalThis.awake ??= [];
globalThis.pressed ??= [];
export const wake = (root, props) => {
  awake.push([root.id, props]);
  root.querySelector('button')?.addEventListener('click', () => pressed.push(root.id));
};`;

interface Tiny {
  body: string;
  /** By the name in the address; without one the module above answers. */
  modules?: Record<string, string | null>;
  /** What a module waits for, by its name. */
  held?: Record<string, Promise<void>>;
  view?: Partial<View>;
}

/** A page of its own with the site's real loader, under the site's real policy. */
async function openTiny({ body, modules = {}, held = {}, view }: Tiny) {
  const requests: string[] = [];
  const errors: string[] = [];
  const html = `<!doctype html><html lang="pt-BR"><head>${policy}<title>Ilhas</title></head><body>${body}${loader}</body></html>`;
  const { page } = await openPage('/ilhas', {
    width: 800,
    height: 600,
    ...view,
    prepare: async (fresh) => {
      await view?.prepare?.(fresh);
      fresh.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      const contentType = 'text/html; charset=utf-8';
      await fresh.context().route('**/{ilhas,outra}', (route) =>
        route.fulfill({
          contentType,
          body: route.request().url().endsWith('/ilhas') ? html : '',
        }),
      );
      await fresh.route('**/assets/*.js', async (route) => {
        const name = /([^/]*)\.js$/.exec(route.request().url())?.[1] ?? '';
        requests.push(name);
        await held[name];
        const text = name in modules ? modules[name] : MODULE;
        if (text == null) return route.abort();
        return route.fulfill({ contentType: 'text/javascript', body: text });
      });
    },
  });
  return { page, requests, errors };
}

function island(id: string, attributes = 'data-when="interaction"', inner?: string): string {
  const content = inner ?? '<button>Abrir</button>';
  return `<div id="${id}" data-island="${id}" data-src="/assets/${id}.js" ${attributes}>${content}</div>`;
}

function awake(page: Page): Promise<[string, unknown][]> {
  return page.evaluate('globalThis.awake ?? []');
}

function names(page: Page): Promise<string[]> {
  return awake(page).then((list) => list.map(([name]) => name));
}

function pressed(page: Page): Promise<string[]> {
  return page.evaluate('globalThis.pressed ?? []');
}

/** Long enough for whatever waits for nothing but its turn. */
function frames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
}

describe('an island wakes', () => {
  test('when its time has come, once, and not before', async () => {
    const props = {
      text: `</script><script>alert(1)</script> "aspas" 'simples' & &amp; 🌲 \u2028 \\ <!--`,
      list: [null, 0, false, ''],
    };
    const escaped = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const { page, requests, errors } = await openTiny({
      body: [
        island('toque'),
        island('foco'),
        island('ja', 'data-when="load"'),
        island('dados', `data-when="load" data-props="${escaped}"`),
        island('texto', 'data-when="interaction" data-draft="rascunho"'),
        island('outro', 'data-when="interaction" data-draft="outro"'),
        island('tela', 'data-when="(width < 500px)"'),
        // The policy forbids styles of the test’s own.
        '<canvas width="1" height="2000"></canvas>',
        island('vista', 'data-when="visible"'),
      ].join(''),
      view: { prepare: (fresh) => fresh.addInitScript("sessionStorage.setItem('rascunho', '{}')") },
    });
    await page.mouse.move(30, 20);
    const early = ['dados', 'ja', 'texto'];
    await expect.poll(async () => (await names(page)).sort()).toEqual(early);
    expect((await awake(page)).find(([name]) => name === 'dados')).toEqual(['dados', props]);
    await frames(page);
    expect(requests.toSorted(), 'untouched').toEqual(early);

    await page.mouse.click(30, 20);
    await expect.poll(() => names(page), { message: 'at a press' }).toContain('toque');
    await page.keyboard.press('Tab');
    await expect.poll(() => names(page), { message: 'at the focus' }).toContain('foco');
    for (const width of [400, 800, 400, 800]) {
      await page.setViewportSize({ width, height: 600 });
      await expect
        .poll(() => names(page), { message: 'once its media query matches' })
        .toContain('tela');
      await frames(page);
    }
    const top = await page
      .locator('#vista button')
      .evaluate((box) => box.getBoundingClientRect().y);
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 220);
    await frames(page);
    expect(requests, '220 px before it is seen').not.toContain('vista');
    await page.evaluate((y) => scrollTo(0, y), top - 600 - 180);
    await expect
      .poll(() => names(page), { message: '180 px before it is seen' })
      .toContain('vista');
    const all = [...early, 'toque', 'foco', 'tela', 'vista'].sort();
    expect((await names(page)).sort()).toEqual(all);
    expect(requests.toSorted()).toEqual(all);
    expect(errors).toEqual([]);
  });

  test('at a press, where the browser allows no storage', async () => {
    const { page } = await openTiny({
      body: island('texto', 'data-when="interaction" data-draft="a"'),
      view: {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            Object.defineProperty(window, 'sessionStorage', {
              get: () => {
                throw new DOMException('denied', 'SecurityError');
              },
            });
          }),
      },
    });
    await frames(page);
    expect(await names(page)).toEqual([]);
    await page.mouse.click(30, 20);
    await expect.poll(() => names(page)).toEqual(['texto']);
  });
});

test('while scripts are on their way presses are kept, the last one once, and the browser’s own stay so', async () => {
  const [first, second] = [hold(), hold()];
  const link = '<a href="/outra" data-position="Vaga">Candidatar-se</a>';
  const { page } = await openTiny({
    body: island('vaga', undefined, link) + ['um', 'dois', 'tres'].map((id) => island(id)).join(''),
    held: { vaga: second.held, um: first.held, dois: second.held, tres: second.held },
  });
  for (const key of ['Control', 'Shift'] as const) {
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link').click({ modifiers: [key] });
    await (await opening).waitForURL('**/outra');
    expect(page.url(), key).toContain('/ilhas');
  }
  const button = (id: string) => page.locator(`#${id} button`);
  for (let press = 0; press < 5; press++) await button('um').click();
  expect(await pressed(page)).toEqual([]);
  first.release();
  await expect.poll(() => pressed(page)).toEqual(['um']);
  await frames(page);
  expect(await pressed(page), 'five presses').toEqual(['um']);
  expect(await button('um').evaluate((element) => element === document.activeElement)).toBe(true);
  await button('um').click();
  expect(await pressed(page)).toEqual(['um', 'um']);
  await button('dois').click();
  await button('tres').click();
  second.release();
  await expect.poll(() => names(page)).toHaveLength(4);
  await frames(page);
  expect(await pressed(page), 'of two buttons').toEqual(['um', 'um', 'tres']);
});

test('an island that fails is named, its HTML works, and the others wake', async () => {
  const FAILURES: [name: string, module: string | null, message: RegExp][] = [
    ['falta', null, /^island falta: TypeError: Failed to fetch/],
    ['quebrada', 'export const wake = (', /^island quebrada: SyntaxError/],
    ['vazia', 'export const outra = 1;', /^island vazia: TypeError/],
    [
      'lanca',
      'export const wake = () => { throw new Error("quebrou") }',
      /^island lanca: Error: quebrou/,
    ],
    [
      'depois',
      'export const wake = async () => { throw new Error("quebrou") }',
      /^island depois: Error: quebrou/,
    ],
    ['nunca', null, /^island nunca:/],
  ];
  const form = '<form action="/outra"><button>Enviar</button></form>';
  const { page, errors } = await openTiny({
    body: FAILURES.map(([name]) => island(name, undefined, form)).join('') + island('boa'),
    modules: Object.fromEntries(FAILURES.map(([name, module]) => [name, module])),
    held: { nunca: new Promise(() => {}) },
    view: { prepare: holdTime },
  });
  await page.evaluate(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    document.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push((event.target as HTMLElement).parentElement?.id ?? '');
      event.preventDefault();
    });
  });
  const sent: string[] = [];
  for (const [name] of FAILURES) {
    await page.locator(`#${name} button`).click();
    if (name === 'nunca') await passTime(page, 10_000);
    sent.push(name);
    await expect.poll(() => page.evaluate('sent'), { message: name }).toEqual(sent);
  }
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect.poll(() => names(page)).toEqual(['boa']);
  // One that fails before its press is over is tried once more by the end of it.
  const named = [...new Set(errors.filter((text) => text.startsWith('island')))];
  expect(named).toEqual(FAILURES.map(([, , message]) => expect.stringMatching(message)));
});

test('an island whose script could not come wakes at a later press', async () => {
  const modules: Record<string, string | null> = { fora: null };
  const { page } = await openTiny({ body: island('fora'), modules });
  await page.locator('#fora button').click();
  await frames(page);
  expect(await names(page)).toEqual([]);
  modules.fora = MODULE;
  await page.locator('#fora button').click();
  await expect.poll(() => names(page)).toEqual(['fora']);
  await expect.poll(() => pressed(page)).toEqual(['fora']);
});

const FORMS: { path: string; root: string }[] = [
  { template: 'contact', root: '[data-island=contact-form]' },
  { template: 'careers', root: '[data-island=application-form]' },
  { template: 'blog', root: '[data-island=newsletter]' },
].flatMap(({ template, root }) => {
  const path = pageOfTemplate(template)?.route;
  const isThere = template !== 'blog' || hasNewsletter();
  return path && isThere ? [{ path, root }] : [];
});

test.each(FORMS)(
  'the form of $path comes to life without a change to any node, and keeps text and focus',
  async ({ path, root }) => {
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
    await islandsAwake(page);
    expect(scripts).toEqual([]);
    const input = page.locator(root).locator('input:is([type=text], [type=email]):visible').first();
    await input.click();
    await page.keyboard.type('Zoë 🌲 "<b>"');
    await page.locator(root).evaluate((element) => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      new MutationObserver((records) =>
        changes.push(
          ...records.map(
            ({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName}`,
          ),
        ),
      ).observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    release();
    await islandsAwake(page);
    await page.keyboard.type('!');
    await frames(page);
    expect(await page.evaluate('changes')).toEqual([]);
    expect(await input.inputValue()).toBe('Zoë 🌲 "<b>"!');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  },
);
