// The footer of every page; its links are in content/navigation.yaml, its address and hours in content/site.yaml.

import { DRAWN_NETWORKS } from '../../domain/content/site.ts';
import { phoneLink, routes } from '../../domain/routes.ts';
import { newTab, siteWords } from '../../domain/words.ts';
import { useSiteContext } from '../site-context.ts';
import { Icon, NETWORKS, Wordmark } from './icons.tsx';

export function Footer() {
  const { site, navigation } = useSiteContext();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="grid">
          <div>
            <a href={routes.home} aria-label={site.brand}>
              <Wordmark name={site.wordmark} />
            </a>
            <p>{site.description}</p>
            <AccessibilityLink />
          </div>
          <nav className="grid" aria-label={siteWords.footerNavigation}>
            {navigation.footer.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <Contact />
        </div>
        <div className="cluster" data-spread>
          <p>
            {siteWords.copyright(site.copyrightYears, site.legalName, site.cnpj)}
            {site.address && ` · ${site.address}`}
          </p>
          <ul className="cluster">
            {navigation.legal.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** A link with the accessibility symbol, which the law wants in sight: Lei nº 13.146/2015, art. 63, § 1º. */
function AccessibilityLink() {
  const { known } = useSiteContext();
  if (!known.accessibility) return null;
  return (
    <ul>
      <li>
        <a href={known.accessibility}>
          <Icon name="accessibility" />
          {siteWords.accessibility}
        </a>
      </li>
    </ul>
  );
}

function Contact() {
  const { site } = useSiteContext();
  return (
    <div>
      <h2>{siteWords.contactTitle}</h2>
      <address>
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <p>
          <a href={phoneLink(site.phone)}>{site.phone}</a>
        </p>
        <p>
          <span>{site.city}</span>
          <br />
          <span>{site.openingHours}</span>
        </p>
      </address>
      {site.social.length > 0 && (
        <ul className="social-links cluster">
          {site.social.map((profile) => (
            <li key={profile.network}>
              <SocialLink {...profile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link to a network, with its icon, or with its name if we have no icon. */
function SocialLink({ network, href }: { network: string; href: string }) {
  const drawn = DRAWN_NETWORKS.find((name) => name === network);
  return (
    <a href={href} target="_blank" rel="noopener">
      {drawn ? <Icon name={drawn} /> : network}
      <span className="visually-hidden">{`${drawn ? NETWORKS[drawn] : ''} (${newTab})`}</span>
    </a>
  );
}
