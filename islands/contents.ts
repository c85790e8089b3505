// Marks in the table of contents which part of a long text is being read, and keeps it in sight there.

import type { Mount } from '../domain/islands.ts';

/** How far below the window's upper edge a heading has to be passed for its part to be read. */
const LINE = 0.3;

export const mount: Mount<'contents'> = (root) => {
  const list = root.querySelector('nav') as HTMLElement;
  const links = [...root.querySelectorAll('a')];
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)) as HTMLElement);

  function mark(): void {
    const line = innerHeight * LINE;
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < line);
    // The text before the first heading belongs to that heading.
    const read = Math.max(0, passed);
    links.forEach((link, index) => {
      link.ariaCurrent = index === read ? 'true' : null;
    });
    const top = (links[read]?.offsetTop ?? 0) - list.clientHeight / 2;
    list.scrollTo({ top, behavior: 'instant' });
  }

  // Called where a heading crosses the line, and for no other step of the wheel.
  const rootMargin = `100000px 0px ${-100 * (1 - LINE)}%`;
  const watch = new IntersectionObserver(mark, { rootMargin });
  for (const heading of headings) watch.observe(heading);
};
