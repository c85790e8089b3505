// The page of an unknown address.

import type { NotFoundPage } from '../../domain/content/page.ts';
import { ActionButton, TextLink } from '../parts/button.tsx';
import { Island } from '../parts/island.tsx';
import { useSiteContext } from '../site-context.ts';

interface Props {
  page: NotFoundPage;
  /** The addresses that the visitor may have intended. */
  routes: string[];
}

export function NotFound({ page, routes }: Props) {
  const context = useSiteContext();
  return (
    <Island name="not-found" props={{ routes }} when="load">
      <div className="not-found split wrap">
        <div>
          <p>{page.code}</p>
          <h1>{page.headline}</h1>
        </div>
        <div className="stack">
          <p className="lead">{page.lead}</p>
          <div className="cluster">
            <ActionButton action={page.home} look="primary" arrow />
            <ActionButton action={page.contact} look="secondary" />
            <button className="text-link" type="button" data-part="back" hidden>
              <span>{page.back}</span>
            </button>
          </div>
        </div>
        <nav className="cluster" aria-labelledby="caminhos">
          <h2 id="caminhos">{page.popularTitle}</h2>
          <ul className="cluster">
            {page.popular.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="not-found-ground on-screen">
        <div>
          <p hidden data-part="path">{`${page.attempted} `}</p>
          <p data-part="suggestion" hidden>
            {page.suggestion} <span data-part="guess" />?
          </p>
        </div>
        <img
          src={context.asset('nao-encontrada.svg')}
          width="2880"
          height="432"
          alt=""
          fetchPriority="high"
        />
      </div>
    </Island>
  );
}
