// A service with packages: what it costs, what is in it, how it goes.

import type { ServicePage } from '../../domain/content/pages/service.ts';
import type { Claim } from '../../domain/content/site.ts';
import type { ShownProject } from '../../domain/work.ts';
import { ActionLink, TextLink } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { FeaturesOpening } from '../parts/features-opening.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Guarantee } from '../parts/guarantee.tsx';
import { BadgeList } from '../parts/lists.tsx';
import { MonthlyTable } from '../parts/monthly-table.tsx';
import { Packages } from '../parts/packages.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';
import { Questions } from '../parts/questions.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { Steps } from '../parts/steps.tsx';
import { WorkList } from '../parts/work-list.tsx';

interface Props {
  page: ServicePage;
  claims: Record<string, Claim> | undefined;
  works: readonly ShownProject[];
}

export function Service({ page, claims, works }: Props) {
  // What is offered alone bears its own name.
  const isAlone = page.packages.length === 1;
  return (
    <>
      <PageOpening page={page} parents={page.parent ? [page.parent] : []} />
      {page.packages.length > 0 && (
        <section
          className="packages-section wrap"
          aria-labelledby={page.packagesLabel && 'pacotes'}
        >
          {page.packagesLabel && (
            <h2 className={isAlone ? 'visually-hidden' : 'packages-title'} id="pacotes">
              {page.packagesLabel}
            </h2>
          )}
          <Packages packages={page.packages} />
          {page.between && (
            <div className="packages-after">
              <p>{page.between.text}</p>
              <ActionLink action={page.between.button} arrow />
            </div>
          )}
        </section>
      )}
      <Frieze />
      {page.features && (
        <section className="section wrap" aria-labelledby="inclui">
          <FeaturesOpening {...page.features} />
          <PointList points={page.features.items} />
          <StatList claims={claims} />
          {claims && page.claimsNote && <p className="claims-note">{page.claimsNote}</p>}
        </section>
      )}
      {page.process && (
        <section className="section section-after wrap" aria-labelledby="etapas">
          <h2 id="etapas">{page.process.title}</h2>
          <Steps steps={page.process.steps} />
        </section>
      )}
      {!page.packages.some(({ period }) => period) && <Guarantee alone />}
      {page.works && <WorkList {...page.works} works={works} />}
      {page.monthly && <MonthlyTable {...page.monthly} />}
      {page.terms && <Questions {...page.terms} ask={page.closing.secondary} id="condicoes" />}
      {page.technologies && <Technologies {...page.technologies} />}
      <Closing closing={page.closing} />
    </>
  );
}

function Technologies(technologies: NonNullable<ServicePage['technologies']>) {
  return (
    <section className="section section-after wrap" aria-labelledby="tecnologias">
      <div className="beside technologies">
        <h2 id="tecnologias">{technologies.title}</h2>
        <div className="stack">
          <p className="lead">{technologies.text}</p>
          <BadgeList items={technologies.items} />
          {technologies.portfolio && (
            <p>
              <ActionLink action={technologies.portfolio} />
            </p>
          )}
          {technologies.more && (
            <div className="stack">
              {technologies.more.map(({ label, href }) => (
                <TextLink href={href} key={href}>
                  {label}
                </TextLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
