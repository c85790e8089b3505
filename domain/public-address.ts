// Whether a site stands where visitors come to, or only where it is tried out.

/** Names that nobody can have (RFC 2606, RFC 6761), this computer, and bare numbers. */
const FOR_TRIALS = /(?:^|\.)(?:example|test|invalid|localhost)$|^\d+(?:\.\d+){3}$|^\[/;

/** `url` as content/site.yaml has it; one that contains a placeholder only stands for another. */
export function isPublicAddress(url: string, placeholders: readonly string[]): boolean {
  const isPlaceholder = placeholders.some((placeholder) => url.includes(placeholder));
  return !isPlaceholder && !FOR_TRIALS.test(new URL(url).hostname);
}
