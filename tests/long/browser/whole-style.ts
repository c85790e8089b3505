// Compares the style in a page with the whole style sheet: the rules that were left out must not change any element.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Question } from '../../browser/questions/question.ts';
import { runProcess } from '../../support/command.ts';
import { lastingFolder } from '../../support/folders.ts';
import { copyRealProject, writeTree } from '../../support/project.ts';

let building: Promise<string> | undefined;

/** Builds the site with the whole style sheet in every page. */
async function buildUncut(): Promise<string> {
  const root = lastingFolder();
  copyRealProject(root, inject('content'));
  const file = 'pipeline/sheet.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const uncut = text
    .replaceAll(/classes\.has\(name(?:\.slice\(1\))?\)/g, 'true')
    .replace('classes: ReadonlySet<string>', '_: ReadonlySet<string>');
  if (uncut === text) throw new Error(`${file} cuts otherwise`);
  writeTree(root, { [file]: uncut });
  const { code, stderr } = await runProcess(root, 'build', {
    env: { SITE_URL: inject('baseUrl') },
  });
  if (code !== 0) throw new Error(stderr);
  return join(root, 'dist');
}

/** Two looks, which together have every theme, medium and width. */
const LOOKS = [
  { media: 'screen', colorScheme: 'dark', size: { width: 1440, height: 900 } },
  { media: 'print', colorScheme: 'light', size: { width: 390, height: 844 } },
] as const;

/** This has to be the last question to a page, since it removes the style of the page. */
export const wholeStyle: Question = {
  name: 'is styled as by the whole sheet',
  ask: async ({ page, path }) => {
    building ??= buildUncut();
    const name = { '/': '/index', '/pagina-que-nao-existe': '/404' }[path] ?? path;
    const html = readFileSync(join(await building, `${name}.html`), 'utf8');
    const [, whole = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const inEachLook = async () => {
      const styles: Map<string, string>[] = [];
      for (const { size, ...media } of LOOKS) {
        await page.setViewportSize(size);
        await page.emulateMedia(media);
        // Paper has its own fonts, which load when a layout uses them.
        await page.evaluate(async () => {
          document.body.getBoundingClientRect();
          await document.fonts.ready;
        });
        styles.push(new Map(await page.evaluate(computedStyles)));
      }
      return styles;
    };
    const own = await inEachLook();
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.querySelector('style')?.remove();
      document.adoptedStyleSheets = [sheet];
    }, whole);
    const others = await inEachLook();
    return own.flatMap((styles, look) =>
      [...styles]
        .filter(([what, style]) => others[look]?.get(what) !== style)
        .map(
          ([what, style]) =>
            `${LOOKS[look]?.media}: ${differences(style, others[look]?.get(what))} of ${what}`,
        )
        .slice(0, 10),
    );
  },
};

function differences(own: string, whole = ''): string {
  const others = new Set(whole.split(';'));
  return own
    .split(';')
    .filter((one) => !others.has(one))
    .join(', ');
}

/** Runs in the page: all values of at most two elements with the same tags and classes, by their place and HTML. */
function computedStyles(): [what: string, style: string][] {
  const names = new Map<Element | null, string>();
  const seen = new Map<string, number>();
  return [...document.querySelectorAll('html, body, body *:not(script)')].flatMap((element) => {
    const name = `${names.get(element.parentElement) ?? ''} ${element.tagName}.${element.className}`;
    names.set(element, name);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (count > 2) return [];
    return ['', '::before', '::after'].flatMap((part): [string, string][] => {
      const style = getComputedStyle(element, part || undefined);
      if (part && style.content === 'none') return [];
      const keys = Array.from(style).filter((key) => !key.startsWith('--'));
      const values = keys.map((key) => `${key}: ${style.getPropertyValue(key)}`);
      return [[`${count}${part} ${element.outerHTML.slice(0, 60)} ${name}`, values.join(';')]];
    });
  });
}
