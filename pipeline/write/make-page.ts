// Makes one page as it is published, with everything that is wrong with it and all that other pages need of it.

import { checkPage, compareReadingTime } from '../check/check-page.ts';
import type { Page, PageFacts } from '../page.ts';
import type { PageRenderer } from '../render/render-page.tsx';

export interface MadePage {
  html: string;
  facts: PageFacts;
  /** What tells its shell from others of the same site. */
  shellKey: string;
}

export function makePage(page: Page, renderer: PageRenderer): MadePage {
  const rendered = renderer.render(page);
  const { own, shell, words } = rendered;
  const { title, description, canonical, indexed } = rendered.head;
  const locked = page.lock?.(page, rendered);
  const again = locked && renderer.render(locked);
  const published = again ?? rendered;
  const around = [shell.skipLink, shell.before, shell.after];
  return {
    html: published.html,
    facts: {
      head: { title, description, canonical, indexed },
      policy: published.policy,
      ids: own.ids,
      links: own.links,
      shell: {
        ids: around.flatMap(({ ids }) => ids),
        links: around.flatMap(({ links }) => links),
      },
      problems: [
        ...rendered.problems,
        ...checkPage(page, rendered.parts),
        ...(again ? [...checkPage(page, again.parts), ...again.problems] : []),
      ],
      notices: [...rendered.notices, ...compareReadingTime(page, words), ...(again?.notices ?? [])],
    },
    shellKey: rendered.shellKey,
  };
}
