// What a client has of a proposal that was sent: the passphrase, and the message behind the button that accepts it.

/** `page`: the HTML of the proposal. */
export function acceptanceIn(page: string): string {
  const links = page.match(/https:\/\/wa\.me\/[^"]*/g) ?? [];
  const texts = links.map((link) =>
    new URL(link.replaceAll('&amp;', '&')).searchParams.get('text'),
  );
  const found = texts.find((text) => text?.startsWith('Olá! Aceito'));
  if (!found) throw new Error('nothing on this page accepts the proposal');
  return found;
}

/** Of what the command says that sends a proposal behind one. */
export function passphraseIn(stdout: string): string {
  return /(?:[a-z\d]{4}-){5}[a-z\d]{4}/.exec(stdout)?.[0] ?? '';
}
