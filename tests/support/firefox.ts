// Drives Firefox where the machine has one, over WebDriver BiDi.

import { findOnPath } from './find-on-path.ts';

export const firefoxPath = findOnPath(['firefox-esr', 'firefox']);

export async function startFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: true,
  });
}
