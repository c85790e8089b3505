// The messages in a corner of the page: at most three, five seconds each, read out politely, closable.

import { h, render } from 'preact';
import { Toaster, toast } from 'sonner';
import { CHECK } from '../../domain/text/signs.ts';
import { toastWords } from '../../domain/words.ts';
import { html } from '../runtime/html.ts';
import { Sign } from '../runtime/sign.ts';
import styles from './toaster.css';

const VISIBLE = 3;
const DURATION_MS = 5000;

let ready = false;

export function show(text: string): void {
  if (!ready) open();
  ready = true;
  toast.success(text);
}

function open(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const host = document.body.appendChild(document.createElement('div'));
  const settings = {
    visibleToasts: VISIBLE,
    duration: DURATION_MS,
    closeButton: true,
    position: 'bottom-right',
    customAriaLabel: toastWords.notices,
    icons: { success: html`<${Sign} path=${CHECK} />` },
    toastOptions: { closeButtonAriaLabel: toastWords.close },
  };
  render(h(Toaster as never, settings as never), host);
}
