// What an unknown address shows.

import type { NotFoundPage } from '../../domain/content/pages/not-found.ts';
import type { Frame } from '../frame.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';

export function NotFound({ frame, page }: { frame: Frame; page: NotFoundPage }) {
  return (
    <>
      <div className="not-found wrap">
        <div>
          <p className="not-found-code">{page.code}</p>
          <h1>{page.headline}</h1>
        </div>
        <div className="stack">
          <p className="lead">{page.lead}</p>
          <div className="cluster">
            <ActionButton frame={frame} action={page.home} look="primary" arrow />
            <TextLink href={page.contact.href}>{page.contact.label}</TextLink>
          </div>
        </div>
        <nav className="not-found-popular" aria-labelledby="mais-visitadas">
          <h2 id="mais-visitadas">{page.popularTitle}</h2>
          <ul>
            {page.popular.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <img
        className="pavement"
        src={frame.asset('calcada.svg')}
        width="2880"
        height="432"
        alt=""
        decoding="async"
      />
    </>
  );
}
