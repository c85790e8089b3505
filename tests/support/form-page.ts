// A page with a form, as its visitor fills it in.

import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import type { Root } from '../../islands/runtime/plan.ts';
import { openPage, type View } from './browser.ts';

export const VISITOR = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  phone: '(41) 90000-0000',
};

export const QUOTE: Record<string, string> = {
  ...VISITOR,
  company: '',
  service: 'sistema',
  budget: '50k+',
  message: 'Preciso de um sistema de estoque.\nPara março.',
};

/** What a form for a quote holds once it was sent. */
export const EMPTY = Object.fromEntries(Object.keys(QUOTE).map((name) => [name, '']));

export const APPLICATION: Record<string, string> = {
  ...VISITOR,
  position: 'Quality Assurance (QA)',
  experience: 'Cinco anos de testes em bancos.',
  linkedin: '',
  portfolio: 'https://exemplo.com.br/ana',
};

export const SENT_TEXT = 'Mensagem enviada com sucesso! Entraremos em contato em breve.';

export class FormPage {
  constructor(readonly page: Page) {}

  /** Of a group of radio buttons, the first. */
  field(name: string): Locator {
    return this.page.locator(`.island form [name="${name}"]`).first();
  }

  /** One of the radio buttons of a group. */
  chip(name: string, value: string): Locator {
    return this.page.locator(`.island form [name="${name}"][value="${value}"]`);
  }

  get button(): Locator {
    return this.page.locator('.island form [type=submit]');
  }

  /** The box that says that sending failed. */
  get failure(): Locator {
    return this.page.locator('.form-failed');
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      if (name === 'budget') await this.chip(name, value).check();
      else if (['service', 'position'].includes(name)) await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  async send(values: Readonly<Record<string, string>>): Promise<void> {
    await this.fill(values);
    await this.button.click();
  }

  /** Fills in the honeypot, as a browser does that takes it for one of the visitor's own fields. */
  async spring(): Promise<void> {
    await this.field('_gotcha').evaluate((field: HTMLInputElement) => {
      field.value = 'Padaria Aurora';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  /** What stands in the fields that have one of these names: in all of a quote's, unless told otherwise. */
  async values(names: readonly string[] = Object.keys(QUOTE)): Promise<Record<string, string>> {
    const all = await this.page
      .locator('.island form')
      .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));
    return Object.fromEntries(names.map((name) => [name, String(all[name] ?? '')]));
  }

  /** The messages at the fields, by the field's name. */
  async errors(): Promise<Record<string, string>> {
    const pairs = await this.page.locator('.field-error').evaluateAll((all) =>
      all.map((error) => {
        const control = document.querySelector(`[aria-describedby~="${error.id}"]`);
        const named = control?.matches('fieldset') ? control.querySelector('input') : control;
        return [named?.getAttribute('name') ?? named?.id, error.textContent];
      }),
    );
    return Object.fromEntries(pairs);
  }

  async see(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Once the island of the form has been touched: until it answers. */
  async awake(): Promise<void> {
    await this.page.waitForFunction(() => {
      const island = document.querySelector<Root>('[data-island]:has(form)');
      return island?.waking === false;
    });
  }

  async isFocused(locator: Locator): Promise<boolean> {
    return locator.evaluate((element) => element === document.activeElement);
  }

  /** `message`: what it is that brings the focus there. */
  async expectFocus(locator: Locator, message = 'the focus'): Promise<void> {
    await expect.poll(() => this.isFocused(locator), { message }).toBe(true);
  }

  async violated(): Promise<string[]> {
    return this.page.evaluate('violated');
  }
}

/** Without movement, unless told otherwise; `site`: the address that `path` belongs to. */
export async function openForm(
  site: string,
  path: string,
  view: Partial<View> = {},
): Promise<FormPage> {
  const { page } = await openPage(site + path, { width: 1440, reducedMotion: true, ...view });
  return new FormPage(page);
}

/** Answers with the script that holds a text as `handle` does: what islands share has no name of its own. */
export function routeScript(
  page: Page,
  text: string,
  handle: (route: Route) => unknown,
): Promise<unknown> {
  return page.route('**/assets/*.js', async (route) => {
    // A server may close an idle connection at the very moment when it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const holds = (await response.text()).includes(text);
    return holds ? handle(route) : route.fulfill({ response });
  });
}

/** What something waits for, until `release` is called. */
export function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}

/** Keeps what the page copies beside the clipboard, which all tests share. */
export async function watchClipboard(page: Page): Promise<() => Promise<string | undefined>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return write(text);
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset.copied);
}
