// Whether a text is an address.

/**
 * As `URL.canParse` would say. In Node 20 that refuses every host with an accent after some
 * thousand calls, when it has been compiled (nodejs/node: fast calls take Latin-1 for UTF-8).
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}

/** Without a name and a password in it, and with one host that is no pattern: it goes into policies and headers. */
export function isPlainUrl(text: string, base?: string): boolean {
  if (!isUrl(text, base)) return false;
  const { username, password, hostname } = new URL(text, base);
  const isHost = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])$/.test(hostname);
  return username + password === '' && isHost;
}
