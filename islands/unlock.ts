// Opens a protected proposal: its passphrase is typed here, used here, and sent nowhere.

import type { Wake } from '../domain/islands.ts';
import {
  type DecryptedPage,
  type EncryptedPage,
  KEY_ROUNDS,
  normalizePassphrase,
  OPENED_HTML,
} from '../domain/proposal/encrypted-page.ts';
import { plan } from './runtime/plan.ts';
import { visit } from './runtime/visit.ts';

export const wake: Wake<'unlock'> = (root) => {
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const button = root.querySelector('button');
  const payload = root.querySelector('script')?.textContent;
  if (!form || !input || !button || !payload) return;
  const encrypted = encryptedIn(payload);
  let busy = false;

  const setBusy = (next: boolean): void => {
    busy = next;
    button.setAttribute('aria-disabled', String(next));
    [...button.children].forEach((text, index) => {
      text.toggleAttribute('hidden', next ? index === 0 : index === 1);
    });
  };

  const show = (name?: string): void => {
    for (const error of root.querySelectorAll<HTMLElement>('[data-error]')) {
      error.hidden = error.dataset.error !== name;
    }
    if (!name) return;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', `${input.id}-dica ${input.id}-${name}`);
    input.focus();
  };

  input.addEventListener('input', () => {
    show();
    input.removeAttribute('aria-invalid');
    input.setAttribute('aria-describedby', `${input.id}-dica`);
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    const passphrase = normalizePassphrase(input.value);
    if (!passphrase) return show('empty');
    if (!encrypted || !globalThis.crypto?.subtle) return show('unable');
    setBusy(true);
    // What the browser refuses to compute at all is no matter of the passphrase.
    const page = await open(encrypted, passphrase).catch(() => 'unable' as const);
    setBusy(false);
    if (page === 'unable' || !page) show(page ?? 'wrong');
    else replace(root, page);
  });
};

/** Undefined for what no build has written: it would keep the browser busy for hours, or mean nothing. */
function encryptedIn(payload: string): EncryptedPage | undefined {
  try {
    const encrypted: EncryptedPage = JSON.parse(payload);
    return encrypted.rounds <= 10 * KEY_ROUNDS ? encrypted : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when the passphrase is another: decryption checks every byte. */
async function open(
  encrypted: EncryptedPage,
  passphrase: string,
): Promise<DecryptedPage | undefined> {
  const { subtle } = crypto;
  const base = await subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  const key = await subtle.deriveKey(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      salt: bytesOf(encrypted.salt),
      iterations: encrypted.rounds,
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  try {
    const cipher = { name: 'AES-GCM', iv: bytesOf(encrypted.iv) };
    const text = await subtle.decrypt(cipher, key, bytesOf(encrypted.data));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** The page's policy refuses style elements of its own; style sheets made by scripts are another matter. */
function replace(root: HTMLElement, { title, html, styles }: DecryptedPage): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // It is all that the page needs, and its short names mean other things.
  document.querySelector('style')?.remove();
  document.title = title;
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  // Those that wait for a touch are the loader's already, wherever they come from.
  const islands = template.content.querySelectorAll<HTMLElement>(
    '[data-when]:not([data-when=interaction])',
  );
  root.replaceWith(template.content);
  islands.forEach(plan);
  visit();
  document.getElementById('conteudo')?.focus();
  scrollTo(0, 0);
}

/** https://www.w3.org/TR/trusted-types/ : a string, where browsers do not know them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string };
}

function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createHTML: (text: string) => text };
  return trustedTypes?.createPolicy(OPENED_HTML, rules).createHTML(html) ?? html;
}
