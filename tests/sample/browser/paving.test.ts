// The stones beside a form: the house's own, and those of the name that is typed.

import { expect, test } from 'vitest';
import { pavingOf } from '../../../domain/paving.ts';
import { baseUrl, islandsAwake, openPage } from '../../support/browser.ts';
import { openForm } from '../../support/form-page.ts';

const LIT = '.paving-lit use';

test('they follow the name of the company, and come back with the draft', async () => {
  const { page } = await openForm(baseUrl, '/contato');
  const company = page.locator('[name=company]');
  const words = page.locator('.paving figcaption');
  // They follow from when they are seen.
  const see = async () => {
    await words.scrollIntoViewIfNeeded();
    await islandsAwake(page);
  };
  const laid = () =>
    page.$$eval('.paving [id] use[transform]', (stones) =>
      stones
        .flatMap((stone) => stone.getAttribute('transform') ?? [])
        .filter((at) => at !== 'scale(0)'),
    );
  expect(await words.innerText()).toMatch(/^Grimpa\n/);
  expect(await laid()).toEqual(pavingOf('Grimpa').flat());
  await see();
  await company.fill('Padaria Aurora');
  await expect.poll(() => words.innerText()).toMatch(/^Padaria Aurora\n/);
  const aurora = pavingOf('Padaria Aurora');
  expect(await laid()).toEqual(aurora.flat());
  expect(await page.locator(LIT).getAttribute('transform')).toBe(aurora[0][0]);
  await company.fill('  ');
  expect(await laid()).toEqual(aurora.flat());
  await company.fill('Padaria Aurora');
  // The form, which keeps the draft, wakes by what was typed first.
  await islandsAwake(page);
  await page.reload();
  await expect.poll(() => company.inputValue()).toBe('Padaria Aurora');
  await see();
  await expect.poll(() => words.innerText()).toMatch(/^Padaria Aurora\n/);
  expect(await laid()).toEqual(aurora.flat());
});

test('they move only where movement is welcome, and fill what the column leaves', async () => {
  const { page } = await openPage('/contato', { width: 1440 });
  const duration = () =>
    page.locator(LIT).evaluate((stone) => getComputedStyle(stone).transitionDuration);
  expect(await duration()).toBe('0.24s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
  const ends = await page.$$eval('.contact > section, .paving', (boxes) =>
    boxes.map((box) => Math.round(box.getBoundingClientRect().bottom)),
  );
  expect(new Set(ends).size).toBe(1);
});
