// The openings, and the form to apply.

import type { CareersPage } from '../../domain/content/pages/careers.ts';
import type { ShownJob } from '../../domain/job.ts';
import { useFrame } from '../frame.ts';
import { APPLICATION_ID, ApplicationForm } from '../parts/application-form.tsx';
import { Button, TextLink } from '../parts/button.tsx';
import { Face, LARGE, type Named, usePerson } from '../parts/face.tsx';
import { Frieze } from '../parts/frieze.tsx';
import { Island } from '../parts/island.tsx';
import { OpeningCover, OpeningFacts } from '../parts/opening.tsx';
import { PageOpening } from '../parts/page-opening.tsx';
import { PointBand } from '../parts/point-band.tsx';
import { Team } from '../parts/team.tsx';

interface Props {
  page: CareersPage;
  jobs: ShownJob[];
}

export function Careers({ page, jobs }: Props) {
  const frame = useFrame();
  return (
    <>
      <PageOpening page={page} />
      <Openings page={page} jobs={jobs} />
      {page.why && (
        <PointBand id="como-e" title={page.why.title} points={page.why.items}>
          {page.why.person && <Voice {...page.why.person} />}
        </PointBand>
      )}
      {page.team && frame.people.length > 0 && <Team {...page.team} row />}
      {jobs.length > 0 && <ApplicationForm page={page} jobs={jobs} />}
      <Frieze />
    </>
  );
}

/** Somebody of the house, in their own words. */
function Voice({ id, text }: Named) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <div className="presented">
      <Face person={person} tone="light" sizes={LARGE} />
      <figure>
        <blockquote className="presented-words">“{text}”</blockquote>
        <figcaption className="presented-role">
          {person.name}, {person.role}
        </figcaption>
      </figure>
    </div>
  );
}

function Openings({ page, jobs }: Props) {
  return (
    <section className="section section-after wrap" aria-labelledby="vagas">
      <h2 className="openings-title" id="vagas">
        {page.openingsTitle}
      </h2>
      {jobs.length === 0 ? (
        <p className="empty">{page.empty}</p>
      ) : (
        <Island name="apply" props={{ form: APPLICATION_ID }}>
          <ul className="openings">
            {jobs.map((job) => (
              <li className="opening" key={job.id}>
                <OpeningCover job={job} />
                <div>
                  <h3>
                    <a href={job.route}>{job.title}</a>
                  </h3>
                  <p>{job.summary}</p>
                </div>
                <OpeningFacts words={page.words} job={job} />
                <div className="cluster">
                  <Button
                    href={`${job.route}#${APPLICATION_ID}`}
                    look="secondary"
                    small
                    about={job.title}
                    position={job.title}
                  >
                    {page.words.apply}
                  </Button>
                  <TextLink href={job.route} about={job.title}>
                    {page.words.details}
                  </TextLink>
                </div>
              </li>
            ))}
          </ul>
        </Island>
      )}
    </section>
  );
}
