// The groups of the portfolio as tabs, after the pattern of the ARIA Authoring Practices.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { View } from '../support/browser.ts';
import { expectReadable } from '../support/readable.ts';
import { blockScripts, openSmall } from '../support/small-build.ts';

const GROUPS = ['Websites', 'Sistemas', 'Landing Pages'];

const tabs = (page: Page) => page.getByRole('tab');
const tab = (page: Page, index: number) => tabs(page).nth(index);

async function open(hash = '', view: View = {}) {
  const opened = await openSmall(`/portfolio${hash}`, view);
  await tabs(opened.page).first().waitFor();
  return opened;
}

const headings = (page: Page): Promise<boolean[]> =>
  Promise.all(
    GROUPS.map((name) => page.getByRole('heading', { level: 2, name, exact: true }).isVisible()),
  );

/** Expects that this tab alone is selected and a stop of the Tab key, and that its group alone is visible. */
async function expectOnly(page: Page, index: number, what = GROUPS[index]): Promise<void> {
  const flags = GROUPS.map((_, other) => other === index);
  await expect.poll(() => headings(page), { message: what }).toEqual(flags);
  const state = await tabs(page).evaluateAll((all) => ({
    selected: all.map((one) => one.ariaSelected === 'true'),
    stops: all.map((one) => (one as HTMLElement).tabIndex === 0),
  }));
  expect(state, what).toEqual({ selected: flags, stops: flags });
}

const isFocused = (page: Page, index: number) =>
  tab(page, index).evaluate((element) => element === document.activeElement);

test('tabs are changed by keys and pointer, and are linked to their groups', async () => {
  const { page, complaints } = await open();
  expect(await page.getByRole('tablist', { name: 'Tipos' }).count()).toBe(1);
  const ties = await tabs(page).evaluateAll((all) =>
    all.map((one) => {
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      const name = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
      return [one.firstChild?.textContent?.trim(), panel?.role, name?.textContent];
    }),
  );
  expect(ties).toEqual(GROUPS.map((title) => [title, 'tabpanel', title]));
  await expectOnly(page, 0);
  await tab(page, 0).focus();
  const goals = { ArrowRight: 1, End: 2, ' ': 2, ArrowLeft: 1, Home: 0 };
  for (const [key, goal] of Object.entries(goals)) {
    await page.keyboard.press(key);
    await expectOnly(page, goal, key);
    expect(await isFocused(page, goal), key).toBe(true);
  }
  await page.keyboard.press('ArrowLeft');
  await expectOnly(page, 2, 'round the start');
  await page.keyboard.press('Alt+ArrowRight');
  await expectOnly(page, 2, 'which stays the browser’s');
  await tab(page, 1).click();
  await expectOnly(page, 1);
  await page.keyboard.press('Tab');
  const inside = page.getByRole('tabpanel', { name: 'Sistemas' });
  expect(await inside.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await expectReadable(page, 'the second group');
  await page.emulateMedia({ forcedColors: 'active' });
  const [other, chosen, another] = await tabs(page).evaluateAll((all) =>
    all.map((one) => {
      const { borderColor, borderWidth } = getComputedStyle(one);
      const { transform, backgroundColor } = getComputedStyle(one, '::after');
      return [borderColor, borderWidth, transform, backgroundColor].join();
    }),
  );
  expect([chosen !== other, another], 'marked in forced colours').toEqual([true, other]);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await headings(page), 'all groups on paper').toEqual([true, true, true]);
  for (const work of ['Trem da Serra', 'Obra de sistemas', 'Obra de landing-pages'])
    expect(await page.getByRole('heading', { name: work }).isVisible(), work).toBe(true);
  expect(complaints).toEqual([]);
});

test('each tab has an address, which Back, Forward, links and typed addresses open', async () => {
  const { page } = await open('#landing-pages');
  await expectOnly(page, 2, 'by its address');
  await tab(page, 1).click();
  await expectOnly(page, 1);
  await page.goBack();
  await expectOnly(page, 2, 'Back');
  await page.goForward();
  await expectOnly(page, 1, 'Forward');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await tabs(page).first().waitFor();
  await expectOnly(page, 1, 'back from another page');
  await page.evaluate(() => {
    location.hash = '#websites';
  });
  await expectOnly(page, 0, 'by hand');
  await tab(page, 1).click();
  await expectOnly(page, 1);
  await page.evaluate(() => {
    location.hash = '#conteudo';
  });
  await expectOnly(page, 1, 'another place on the page');
});

test('keys that are pressed faster than the groups change cause no error', async () => {
  const { page, complaints } = await open('', { motion: true });
  await tab(page, 0).focus();
  const fast = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowLeft'];
  await Promise.all(fast.map((key) => page.keyboard.press(key)));
  await expectOnly(page, 2);
  expect(complaints).toEqual([]);
});

test('without the script the tabs are links to groups that can all be read', async () => {
  const { page } = await openSmall('/portfolio', { prepare: blockScripts });
  expect(await tabs(page).count()).toBe(0);
  const list = page.getByRole('navigation', { name: 'Tipos' });
  for (const name of GROUPS) {
    await list.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect.poll(() => heading.isVisible()).toBe(true);
  }
});

test('before the script loads, the tab that the address names is marked', async () => {
  const { page } = await openSmall('/portfolio', { prepare: blockScripts });
  for (const place of [1, 4, 6]) {
    const isMarked = await page.evaluate((index) => {
      const [list, groups] = ['.tabs ul', '.project-groups'].map((name) =>
        document.querySelector(name),
      );
      for (const one of [list, groups])
        while (one && one.children.length < 6) one.append(one.children[0]?.cloneNode(true) as Node);
      for (const [at, group] of [...(groups?.children ?? [])].entries())
        group.id = `grupo-${at + 1}`;
      location.hash = `#grupo-${index}`;
      const [marked, other] = [index, index === 1 ? 2 : 1].map(
        (at) => list?.children[at - 1]?.firstElementChild,
      );
      const colour = (tab?: Element | null) => tab && getComputedStyle(tab).borderBlockEndColor;
      return colour(marked) !== colour(other);
    }, place);
    expect(isMarked, `tab ${place}`).toBe(true);
  }
});
