// Links to the groups of a page as tabs: one group in sight, the choice in the address.
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
      // Their list means nothing any more; by its role the style sheet knows that the tabs are mounted.
      (panel.parentElement as HTMLElement).role = 'none';
      panel.role = 'tabpanel';
      panel.hidden = tab !== chosen;
    }
  }

  function show(isChoice?: unknown): void {
    // The address of some other place on the page changes nothing.
    const named = tabs.find((tab) => tab.hash === location.hash);
    chosen = named ?? ((location.hash && chosen) || tabs[0]);
    for (const tab of tabs) {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    // One group becomes the other where browser and style sheet can; the next choice may overtake it.
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
      // The next Tab finds the group that was chosen a moment ago.
      showPanel();
      // A press has no key. With another one held down it is the browser's own: a new tab, a step back.
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
    // Lazy pictures would come after their places.
    tab.onpointerenter = () => {
      for (const image of panelOf(tab).querySelectorAll('img')) image.loading = 'eager';
    };
  }
  list.role = 'tablist';
  list.ariaLabel = (list.parentElement as HTMLElement).ariaLabel;
  self.onpopstate = show;
  show();
};
