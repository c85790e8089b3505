// The pages for lines of business, a cell each.

import type { BusinessSummary } from '../../domain/business.ts';
import type { BusinessesContent } from '../../domain/content/pages/businesses.ts';
import { Icon } from './icons.tsx';
import { Picture } from './picture.tsx';

interface Props extends BusinessesContent {
  businesses: readonly BusinessSummary[];
}

/** Nothing without a page to lead to. */
export function BusinessList({ title, lead, businesses }: Props) {
  if (businesses.length === 0) return null;
  return (
    <section className="band" aria-labelledby="ramos">
      <div className="wrap">
        <div className="section-opening">
          <h2 id="ramos">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className="cells leads whole">
          {businesses.map(({ route, name, summary, picture }) => (
            <li key={route}>
              <Picture picture={picture} sizes="6rem" />
              <h3>
                <a href={route}>
                  {name}
                  {'\u00a0'}
                  <Icon name="arrow-right" />
                </a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
