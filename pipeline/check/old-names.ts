// Finds texts that still speak of the sample's house after the house has another name.

import type { Site } from '../../domain/content/site.ts';
import type { Content } from '../kinds/read-content.ts';
import { SINGLE_FILES } from '../read/list-content.ts';
import { readSource } from '../read/read-source.ts';

const NAMED_AT_MOST = 8;

/** One message with the places, or none. */
export function listOldNames(root: string, site: Site, content: Content): string[] {
  const { sampleBrand, brand } = site;
  if (!sampleBrand || brand.includes(sampleBrand)) return [];
  const { pages, posts, projects, jobs, proposals } = content;
  const files = [
    ...Object.values(SINGLE_FILES),
    ...[pages, posts, projects, jobs, proposals].flatMap((entries) =>
      entries.map(({ file }) => file),
    ),
  ];
  const places = files.flatMap((file) =>
    (readSource(root, file, []) ?? '').split('\n').flatMap((line, index) => {
      const speaks = !line.startsWith('sampleBrand:') && line.includes(sampleBrand);
      return speaks ? `${file}:${index + 1}` : [];
    }),
  );
  if (places.length === 0) return [];
  const more = places.length - NAMED_AT_MOST;
  const list = places.slice(0, NAMED_AT_MOST).join(', ');
  return [`texts still speak of ${sampleBrand}: ${list}${more > 0 ? ` and ${more} more` : ''}`];
}
