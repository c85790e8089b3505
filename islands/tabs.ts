// Links to the groups of a page as tabs: one group in sight, the choice in the address.
// A pointer that comes near fetches the pictures of a group: lazy ones would come after their places.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'tabs'> = (root) => {
  const list = root.querySelector('ul') as HTMLElement;
  const tabs = [...list.querySelectorAll('a')];
  let chosen: HTMLAnchorElement | undefined;
  function show(isChoice?: unknown): void {
    // The address of some other place on the page changes nothing.
    chosen =
      tabs.find((tab) => tab.hash === location.hash) ?? ((location.hash && chosen) || tabs[0]);
    tabs.forEach((tab) => {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = +(tab === chosen) - 1;
    });
    // One group becomes the other where browser and style sheet can; the next choice may overtake it.
    if (!(isChoice && document.startViewTransition?.(showPanel).ready.catch(showPanel)))
      showPanel();
  }

  const panelOf = (tab: HTMLAnchorElement) => document.querySelector(tab.hash) as HTMLElement;
  function showPanel(): void {
    tabs.forEach((tab) => {
      const panel = panelOf(tab);
      // Their list says nothing to anybody; its role tells the style sheet that the tabs are awake.
      (panel.parentElement as HTMLElement).role = 'none';
      panel.role = 'tabpanel';
      panel.hidden = tab !== chosen;
    });
  }

  tabs.forEach((tab, index) => {
    const goals: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    tab.onclick = tab.onkeydown = (event: KeyboardEvent | MouseEvent): void => {
      // Whoever goes on at once, by Tab, finds the group that was chosen a moment ago.
      showPanel();
      const goal = goals[(event as KeyboardEvent).key ?? ' ']; // A press has no key.
      // With another key held down it is the browser's own: a new tab, a step back.
      if (goal == null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const goalTab = tabs.at(goal % tabs.length) as HTMLAnchorElement;
      if (goalTab !== chosen) {
        history.pushState(null, '', goalTab.hash); // A step in the visitor's history.
        show(true);
      }
      goalTab.focus();
    };
    (tab.parentElement as HTMLElement).role = 'none';
    tab.role = 'tab';
    tab.onpointerenter = () => {
      for (const image of panelOf(tab).querySelectorAll('img')) image.loading = 'eager';
    };
  });
  list.role = 'tablist';
  list.ariaLabel = (list.parentElement as HTMLElement).ariaLabel;
  self.onpopstate = show;
  show();
};
