// Turns links to the groups of a page into tabs: one group is displayed, and the address says which.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Mount } from '../domain/islands.ts';

export const mount: Mount<'tabs'> = (root) => {
  const list = root.querySelector('ul') as HTMLElement;
  const tabs = [...list.querySelectorAll('a')];
  const panelOf = (tab: HTMLAnchorElement) =>
    document.getElementById(tab.hash.slice(1)) as HTMLElement;
  let chosen: HTMLAnchorElement | undefined;

  function showPanel(): void {
    for (const tab of tabs) {
      const panel = panelOf(tab);
      // The items are panels now and no list; by this role, the style sheet knows that the tabs are mounted.
      (panel.parentElement as HTMLElement).role = 'none';
      panel.role = 'tabpanel';
      panel.hidden = tab !== chosen;
    }
  }

  function show(isChoice?: unknown): void {
    // An address with the anchor of another place on the page keeps the chosen tab.
    const named = tabs.find((tab) => tab.hash === location.hash);
    chosen = named ?? ((location.hash && chosen) || tabs[0]);
    for (const tab of tabs) {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    // Animated if the browser can; another choice may skip the animation, and then the panel is displayed at once.
    if (isChoice && document.startViewTransition)
      document.startViewTransition(showPanel).ready.catch(showPanel);
    else showPanel();
  }

  for (const [index, tab] of tabs.entries()) {
    const goals: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    tab.onclick = tab.onkeydown = (event: KeyboardEvent | MouseEvent): void => {
      // Shown without waiting for the animation, so that the key Tab leads into the chosen group.
      showPanel();
      // A click has no key. With a modifier, the event is the browser's: a new tab, or a step back.
      const goal = goals[(event as KeyboardEvent).key ?? ' '];
      if (goal == null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const goalTab = tabs.at(goal % tabs.length) as HTMLAnchorElement;
      if (goalTab !== chosen) {
        history.pushState(null, '', goalTab.hash);
        show(true);
      }
      goalTab.focus();
    };
    (tab.parentElement as HTMLElement).role = 'none';
    tab.role = 'tab';
    // Loaded early, since lazy pictures would appear after their group.
    tab.onpointerenter = () => {
      for (const image of panelOf(tab).querySelectorAll('img')) image.loading = 'eager';
    };
  }
  list.role = 'tablist';
  list.ariaLabel = (list.parentElement as HTMLElement).ariaLabel;
  self.onpopstate = show;
  show();
};
