// Links to the groups of a page as tabs: one group in sight, the choice in the address.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'tabs'> = (root) => {
  const tabs = [...root.querySelectorAll('a')];
  const panels = tabs.map((tab) => document.querySelector(tab.hash));

  function show(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute('data-hidden', index !== chosen);
    });
  }

  function showAddressed(): void {
    show(
      Math.max(
        0,
        tabs.findIndex(({ hash }) => hash === location.hash),
      ),
    );
  }

  /** Each choice is a step in the visitor's history, and the page stays where it is. */
  function choose(index: number): void {
    const tab = tabs.at(index % tabs.length) as HTMLAnchorElement;
    if (tab.hash !== location.hash) history.pushState(null, '', tab.hash);
    show(tabs.indexOf(tab));
    tab.focus();
  }

  tabs.forEach((tab, index) => {
    const next: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    tab.role = 'tab';
    (tab.parentElement as HTMLElement).role = 'presentation';
    tab.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(index);
    };
    tab.onkeydown = (event) => {
      const goal = next[event.key];
      if (goal === undefined) return;
      event.preventDefault();
      choose(goal);
    };
  });
  for (const panel of panels) if (panel) panel.role = 'tabpanel';
  (root.querySelector('ul') as HTMLElement).role = 'tablist';
  panels[0]?.parentElement?.setAttribute('data-live', '');
  addEventListener('popstate', showAddressed);
  showAddressed();
};
