// The page of the editor of the browser, and what it may load.

import type { Site } from '../../domain/content/site.ts';
import { escapeHtml } from '../markdown/escape.ts';

/** The CMS writes styles of its own, and shows pictures before they are saved. */
export function editorPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', 'data:', ...origins].join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** `at`: the folder of its files. */
export function editorPage({ brand }: Pick<Site, 'brand'>, at: string, policy: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Editor · ${escapeHtml(brand)}</title><link rel="icon" href="/favicon.svg">
</head><body><noscript>O editor precisa de JavaScript.</noscript><script src="${at}/editor.js"></script></body></html>`;
}
