// Finds what a client needs of a sent proposal: the passphrase, and the message that accepts it.

/** The message that accepts a proposal; `page` is its HTML. */
export function acceptanceIn(page: string): string {
  const links = page.match(/https:\/\/wa\.me\/[^"]*/g) ?? [];
  const texts = links.map((link) =>
    new URL(link.replaceAll('&amp;', '&')).searchParams.get('text'),
  );
  const found = texts.find((text) => text?.startsWith('Olá! Aceito'));
  if (!found) throw new Error('nothing on this page accepts the proposal');
  return found;
}

/** The passphrase in the output of `proposal send`. */
export function passphraseIn(stdout: string): string {
  return /(?:[a-z\d]{4}-){5}[a-z\d]{4}/.exec(stdout)?.[0] ?? '';
}
