// Shows messages in a corner of the page, by Sonner: at most three, five seconds each, read out politely, closable.

import { h, render } from 'preact';
import { toast as show, Toaster } from 'sonner';
import { CHECK } from '../../domain/asset-names.ts';
import { toastWords } from '../../domain/words.ts';
import { Icon } from '../runtime/html.ts';
import styles from './toast.css';

let isOpen = false;

export function toast(text: string): void {
  if (!isOpen) open();
  isOpen = true;
  show.success(text);
}

function open(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const settings = {
    visibleToasts: 3,
    duration: 5000,
    closeButton: true,
    position: 'bottom-right',
    customAriaLabel: toastWords.notices,
    icons: { success: h(Icon, { path: CHECK }) },
    toastOptions: { closeButtonAriaLabel: toastWords.close },
  };
  const host = document.body.appendChild(document.createElement('div'));
  // Cast, since Sonner's types are for React.
  render(h(Toaster as never, settings as never), host);
}
