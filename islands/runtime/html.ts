// Markup of the browser's half of the code. Elements are written as html`…`; components are mounted by `h`, which checks their props.

import htm from 'htm/mini';
import { h, type VNode } from 'preact';

export const html = htm.bind(h) as (strings: TemplateStringsArray, ...values: unknown[]) => VNode;

/** An icon of domain/asset-names.ts, drawn as the templates draw theirs. */
export function Icon({ path }: { path: string }): VNode {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
