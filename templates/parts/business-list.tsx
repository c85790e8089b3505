// The pages for lines of business, one line each.

import type { BusinessSummary } from '../../domain/business.ts';
import type { BusinessesContent } from '../../domain/content/pages/businesses.ts';
import { MoreServices } from './more-services.tsx';

interface Props extends BusinessesContent {
  businesses: readonly BusinessSummary[];
}

/** Nothing without a page to lead to. */
export function BusinessList({ title, lead, businesses }: Props) {
  if (businesses.length === 0) return null;
  const items = businesses.map(({ route, name, summary }) => ({
    title: name,
    text: summary,
    href: route,
  }));
  return (
    <div className="section section-after wrap">
      <MoreServices title={title} lead={lead} items={items} level={2} />
    </div>
  );
}
