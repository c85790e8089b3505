// Opens a protected proposal: its passphrase is typed here, used here, and sent nowhere.

import type { Mount } from '../domain/islands.ts';
import {
  type DecryptedPage,
  type EncryptedPage,
  KEY_ROUNDS,
  normalizePassphrase,
} from '../domain/proposal/encrypted-page.ts';

export const mount: Mount<'unlock'> = (root) => {
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const button = root.querySelector('button');
  const payload = root.querySelector('script')?.textContent;
  if (!form || !input || !button || !payload) return;

  const setBusy = (isBusy: boolean): void => {
    button.setAttribute('aria-disabled', String(isBusy));
    [...button.children].forEach((text, index) => {
      text.toggleAttribute('hidden', isBusy ? index === 0 : index === 1);
    });
  };

  /** Shows the error of this name, or none. */
  const showError = (name?: string): void => {
    for (const error of root.querySelectorAll<HTMLElement>('[data-error]'))
      error.hidden = error.dataset.error !== name;
    input.setAttribute('aria-invalid', String(name !== undefined));
    const hint = `${input.id}-dica`;
    input.setAttribute('aria-describedby', name ? `${hint} ${input.id}-${name}` : hint);
    if (name) input.focus();
  };

  input.addEventListener('input', () => showError());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    const passphrase = normalizePassphrase(input.value);
    if (!passphrase) return showError('empty');
    setBusy(true);
    // A browser that cannot decrypt at all, such as without a secure connection, says nothing about the passphrase.
    const page = await decrypt(payload, passphrase).catch(() => 'unable' as const);
    setBusy(false);
    if (page === undefined || page === 'unable') showError(page ?? 'wrong');
    else replace(root, page);
  });
};

/** Undefined when the passphrase is another: decryption checks every byte. */
async function decrypt(payload: string, passphrase: string): Promise<DecryptedPage | undefined> {
  const { salt, rounds, iv, data }: EncryptedPage = JSON.parse(payload);
  if (rounds > 10 * KEY_ROUNDS) throw new Error('no build asks for so many rounds');
  const { subtle } = crypto;
  const bytes = new TextEncoder().encode(passphrase);
  const base = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  const kind = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(derivation, base, kind, false, ['decrypt']);
  try {
    const text = await subtle.decrypt({ ...kind, iv: bytesOf(iv) }, key, bytesOf(data));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The page's policy refuses style elements; style sheets made by scripts are another matter. */
function replace(root: HTMLElement, { title, html, styles }: DecryptedPage): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The sheet has all that the page needs.
  document.querySelector('style')?.remove();
  document.title = title;
  const template = document.createElement('template');
  template.innerHTML = html;
  root.replaceWith(template.content);
  // The focus mounts the island that came with it.
  document.getElementById('conteudo')?.focus();
  scrollTo(0, 0);
}
