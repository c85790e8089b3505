// Reads the tags of a finished page, whose text and attributes are escaped.

export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  }));
}

/** The content of the `<meta>` with this name or property. */
export function metaOf(tags: readonly Tag[], name: string): string | undefined {
  return tags.find(
    (tag) => tag.name === 'meta' && [tag.attributes.name, tag.attributes.property].includes(name),
  )?.attributes.content;
}

export function titleOf(html: string): string {
  return unescapeHtml(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
}

export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
