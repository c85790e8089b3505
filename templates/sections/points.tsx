// Short things beside each other: points, figures, steps, questions.

import { progressPetals } from '../../art/progress.ts';
import type { Claim } from '../../domain/content/lists.ts';
import { ActionButton, ActionLink, TextLink } from '../parts/button.tsx';
import { Faces, PersonSays, Profile, usePerson } from '../parts/person.tsx';
import { drawingOf, Picture, ServiceArt } from '../parts/picture.tsx';
import { useSiteContext } from '../site-context.ts';
import { SectionOpening } from './section-opening.tsx';
import type { SectionProps } from './sections.tsx';

type PointsSection = SectionProps<'points'>;

export function Points({ variant, ...section }: PointsSection) {
  const { people } = useSiteContext();
  const { id, title, lead, picture, items, button, person } = section;
  if (variant) {
    return (
      <section className="band second-ground" aria-labelledby={id}>
        <div className="wrap">
          <SectionOpening id={id} title={title} lead={lead}>
            {variant === 'faces' && <Faces people={people} />}
          </SectionOpening>
          <PointList items={items} />
          {person && <Voice {...person} />}
        </div>
      </section>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      {picture ? (
        <PictureOpening {...section} picture={picture} />
      ) : (
        <SectionOpening id={id} title={title} lead={lead} />
      )}
      <PointList items={items} />
      {button && !picture && <ActionButton action={button} look="secondary" />}
    </section>
  );
}

/** The heading on the ground of a drawing, with a picture behind it. */
function PictureOpening({
  id,
  title,
  lead,
  picture,
  button,
}: PointsSection & { picture: NonNullable<PointsSection['picture']> }) {
  const frame = useSiteContext();
  const scene = picture.scene && drawingOf(picture) ? frame.picture(picture.scene) : undefined;
  return (
    <div className="card" data-size="large" data-tone={picture.tone}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {button && <ActionButton action={button} look="primary" arrow />}
      </div>
      {scene && (
        <Picture
          className="card-scene on-screen"
          picture={scene}
          sizes="(width >= 56rem) 44rem, 100vw"
        />
      )}
      <ServiceArt shown={picture} isCard />
    </div>
  );
}

export function PointList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="points cells ruled">
      {items.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Somebody of the company, in their own words. */
function Voice({ id, text }: NonNullable<PointsSection['person']>) {
  const person = usePerson(id);
  if (!person) return null;
  return (
    <Profile person={person} tone="light">
      <figure>
        <blockquote className="statement">“{text}”</blockquote>
        <figcaption className="role">
          {person.name}, {person.role}
        </figcaption>
      </figure>
    </Profile>
  );
}

/** Nothing for a company without a guarantee. */
export function Guarantee({ id }: SectionProps<'guarantee'>) {
  const { title, points, more } = useSiteContext().guarantee;
  if (points.length === 0) return null;
  return (
    <section className="guarantee rings band second-ground" aria-labelledby={id}>
      <div className="wrap">
        <SectionOpening id={id} title={title} />
        <PointList items={points} />
        {more && (
          <p>
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Nothing for a group without figures. */
export function Stats({ id, claims, note, image }: SectionProps<'stats'>) {
  const frame = useSiteContext();
  const figures = frame.claims[claims] ?? {};
  const picture = image && frame.picture(image);
  if (Object.keys(figures).length === 0) return null;
  return (
    <div className={picture ? 'stats wrap' : 'stats section joined wrap'} id={id}>
      <StatList claims={figures} />
      {picture && <Picture picture={picture} sizes="50vw" eager />}
      {note && <p className="small-print">{note}</p>}
    </div>
  );
}

/** Figures of a group of content/claims.yaml, each behind a rule. */
export function StatList({ claims = {} }: { claims: Record<string, Claim> | undefined }) {
  const figures = Object.entries(claims);
  if (figures.length === 0) return null;
  return (
    <dl className="stat-list">
      {figures.map(([name, { value, label, href }]) => (
        <div key={name}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Steps({ id, title, lead, variant, items }: SectionProps<'steps'>) {
  const { asset } = useSiteContext();
  if (variant === 'growth' && items.length === TREE_SIZES.length) {
    return (
      <section className="growth second-ground" aria-labelledby={id}>
        <div className="wrap">
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          <ol className="ruled">
            {items.map((step, index) => (
              <li key={step.title}>
                <img
                  className="on-screen"
                  src={asset(TREES[index] ?? TREES[0])}
                  {...TREE_SIZES[index]}
                  alt=""
                  loading="lazy"
                />
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                  <p className="when">{step.when}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionOpening id={id} title={title} lead={lead} />
      <ol className="steps cells ruled" data-rule="strong" data-variant={variant}>
        {items.map((step, index) => (
          <li key={step.title}>
            <ProgressRing name={id} done={index} of={items.length} />
            <div>
              {variant === 'years' && <p className="when">{step.when}</p>}
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {variant !== 'years' && <p className="when">{step.when}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TREES = ['crescimento-1.svg', 'crescimento-2.svg', 'crescimento-3.svg'] as const;

/** The sizes of the three drawings of growth, the same in every family. */
export const TREE_SIZES = [
  { width: 120, height: 190 },
  { width: 220, height: 400 },
  { width: 480, height: 550 },
] as const;

interface RingProps {
  /** The name of the list: its petal is drawn once, with the first ring, and used by the others. */
  name: string;
  done: number;
  of: number;
  isFirst?: boolean;
}

/** A rosette lit as far as a process has gone. */
export function ProgressRing({ name, done, of, isFirst = done === 0 }: RingProps) {
  return (
    <svg className="progress-ring" viewBox="0 0 48 48" aria-hidden="true">
      {progressPetals(done, of).map(({ d, transform, state }, index) =>
        isFirst && index === 0 ? (
          <g key={transform} data-state={state} transform={transform}>
            <path id={`petala-${name}`} d={d} />
          </g>
        ) : (
          <use key={transform} href={`#petala-${name}`} data-state={state} transform={transform} />
        ),
      )}
    </svg>
  );
}

export function Questions({ id, title, items, person, ask }: SectionProps<'questions'>) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <div className="faq split" data-first="4">
        <div className="follows">
          <h2 id={id}>{title}</h2>
          {person && <PersonSays {...person} />}
          {person && ask && <ActionLink action={ask} />}
        </div>
        <ul className="ruled">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
