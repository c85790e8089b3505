// Links to the groups of a page as tabs: one group in sight, the choice in the address.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Wake } from '../domain/islands.ts';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const wake: Wake<'tabs'> = (root) => {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('a')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));

  root.querySelector('ul')?.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.id = `${tab.hash.slice(1)}-aba`;
    panels[index]?.setAttribute('role', 'tabpanel');
    panels[index]?.setAttribute('aria-labelledby', tab.id);
  });

  function show(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute('data-hidden', index !== chosen);
    });
  }

  function showAddressed(): void {
    const addressed = tabs.findIndex((tab) => tab.hash === location.hash);
    show(addressed < 0 ? 0 : addressed);
  }

  /** Each choice is a step in the visitor's history, and the page stays where it is. */
  function choose(index: number): void {
    const tab = tabs[index];
    if (!tab) return;
    if (tab.hash !== location.hash) history.pushState(null, '', tab.hash);
    show(index);
    tab.focus();
  }

  root.addEventListener('click', (event) => {
    const index = tabs.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(index);
  });
  root.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const index = tabs.indexOf(event.target as HTMLAnchorElement);
    if (event.key === ' ') choose(index);
    else if (step) choose(step(index, tabs.length));
    else return;
    event.preventDefault();
  });
  addEventListener('popstate', showAddressed);
  addEventListener('hashchange', showAddressed);
  showAddressed();
  panels[0]?.parentElement?.setAttribute('data-live', '');
};
