// Mounts a component on the HTML that the build made from it. Forms share it, and toasts do without: it is a file of its own.

import { type ComponentType, h, hydrate, type VNode } from 'preact';
import type { ComponentIslands, MountComponent, TouchedElement } from '../../domain/islands.ts';
import { html } from './html.ts';

/** The `mount` of a component. Its props stand behind its HTML, or in a script of their own. */
export function hydrated<Name extends keyof ComponentIslands>(
  component: ComponentType<ComponentIslands[Name]>,
): MountComponent {
  return async (root, propsUrl) => {
    const props: ComponentIslands[Name] = propsUrl
      ? (await import(propsUrl)).default
      : JSON.parse(root.lastElementChild?.textContent ?? '');
    const changes = [...root.querySelectorAll<Control>('input, select, textarea')]
      .sort((one, other) => (one.touched ?? 0) - (other.touched ?? 0))
      .map(changeOf);
    hydrate(h(component, props), root);
    for (const repeat of changes) {
      repeat?.();
      // Each change finds the page as the one before left it.
      await null;
    }
  };
}

type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & TouchedElement;

/** A function that repeats the visitor's change of a control, made before the component could answer; undefined without a change. */
function changeOf(control: Control): (() => void) | undefined {
  const { value } = control;
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
    const { checked, defaultChecked, type } = control;
    const isSame = checked === defaultChecked;
    // A radio button of the HTML's own choice may have been chosen again, after another.
    if (type === 'radio' ? !checked || (isSame && !control.touched) : isSame) return undefined;
    return () => {
      if (!isSame) control.checked = defaultChecked;
      if (control.checked !== checked) control.click();
    };
  }
  if (value === valueInHtml(control)) return undefined;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // A field that is still being typed in gets its `change` event from the browser.
    if (!control.matches('input:focus'))
      control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function valueInHtml(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** The HTML of each slot. Only the build has it: in the page it is there already. */
export type Slots = Readonly<Record<string, string>>;

/** A piece of the page inside an island that the build wrote. Hydration keeps what it finds, and afterwards nothing changes. */
export function Slot({ content = '' }: { content?: string | undefined }): VNode {
  return html`<div class="island" dangerouslySetInnerHTML=${{ __html: content }}></div>`;
}
