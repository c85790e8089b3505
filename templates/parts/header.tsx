// The header of every page, with a menu that opens without JavaScript.

import { HEADER_PRESET, type Navigation } from '../../domain/content/data-files.ts';
import { phoneLink, routes } from '../../domain/routes.ts';
import { siteWords } from '../../domain/words.ts';
import { useSiteContext } from '../site-context.ts';
import { Button } from './button.tsx';
import { Icon, Seed, Wordmark } from './icons.tsx';
import { Island } from './island.tsx';

interface Props {
  route: string;
}

export function Header({ route }: Props) {
  const { site, chatWith } = useSiteContext();
  return (
    <header className="site-header">
      <div className="cluster wrap">
        <a href={routes.home} aria-label={site.brand}>
          <Wordmark name={site.wordmark} />
        </a>
        <nav className="site-nav" aria-label={siteWords.mainNavigation}>
          <HeaderLinks route={route} />
        </nav>
        <Button href={chatWith(HEADER_PRESET)} look="primary" small>
          {siteWords.quoteButton}
        </Button>
        <Island name="menu" props={{}}>
          <Menu route={route} />
        </Island>
      </div>
    </header>
  );
}

function Menu({ route }: Props) {
  const { site, chatWith } = useSiteContext();
  return (
    <details className="menu">
      <summary>
        <span className="visually-hidden">{siteWords.menu}</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="menu-panel second-ground">
        <nav aria-label={siteWords.menu}>
          <HeaderLinks route={route} hasSeed />
        </nav>
        <div>
          <Button href={chatWith(HEADER_PRESET)} look="primary" arrow>
            {siteWords.quoteButton}
          </Button>
          <p className="cluster">
            <a href={phoneLink(site.phone)}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
      </div>
    </details>
  );
}

/** The links of the header; with `hasSeed`, a seed marks the current one. */
function HeaderLinks({ route, hasSeed }: Props & { hasSeed?: boolean }) {
  const { navigation } = useSiteContext();
  return (
    <ul>
      {navigation.header.map((link) => {
        const current = ariaCurrent(link, route);
        return (
          <li key={link.href}>
            <a href={link.href} aria-current={current}>
              {hasSeed && current && <Seed />}
              {link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The value of `aria-current`: `page` for the page itself, `true` for a page below it or in `includes`. */
export function ariaCurrent(
  { href, includes = [] }: Navigation['header'][number],
  route: string,
): 'page' | 'true' | undefined {
  if (href === route) return 'page';
  const isWithin = (other: string) => other !== routes.home && `${route}/`.startsWith(`${other}/`);
  return [href, ...includes].some(isWithin) ? 'true' : undefined;
}
