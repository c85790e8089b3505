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
