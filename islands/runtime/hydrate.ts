// Mounts a component on the HTML that the build made of it. A file of its own, since toasts do not need it.

import { type ComponentType, h, hydrate, type VNode } from 'preact';
import type { ComponentIslands, MountComponent, TouchedElement } from '../../domain/islands.ts';
import { html } from './html.ts';

/** The `mount` of a component, whose props are in a script element after its HTML, or in the last script of the island. */
export function mountByHydration<Name extends keyof ComponentIslands>(
  component: ComponentType<ComponentIslands[Name]>,
): MountComponent {
  return async (root) => {
    const last = root.lastElementChild as Element;
    const props: ComponentIslands[Name] =
      last.localName === 'script'
        ? JSON.parse(last.textContent)
        : (await import(root.dataset.src?.split(' ').pop() as string)).default;
    const changes = [...root.querySelectorAll<Control>('input, select, textarea')]
      .sort((one, other) => (one.touched ?? 0) - (other.touched ?? 0))
      .map(changeOf);
    hydrate(h(component, props), root);
    for (const repeat of changes) {
      repeat?.();
      // Preact renders in between, so that each change finds the result of the one before.
      await null;
    }
  };
}

type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & TouchedElement;

/** A function that repeats a change of a control that the visitor made before hydration; undefined without one. */
function changeOf(control: Control): (() => void) | undefined {
  const { value } = control;
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
    const { checked, defaultChecked, type } = control;
    const isSame = checked === defaultChecked;
    // The radio button that the HTML checks may have been pressed, too.
    if (type === 'radio' ? !checked || (isSame && !control.touched) : isSame) return undefined;
    return () => {
      control.checked = defaultChecked;
      control.click();
    };
  }
  if (value === valueInHtml(control)) return undefined;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // A field that still has the focus gets its `change` event from the browser.
    if (!control.matches('input:focus'))
      control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function valueInHtml(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** The HTML of each slot, which only the build passes: in the browser it is in the page already. */
export type Slots = Readonly<Record<string, string>>;

/** HTML of the build inside of an island. Hydration keeps the HTML that it finds, and never changes it afterwards. */
export function Slot({ content = '' }: { content?: string | undefined }): VNode {
  return html`<div class="island" dangerouslySetInnerHTML=${{ __html: content }}></div>`;
}
