// Text as it may stand in an address or a file name.

/** `Vale do Iguaçu` gives `vale-do-iguacu`; text without a letter or digit gives nothing. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
