// The page about the house.

import type { ReactNode } from 'react';
import type { AboutPage } from '../../domain/content/pages/about.ts';
import type { Point } from '../../domain/content/pages/shared.ts';
import type { Frame } from '../frame.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ActionButton } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Face, TONES } from '../parts/face.tsx';
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
      {page.team && frame.people.length > 0 && <Team frame={frame} {...page.team} />}
      <section className="mission green-ground" aria-labelledby="missao">
        <div className="wrap">
          <h2 id="missao">{page.mission.title}</h2>
          <p>{page.mission.text}</p>
        </div>
      </section>
      <Points id="valores" {...page.values} />
      <Points id="especialidades" {...page.expertise} after />
      <Points id="motivos" {...page.reasons} after>
        <ActionButton frame={frame} action={page.reasons.button} look="secondary" />
      </Points>
      <Closing frame={frame} closing={page.closing} />
    </>
  );
}

function Team({ frame, title, lead }: { frame: Frame; title: string; lead: string }) {
  return (
    <section className="section section-after wrap" aria-labelledby="pessoas">
      <div className="section-opening">
        <h2 id="pessoas">{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className="team">
        {frame.people.map((person, index) => (
          <li key={person.id}>
            <Face person={person} tone={TONES[index % TONES.length]} />
            <div>
              <h3>{person.name}</h3>
              <p className="team-role">{person.role}</p>
              <p>{person.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PointsProps {
  id: string;
  title: string;
  items: Point[];
  /** Follows another section of the same ground. */
  after?: boolean;
  children?: ReactNode;
}

function Points({ id, title, items, after, children }: PointsProps) {
  return (
    <section className={`section wrap${after ? ' section-after' : ''}`} aria-labelledby={id}>
      <h2 className="point-title" id={id}>
        {title}
      </h2>
      <PointList points={items} />
      {children}
    </section>
  );
}
