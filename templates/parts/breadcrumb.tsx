// Where in the site a page stands.

import type { Link } from '../../domain/content/site.ts';
import { routes } from '../../domain/routes.ts';
import { siteWords } from '../../domain/words.ts';

interface Props {
  parents: Link[];
  current: string;
}

export function Breadcrumb({ parents, current }: Props) {
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
