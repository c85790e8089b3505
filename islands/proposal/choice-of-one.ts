// A radio button that says what a press will do, or that it was pressed.

import type { VNode } from 'preact';
import { html } from '../runtime/html.ts';

interface Props {
  /** Name of the group in which one can be chosen. */
  group: string;
  value: string;
  /** What is chosen, for those who do not see where the button stands: after the words in sight, which voices call. */
  title: string;
  isChosen: boolean;
  /** While it is not chosen, and once it is. */
  words: { choose: string; chosen: string };
  onChoose: () => void;
}

export function ChoiceOfOne({ group, value, title, isChosen, words, onChoose }: Props): VNode {
  return html`<label class="choice with-script">
    <input
      type="radio"
      class="tick"
      name=${group}
      value=${value}
      checked=${isChosen}
      onChange=${onChoose}
    />
    <span>${isChosen ? words.chosen : words.choose}</span>
    <span class="visually-hidden">${`: ${title}`}</span>
  </label>`;
}
