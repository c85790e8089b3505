// Marks the part of a long text that is being read in the table of contents, and scrolls the table to it.

import type { Mount } from '../domain/islands.ts';

/** A part counts as read once its heading is above this share of the window's height. */
const LINE = 0.3;

export const mount: Mount<'contents'> = (root) => {
  const list = root.querySelector('nav') as HTMLElement;
  const links = [...root.querySelectorAll('a')];
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)) as HTMLElement);

  function mark(): void {
    const line = innerHeight * LINE;
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < line);
    // The text before the first heading counts as the first part.
    const read = Math.max(0, passed);
    links.forEach((link, index) => {
      link.ariaCurrent = index === read ? 'true' : null;
    });
    const top = (links[read]?.offsetTop ?? 0) - list.clientHeight / 2;
    list.scrollTo({ top, behavior: 'instant' });
  }

  // The observed area ends at the line, so that `mark` runs only when a heading crosses it, not at every scroll.
  const rootMargin = `100000px 0px ${-100 * (1 - LINE)}%`;
  const watch = new IntersectionObserver(mark, { rootMargin });
  for (const heading of headings) watch.observe(heading);
};
