// What is called by its name is called by what is seen; no words are too small to be read.

import type { Question } from './question.ts';

export const names: Question = {
  name: 'is called by what is seen',
  ask: ({ page }) =>
    page.evaluate(() => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[\s\p{P}]+/gu, ' ')
          .trim();
      return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
        .filter((element) => element.checkVisibility() && element.ariaLabel)
        .filter((element) => {
          const seen = (element as HTMLInputElement).labels?.[0] ?? element;
          return !plain(element.ariaLabel ?? '').includes(plain(seen.innerText));
        })
        .map((element) => element.outerHTML.slice(0, 100));
    }),
};

export const smallWords: Question = {
  name: 'has no words smaller than 13 px',
  ask: ({ page }) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!parent?.checkVisibility() || !textContent?.trim()) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < 13) faults.push(`${size} px: ${textContent.trim().slice(0, 40)}`);
      }
      return faults;
    }),
};
