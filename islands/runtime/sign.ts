// A sign of the interface, drawn as the templates draw theirs.

import type { VNode } from 'preact';
import { html } from './html.ts';

export function Sign({ path }: { path: string }): VNode {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
