// Drives Firefox where the machine has one, over WebDriver BiDi.

import { findProgram } from './hosts/programs.ts';

export const firefoxPath = findProgram('firefox-esr');

export async function startFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: true,
  });
}
