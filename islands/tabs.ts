// Links to the groups of a page as tabs: one group in sight, the choice in the address.
// Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'tabs'> = (root) => {
  const list = root.querySelector('ul') as HTMLElement;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map((tab) => document.querySelector(tab.hash) as HTMLElement);
  let [chosen] = tabs;

  function show(): void {
    // The address of some other place on the page changes nothing.
    chosen = tabs.find(({ hash }) => hash === location.hash) ?? (location.hash ? chosen : tabs[0]);
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    // The tab is painted before its group, which takes longer than an answer may.
    requestAnimationFrame(() => setTimeout(showPanel));
  }

  function showPanel(): void {
    panels.forEach((panel, index) => {
      panel.role = 'tabpanel';
      panel.toggleAttribute('data-hidden', tabs[index] !== chosen);
      (panel.parentElement as HTMLElement).dataset.live = '';
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
    const answer = (event: KeyboardEvent | MouseEvent): void => {
      // Whoever goes on at once, by Tab, finds the group that was chosen a moment ago.
      showPanel();
      const goal = 'key' in event ? goals[event.key] : index;
      // With another key held down it is the browser's own: a new tab, a step back.
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (goal == null || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // Each choice is a step in the visitor's history, and the page stays where it is.
      const goalTab = tabs.at(goal % tabs.length) as HTMLAnchorElement;
      if (goalTab !== chosen) history.pushState(null, '', goalTab.hash);
      show();
      goalTab.focus();
    };
    tab.role = 'tab';
    (tab.parentElement as HTMLElement).role = 'none';
    tab.onclick = tab.onkeydown = answer;
  });
  list.role = 'tablist';
  addEventListener('popstate', show);
  show();
};
