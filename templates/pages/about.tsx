// The page about the house.

import type { AboutPage } from '../../domain/content/pages/about.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionButton } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StatList } from '../parts/stat-list.tsx';

export function About({ frame, page }: { frame: Frame; page: AboutPage }) {
  return (
    <>
      <PageOpening
        headline={page.headline}
        lead={page.lead}
        before={<Breadcrumb frame={frame} parents={[]} current={page.name} />}
      />
      <div className="about-stats wrap">
        <StatList claims={frame.claims.about} />
      </div>
      <Frieze />
      <section className="section wrap" aria-labelledby="historia">
        <h2 id="historia">{page.history.title}</h2>
        <ol className="timeline">
          {page.history.moments.map((moment) => (
            <li key={moment.title}>
              <p className="timeline-year">{moment.year}</p>
              <div>
                <h3>{moment.title}</h3>
                <p>{moment.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="mission" aria-labelledby="missao">
        <div className="wrap">
          <h2 id="missao">{page.mission.title}</h2>
          <p>{page.mission.text}</p>
        </div>
      </section>
      <section className="section wrap" aria-labelledby="valores">
        <h2 className="point-title" id="valores">
          {page.values.title}
        </h2>
        <PointList points={page.values.items} />
      </section>
      <section className="section section-after wrap" aria-labelledby="especialidades">
        <h2 className="point-title" id="especialidades">
          {page.expertise.title}
        </h2>
        <PointList points={page.expertise.items} />
      </section>
      <section className="section section-after wrap" aria-labelledby="motivos">
        <h2 className="point-title" id="motivos">
          {page.reasons.title}
        </h2>
        <PointList points={page.reasons.items} />
        <ActionButton frame={frame} action={page.reasons.button} look="secondary" />
      </section>
      <Closing frame={frame} closing={page.closing} />
    </>
  );
}
