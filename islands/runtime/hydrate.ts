// Puts life into HTML that the build made from the same component. Its props stand behind that, and go with the first change, or in a file.

import { type ComponentType, h, hydrate } from 'preact';
import type { DrawnIslands, WakeDrawn } from '../../domain/islands.ts';

export function hydrated<Name extends keyof DrawnIslands>(
  component: ComponentType<DrawnIslands[Name]>,
): WakeDrawn {
  return async (root, { given } = {}) => {
    const props: DrawnIslands[Name] = given
      ? (await import(given)).default
      : JSON.parse(root.lastElementChild?.textContent ?? '');
    const pressed = pressedInputs(root);
    const picked = pickedOptions(root);
    const typed = typedNumbers(root);
    hydrate(h(component, props), root);
    // Once more, now that somebody listens.
    for (const input of pressed) {
      input.checked = input.defaultChecked;
      input.click();
    }
    for (const option of picked) {
      option.selected = true;
      option.parentElement?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const [input, value] of typed) {
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}

/** What was ticked or chosen before the island could answer. */
function pressedInputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')].filter(
    ({ type, checked, defaultChecked }) =>
      checked !== defaultChecked && (checked || type === 'checkbox'),
  );
}

/** What was typed into fields of numbers. */
function typedNumbers(root: HTMLElement): [input: HTMLInputElement, value: string][] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type=number]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => [input, input.value]);
}

/** Options that were picked, of all lists where that is not the first one shown. */
function pickedOptions(root: HTMLElement): HTMLOptionElement[] {
  return [...root.querySelectorAll('select')].flatMap(({ options, selectedOptions }) => {
    const shown = [...options].find((option) => option.defaultSelected) ?? options[0];
    return [...selectedOptions].filter((option) => option !== shown);
  });
}
