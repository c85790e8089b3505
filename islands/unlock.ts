// Decrypts a protected proposal in the page: the passphrase is sent nowhere, and asked once a tab.

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
  // A new version has another salt, and asks anew.
  const [, key = ''] = /"salt":"([^"]*)/.exec(payload) ?? [];

  const setBusy = (isBusy: boolean): void => {
    button.setAttribute('aria-disabled', String(isBusy));
    [...button.children].forEach((text, index) => {
      text.toggleAttribute('hidden', isBusy ? index === 0 : index === 1);
    });
  };

  /** Shows the error of this name, or hides all. */
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
    // Without a secure connection a browser cannot decrypt, which is not the fault of the passphrase.
    const page = await decrypt(payload, passphrase).catch(() => 'unable' as const);
    setBusy(false);
    if (page === undefined || page === 'unable') return showError(page ?? 'wrong');
    inStorage((storage) => storage.setItem(key, passphrase));
    replace(root, page);
  });
  const kept = inStorage((storage) => storage.getItem(key));
  if (!kept) return;
  input.value = kept;
  form.requestSubmit();
};

/** Session storage may be forbidden; then the page asks again. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The decrypted page; undefined if the passphrase is wrong, which AES-GCM detects. */
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

/** Replaces the form with the page. The policy refuses its style element, but allows style sheets made by scripts. */
function replace(root: HTMLElement, { title, html, styles }: DecryptedPage): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The new sheet has all rules that the page needs, so the form's own style is removed.
  document.querySelector('style')?.remove();
  document.title = title;
  const template = document.createElement('template');
  template.innerHTML = html;
  root.replaceWith(template.content);
  // The focus makes the loader mount the island of the page.
  document.getElementById('conteudo')?.focus();
  scrollTo(0, 0);
}
