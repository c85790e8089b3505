// htm bound to Preact: markup in the browser's half of the code.

import htm from 'htm/mini';
import { h, type VNode } from 'preact';

export const html = htm.bind(h) as (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
