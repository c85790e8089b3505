// Links to the groups of a page as tabs: one group in sight, the choice in the address.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'tabs'> = (root) => {
  const list = root.querySelector('ul') as HTMLElement;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map((tab) => document.querySelector(tab.hash) as HTMLElement);

  function show(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute('data-hidden', index !== chosen);
    });
  }

  /** The address of some other place on the page changes nothing. */
  function showAddressed(): void {
    const addressed = tabs.findIndex(({ hash }) => hash === location.hash);
    if (addressed >= 0) show(addressed);
    else if (!location.hash) show(0);
  }

  /** Each choice is a step in the visitor's history, and the page stays where it is. */
  function choose(index: number): void {
    const tab = tabs.at(index % tabs.length) as HTMLAnchorElement;
    if (tab.hash !== location.hash) history.pushState(null, '', tab.hash);
    showAddressed();
    tab.focus();
  }

  tabs.forEach((tab, index) => {
    const goals: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    const answer = (event: KeyboardEvent | MouseEvent, goal: number | undefined): void => {
      // With another key held down it is the browser's own: a new tab, a step back.
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (goal === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      choose(goal);
    };
    tab.role = 'tab';
    (tab.parentElement as HTMLElement).role = 'presentation';
    tab.onclick = (event) => answer(event, index);
    tab.onkeydown = (event) => answer(event, goals[event.key]);
  });
  for (const panel of panels) panel.role = 'tabpanel';
  list.role = 'tablist';
  panels[0]?.parentElement?.setAttribute('data-live', '');
  addEventListener('popstate', showAddressed);
  show(0);
  showAddressed();
};
