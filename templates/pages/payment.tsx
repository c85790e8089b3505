// What a client sees after paying; outside the shared layout.

import type { PaymentPage } from '../../domain/content/pages/payment.ts';
import { useFrame } from '../frame.ts';
import { Accomplished } from '../parts/accomplished.tsx';
import { ActionButton, ActionLink, TextLink } from '../parts/button.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { BrandAlone } from '../parts/mark.tsx';
import { ServiceArt } from '../parts/service-art.tsx';
import { Steps } from '../parts/steps.tsx';
import { Tiles } from '../parts/tiles.tsx';

export function Payment({ page }: { page: PaymentPage }) {
  return (
    <>
      <BrandAlone />
      <main id="conteudo" tabIndex={-1}>
        <Accomplished headline={page.headline} lead={page.lead}>
          <ActionButton action={page.home} look="primary" arrow />
        </Accomplished>
        <section className="section wrap" aria-labelledby="proximos-passos">
          <h2 id="proximos-passos">{page.next.title}</h2>
          <Steps steps={page.next.steps} />
        </section>
        <section
          className="section section-after wrap"
          aria-labelledby={page.services && 'servicos'}
        >
          {page.services && <Services {...page.services} />}
          <End page={page} />
        </section>
        <Frieze />
      </main>
    </>
  );
}

function Services({ title, tiles }: NonNullable<PaymentPage['services']>) {
  return (
    <>
      <h2 className="point-title" id="servicos">
        {title}
      </h2>
      <Tiles>
        {tiles.map((tile) => (
          <li className={`service-card ground-${tile.picture?.tone ?? 'ink'}`} key={tile.href}>
            <div className="service-card-text">
              <h3>
                <a href={tile.href}>{tile.label}</a>
              </h3>
            </div>
            {tile.picture && <ServiceArt shown={tile.picture} card />}
          </li>
        ))}
      </Tiles>
    </>
  );
}

/** Whom to ask, what holds, and who the house is. */
function End({ page }: { page: PaymentPage }) {
  const { site } = useFrame();
  return (
    <div className="payment-end">
      <div>
        <p>
          {page.contact} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
        </p>
        {page.chat && (
          <p>
            <ActionLink action={page.chat} />
          </p>
        )}
      </div>
      <div>
        {page.rules && (
          <p>
            {page.rules.text}{' '}
            <TextLink href={page.rules.link.href}>{page.rules.link.label}</TextLink>.
          </p>
        )}
        <p className="payment-house">
          {`${site.legalName} · CNPJ ${site.cnpj}`}
          {site.address && ` · ${site.address}`}
        </p>
      </div>
    </div>
  );
}
