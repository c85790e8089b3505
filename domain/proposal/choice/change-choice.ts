// What one press makes of a choice, so that what comes out can be chosen.

import { type Choosable, choiceText, settleChoice } from './choice.ts';

/** With or without an item or a fee; the same where no item would be left. */
export function toggle(data: Choosable, choice: readonly string[], id: string): string[] {
  const { chosen } = settleChoice(data, choice);
  const others = choice.filter((text) => idOf(text) !== id);
  if (!chosen.includes(id)) return settled(data, [...choice, id]);
  const isEmpty = !data.items.some((item) => others.map(idOf).includes(item.id));
  return isEmpty ? [...choice] : settled(data, others);
}

/** With this option in the place of the others of its group. */
export function pick(data: Choosable, choice: readonly string[], id: string): string[] {
  return settled(data, [id, ...choice]);
}

/** With so many of an item. */
export function count(
  data: Choosable,
  choice: readonly string[],
  id: string,
  units: number,
): string[] {
  return settled(
    data,
    choice.map((text) => (idOf(text) === id ? `${id}:${units}` : text)),
  );
}

function settled(data: Choosable, choice: readonly string[]): string[] {
  return choiceText(data, settleChoice(data, choice));
}

function idOf(text: string): string {
  return text.replace(/:.*$/s, '');
}
