// Readers who set their system to its own colours or to no motion, who print, or who have no scripts.

import type { ChromiumQuestion, Question } from './question.ts';

export const ownColours: Question = {
  name: 'forces no colours of its own',
  ask: ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { forcedColorAdjust, accentColor } = getComputedStyle(element);
          return forcedColorAdjust === 'none' || accentColor !== 'auto';
        })
        // A code in other colours could not be read by a camera.
        .filter((element) => !element.closest('[role=img]'))
        .map((element) => element.outerHTML.slice(0, 80)),
    ),
};

/** Browsers paint the ground of forced colours behind every word, whatever ground its element has. */
export const forcedContrast: Question = {
  name: 'can be read, chosen and pressed or not',
  ask: ({ page }) =>
    page.evaluate(() => {
      const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!paint) throw new Error('there is nothing to paint on');
      const luminance = (color: string): number => {
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map(
          (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4),
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrastOf = (one: string, other: string): number => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.backgroundColor = 'Canvas';
      const canvas = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const groundOf = (element: Element | null): string => {
        if (!element) return canvas;
        const { backgroundColor } = getComputedStyle(element);
        return /^rgba.*, 0\)$/.test(backgroundColor)
          ? groundOf(element.parentElement)
          : backgroundColor;
      };
      const hasWords = (element: Element): boolean =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const unread = (state: string, within: Element): string[] =>
        [within, ...within.querySelectorAll('*')]
          .filter((one) => hasWords(one) && one.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { color } = getComputedStyle(element);
            const grounds = [canvas, groundOf(element)];
            // Words that are disabled may be grey.
            const isGrey = element.closest('[aria-disabled]') !== null;
            return grounds.some((ground) => contrastOf(color, ground) < (isGrey ? 2 : 4.5));
          })
          .map((element) => `${state}: ${element.outerHTML.slice(0, 80)}`);
      const found = unread('shown', document.body);
      const own = [...document.adoptedStyleSheets];
      const style = document.querySelector('style')?.textContent ?? '';
      for (const state of [':hover', ':focus-visible', ':active']) {
        // Rules of the state match always, with the same weight.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style.replaceAll(state, ':not(.never)'));
        document.adoptedStyleSheets = [...own, sheet];
        found.push(...unread(state, document.body));
      }
      document.adoptedStyleSheets = own;
      for (const input of document.querySelectorAll<HTMLInputElement>('label > input')) {
        if (!/radio|checkbox/.test(input.type)) continue;
        const { checked } = input;
        input.checked = true;
        found.push(...unread('chosen', input.closest('label') ?? input));
        input.checked = checked;
      }
      for (const [selector, name, value] of [
        ['details', 'open', ''],
        ['button, a.button', 'aria-disabled', 'true'],
        ['[role=tab]', 'aria-selected', 'true'],
        ['input, select, textarea, fieldset', 'aria-invalid', 'true'],
      ] as const) {
        const controls = [...document.querySelectorAll(selector)];
        const before = controls.map((control) => control.getAttribute(name));
        for (const control of controls) control.setAttribute(name, value);
        found.push(...controls.flatMap((control) => unread(name, control)));
        for (const [index, control] of controls.entries()) {
          const old = before[index] ?? null;
          if (old === null) control.removeAttribute(name);
          else control.setAttribute(name, old);
        }
      }
      return found;
    }),
};

export const stillness: Question = {
  name: 'has no movement left',
  ask: ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap((style) => `${style.transitionDuration}, ${style.animationDuration}`.split(', '))
          .filter((duration) => Number.parseFloat(duration) > 0)
          .map((duration) => `${duration}: ${element.outerHTML.slice(0, 80)}`),
      ),
    ),
};

/** Elements that are useless on paper; boxes to tick and numbers to write are not among them. */
const OF_SCREENS =
  'form, :is(header, footer) nav, header summary, iframe, button, [role=button], [role=tab], select, textarea';

export const blackOnWhite: Question = {
  name: 'is black on white, without controls of screens, and without fixed or sticky elements',
  ask: ({ page }) =>
    page.evaluate((controls) => {
      const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!paint) throw new Error('there is nothing to paint on');
      const rgb = (color: string): number[] => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
      };
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      const inks = [...document.querySelectorAll('body, main, h1, h2, h3, p, li, td, dd')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        // Initials in place of a portrait have a coloured background.
        .filter((element) => !element.closest('[aria-hidden]'))
        .map((element) => [rgb(getComputedStyle(element).color), element] as const);
      const bright = inks.filter(([ink]) => Math.max(...ink.slice(0, 3)) > 0x77);
      const ofScreens = [...document.querySelectorAll('body *')]
        .filter(
          (one) => one.matches(controls) || /fixed|sticky/.test(getComputedStyle(one).position),
        )
        .filter((element) => element.checkVisibility() && element.clientHeight > 0)
        .map((element) => element.outerHTML.slice(0, 80));
      return [
        ...(colorScheme === 'light' ? [] : [`the scheme is ${colorScheme}`]),
        ...(rgb(backgroundColor).join() === '255,255,255,255' ? [] : [`on ${backgroundColor}`]),
        ...ofScreens,
        ...bright.map(([ink, element]) => `ink ${ink}: ${element.outerHTML.slice(0, 80)}`),
      ];
    }, OF_SCREENS),
};

/** Asked of a page that was opened without scripts. */
export const withoutScript: ChromiumQuestion = {
  name: 'is complete, and shows no control that needs a script',
  inChromium: true,
  ask: async ({ page }) => {
    const headline = await page.getByRole('heading', { level: 1 }).isVisible();
    const dead = await page
      .locator('button:visible, select:visible, input:visible, textarea:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('form')?.getAttribute('action'))
          .map((control) => `in vain: ${control.outerHTML.slice(0, 80)}`),
      );
    const asking = await page
      .locator('legend:visible, [role=link]:visible, [data-island] :is(h2, h3, p):visible')
      .evaluateAll((texts) =>
        texts
          .filter(
            (text) =>
              text.matches('legend, [role=link]') ||
              /^(?:Escolha|Acrescente|Marque|Dá para levar) /.test(text.textContent ?? ''),
          )
          .filter((text) => !text.closest('form')?.getAttribute('action'))
          .map((text) => `asks in vain: ${text.outerHTML.slice(0, 80)}`),
      );
    return [...(headline ? [] : ['no headline']), ...dead, ...asking];
  },
};
