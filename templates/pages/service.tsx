// A service with packages: what it costs, what is in it, how it goes.

import type { ServicePage } from '../../domain/content/pages/service.ts';
import type { Claim } from '../../domain/content/site.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionLink } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Packages } from '../parts/packages.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';
import { ServiceArt } from '../parts/service-art.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Steps } from '../parts/steps.tsx';

interface Props {
  frame: Frame;
  page: ServicePage;
  claims: Record<string, Claim> | undefined;
}

export function Service({ frame, page, claims }: Props) {
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={
          <Breadcrumb
            frame={frame}
            parents={page.parent ? [page.parent] : []}
            current={page.name}
          />
        }
      />
      <section className="packages-section wrap" aria-label={page.packagesLabel}>
        <Packages frame={frame} packages={page.packages} />
        <div className="packages-after">
          <p>{page.between.text}</p>
          <ActionLink frame={frame} action={page.between.button} arrow />
        </div>
      </section>
      <Frieze />
      <section className="section wrap" aria-labelledby="inclui">
        <FeaturesOpening frame={frame} {...page.features} />
        <PointList points={page.features.items} />
        {claims && <StatList claims={claims} />}
        {claims && frame.labels.claimsNote && (
          <p className="claims-note">{frame.labels.claimsNote}</p>
        )}
      </section>
      <section className="section section-after wrap" aria-labelledby="etapas">
        <h2 id="etapas">{page.process.title}</h2>
        <Steps steps={page.process.steps} />
      </section>
      {page.terms && (
        <section className="section section-after wrap" aria-labelledby="condicoes">
          <h2 className="point-title" id="condicoes">
            {page.terms.title}
          </h2>
          <PointList points={page.terms.items} />
        </section>
      )}
      <Technologies frame={frame} technologies={page.technologies} />
      <Closing frame={frame} closing={page.closing} />
    </>
  );
}

/** Its words, on the ground of the service's drawing where there is one. */
function FeaturesOpening({
  frame,
  title,
  lead,
  picture,
}: ServicePage['features'] & { frame: Frame }) {
  const words = (
    <>
      <h2 id="inclui">{title}</h2>
      <p className="lead">{lead}</p>
    </>
  );
  if (!picture) return <div className="section-opening">{words}</div>;
  return (
    <div className="service-card service-picture" data-tone={picture.tone}>
      <div className="service-card-text">{words}</div>
      <ServiceArt frame={frame} art={picture.art} card />
    </div>
  );
}

function Technologies({
  frame,
  technologies,
}: {
  frame: Frame;
  technologies: ServicePage['technologies'];
}) {
  return (
    <section className="section section-after wrap" aria-labelledby="tecnologias">
      <div className="technologies">
        <h2 id="tecnologias">{technologies.title}</h2>
        <div className="stack">
          <p className="lead">{technologies.text}</p>
          <ul className="badge-list">
            {technologies.items.map((technology) => (
              <li className="badge" data-look="outline" key={technology}>
                {technology}
              </li>
            ))}
          </ul>
          <p>
            <ActionLink frame={frame} action={technologies.portfolio} />
          </p>
        </div>
      </div>
    </section>
  );
}
