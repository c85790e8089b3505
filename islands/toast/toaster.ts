// The messages in a corner of the page: at most three, five seconds each, read out politely, closable.

import { h, render } from 'preact';
import { Toaster, toast } from 'sonner';
import type { FormSetting } from '../../domain/islands.ts';
import { CHECK } from '../../domain/text/signs.ts';
import { html } from '../runtime/html.ts';
import { Sign } from '../runtime/sign.ts';
import styles from './toaster.css';

const VISIBLE = 3;
const DURATION_MS = 5000;

let ready = false;

export function show(text: string, labels: FormSetting['labels']): void {
  if (!ready) open(labels);
  ready = true;
  toast.success(text);
}

function open(labels: FormSetting['labels']): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const host = document.body.appendChild(document.createElement('div'));
  const settings = {
    visibleToasts: VISIBLE,
    duration: DURATION_MS,
    closeButton: true,
    position: 'bottom-right',
    customAriaLabel: labels.notices,
    icons: { success: html`<${Sign} path=${CHECK} />` },
    toastOptions: { closeButtonAriaLabel: labels.closeNotice },
  };
  render(h(Toaster as never, settings as never), host);
}
