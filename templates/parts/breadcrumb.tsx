// The breadcrumb above a page's headline.

import type { Link } from '../../domain/content/data-files.ts';
import { routes } from '../../domain/routes.ts';
import { siteWords } from '../../domain/words.ts';

/** The place of a page in the site, for its breadcrumb. */
export interface BreadcrumbTrail {
  /** The page's name at the end of its breadcrumb; a page without one has no breadcrumb. */
  name?: string | undefined;
  parents?: Link[];
}

export function Breadcrumb({ parents, current }: { parents: Link[]; current: string }) {
  const links = [{ label: siteWords.homeCrumb, href: routes.home }, ...parents];
  return (
    <nav className="breadcrumb" aria-label={siteWords.breadcrumb}>
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
