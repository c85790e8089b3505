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

/** What a page calls its main part, with its tags. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** The links of a page or of a part of one, with their words. */
export function linksOf(html: string): ({ text: string } & Tag['attributes'])[] {
  return [...html.matchAll(/<a\b.*?<\/a>/gs)].map(([link]) => ({
    ...tagsOf(link)[0]?.attributes,
    text: visibleText(link),
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
  const signs = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#x27|#39|amp);/g, (_, name: keyof typeof signs) => signs[name]);
}

/** The text of a page or of a part of one, in one line with plain spaces. */
export function visibleText(html: string): string {
  const shown = html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<span class="unit">([^<]*)<\/span>/g, '$1')
    .replace(/<[^>]*>/g, ' ');
  return unescapeHtml(shown).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
}

/** The bodies of the page's JSON-LD blocks, as written. */
export function jsonLdOf(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, body = '']) => body);
}

/** One of the page's things by its type, such as `BlogPosting`. */
export function thingOf(
  { html, route }: { html: string; route: string },
  type: string,
): Record<string, unknown> {
  const things = jsonLdOf(html).flatMap((body) => JSON.parse(body)['@graph']);
  const found = things.find((thing) => thing['@type'] === type);
  if (!found) throw new Error(`${route} has no ${type}`);
  return found;
}

/** What waits in the chats that a page's links open, in their order. */
export function chatTexts(html: string): string[] {
  return tagsOf(html)
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => href.startsWith('https://wa.me/'))
    .map((href) => new URL(href).searchParams.get('text') ?? '');
}
