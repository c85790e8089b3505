// Markup of islands. Elements are written as html`…`, components with `h`, by which TypeScript checks their props.

import htm from 'htm/mini';
import { h, type VNode } from 'preact';

export const html = htm.bind(h) as (strings: TemplateStringsArray, ...values: unknown[]) => VNode;

/** An icon of domain/asset-names.ts, with the same markup as in templates. */
export function Icon({ path }: { path: string }): VNode {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}
