// The largest picture of the first screen is asked for before all others, and no other is.

import type { Question } from './question.ts';

export const largestFirst: Question = {
  name: 'asks for the largest picture of its first screen first',
  ask: ({ page }) =>
    page.evaluate(() => {
      scrollTo(0, 0);
      const seen = ({ right, left, bottom, top }: DOMRect): number =>
        Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      const sizes = [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => ({ image, size: seen(image.getBoundingClientRect()) }))
        .sort((a, b) => b.size - a.size);
      const [largest] = sizes;
      const faults = sizes
        .filter(({ image, size }) => image.fetchPriority === 'high' && size === 0)
        .map(({ image }) => `${image.src} is below the first screen, and asked for first`);
      // A picture that is smaller than the headline is not what a visitor waits for.
      if (!largest || largest.size < 0.2 * innerWidth * innerHeight) return faults;
      const { image } = largest;
      if (image.loading === 'lazy') faults.push(`${image.src} is lazy`);
      if (image.fetchPriority !== 'high') faults.push(`${image.src} is not asked for first`);
      return faults;
    }),
};
