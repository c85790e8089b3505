// What a client's browser does with a proposal that was sent: the message behind the button that accepts it.

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
