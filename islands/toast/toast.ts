// Says something in passing. What shows it is fetched only when there is something to say.

import { render } from 'preact';
import { html } from '../runtime/html.ts';
import { inTime } from '../runtime/in-time.ts';

/** The form is empty by now: nobody should have to guess whether it was sent. */
const PATIENCE_MS = 3000;
/** Longer than the others: it cannot be kept open. */
const FALLBACK_MS = 10_000;

/** Rejects nothing: if the messages cannot be shown in passing, they are said in place. */
export async function toast(text: string): Promise<void> {
  try {
    const { show } = await inTime(import('./toaster.ts'), PATIENCE_MS);
    show(text);
  } catch (error) {
    console.error('toast:', error);
    say(text);
  }
}

function say(text: string): void {
  const host = document.body.appendChild(document.createElement('div'));
  const show = (words: string): void =>
    render(html`<p class="toast-fallback" role="status">${words}</p>`, host);
  show('');
  show(text);
  setTimeout(() => host.remove(), FALLBACK_MS);
}
