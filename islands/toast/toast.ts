// Says something in passing. What shows it is fetched only when there is something to say.

import type { FormSetting } from '../../domain/islands.ts';

/** Longer than the others: it cannot be kept open. */
const FALLBACK_MS = 10_000;

/** Rejects nothing: if the messages cannot be shown in passing, they are said in place. */
export async function toast(text: string, labels: FormSetting['labels']): Promise<void> {
  try {
    const { show } = await import('./toaster.ts');
    show(text, labels);
  } catch (error) {
    console.error('toast:', error);
    say(text);
  }
}

function say(text: string): void {
  const message = document.createElement('p');
  message.className = 'toast-fallback';
  message.setAttribute('role', 'status');
  document.body.append(message);
  message.textContent = text;
  setTimeout(() => message.remove(), FALLBACK_MS);
}
