// The page about the house.

import { type ReactNode, useContext } from 'react';
import type { AboutPage } from '../../domain/content/pages/about.ts';
import type { Point } from '../../domain/content/pages/shared.ts';
import { useFrame } from '../frame.ts';
import { ActionButton } from '../parts/button.tsx';
import { Closing } from '../parts/closing.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Grown } from '../parts/grown.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { Picture } from '../parts/picture.tsx';
import { PointBand } from '../parts/point-band.tsx';
import { PointList } from '../parts/point-list.tsx';
import { PagePictures, ServiceArt } from '../parts/service-art.tsx';
import { StatList } from '../parts/stat-list.tsx';
import { ProgressRing } from '../parts/steps.tsx';
import { Team } from '../parts/team.tsx';
import { Tiles } from '../parts/tiles.tsx';

export function About({ page }: { page: AboutPage }) {
  const frame = useFrame();
  const drawing = useContext(PagePictures)[page.image ?? ''];
  return (
    <>
      <PageOpening page={page} />
      {Object.keys(frame.claims.about ?? {}).length > 0 && (
        <div className="about-stats wrap">
          <StatList claims={frame.claims.about} />
          {drawing && <Picture picture={drawing} sizes="50vw" eager />}
        </div>
      )}
      <Frieze />
      {page.team && frame.people.length > 0 && <Team {...page.team} />}
      {page.history && <History {...page.history} />}
      {page.mission && <Mission {...page.mission} />}
      {page.values && (
        <PointBand id="valores" title={page.values.title} points={page.values.items} />
      )}
      {page.expertise && <Expertise {...page.expertise} />}
      {page.reasons && (
        <Points id="motivos" {...page.reasons} after>
          {page.reasons.button && <ActionButton action={page.reasons.button} look="secondary" />}
        </Points>
      )}
      <Closing closing={page.closing} />
    </>
  );
}

function History({ title, moments }: NonNullable<AboutPage['history']>) {
  return (
    <section className="section section-after wrap" aria-labelledby="historia">
      <h2 id="historia">{title}</h2>
      <ol className="cells steps">
        {moments.map((moment, index) => (
          <li className="step" key={moment.title}>
            <ProgressRing done={index} of={moments.length} isFirst={index === 0} />
            <div>
              <p className="moment-year">{moment.year}</p>
              <h3>{moment.title}</h3>
              <p>{moment.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mission({ title, text }: NonNullable<AboutPage['mission']>) {
  return (
    <section className="mission second-ground" aria-labelledby="missao">
      <div className="wrap">
        <div>
          <h2 id="missao">{title}</h2>
          <p>{text}</p>
        </div>
        <Grown />
      </div>
    </section>
  );
}

/** What the house is good at, each on its own ground. */
function Expertise({ title, items }: NonNullable<AboutPage['expertise']>) {
  if (!items.every(({ picture }) => picture)) {
    return <Points id="especialidades" title={title} items={items} after />;
  }
  const cards = items.map((item) => (
    <li className={`service-card ground-${item.picture?.tone}`} key={item.title}>
      <div className="service-card-text">
        <h3>{item.title}</h3>
        <p>{item.text}</p>
      </div>
      {item.picture && <ServiceArt shown={item.picture} card />}
    </li>
  ));
  return (
    <section className="section section-after wrap" aria-labelledby="especialidades">
      <h2 className="point-title" id="especialidades">
        {title}
      </h2>
      {items.length % 3 === 0 ? <ul className="expertise">{cards}</ul> : <Tiles>{cards}</Tiles>}
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
