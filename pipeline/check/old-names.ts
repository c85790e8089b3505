// Finds texts that still speak of the sample's house after the house has another name.

import type { Content, House } from '../kinds/collections.ts';

const NAMED_AT_MOST = 8;

/** One message with the places, or none. */
export function listOldNames({ site, sources }: House, content: Content): string[] {
  const { sampleBrand, brand } = site;
  if (!sampleBrand || brand.includes(sampleBrand)) return [];
  const { pages, posts, projects, jobs, proposals } = content;
  const entries = [pages, posts, projects, jobs, proposals].flat();
  const all = [...Object.values(sources), ...entries.map(({ source }) => source)];
  const places = all.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const speaks = !line.startsWith('sampleBrand:') && line.includes(sampleBrand);
      return speaks ? `${file}:${index + 1}` : [];
    }),
  );
  if (places.length === 0) return [];
  const more = places.length - NAMED_AT_MOST;
  const list = places.slice(0, NAMED_AT_MOST).join(', ');
  return [`texts still speak of ${sampleBrand}: ${list}${more > 0 ? ` and ${more} more` : ''}`];
}
