// A piece of the page inside an island that the build wrote and the browser leaves alone.

import type { VNode } from 'preact';
import { html } from './html.ts';

/** The HTML of each slot. Only the build has it: in the page it is there already. */
export type Slots = Readonly<Record<string, string>>;

/** Hydration keeps what it finds, and afterwards the property never changes. */
export function Slot({ content = '' }: { content?: string | undefined }): VNode {
  return html`<div class="island" dangerouslySetInnerHTML=${{ __html: content }}></div>`;
}
