// A list of points, plain, on green, beside a picture or with a person.

import { ActionButton } from '../parts/button.tsx';
import { Faces, Profile, usePerson } from '../parts/person.tsx';
import { Picture } from '../parts/picture.tsx';
import { PointList } from '../parts/point-list.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { drawingOf, ServiceArt } from '../parts/service-art.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

type PointsSection = SectionProps<'points'>;

export function Points({ variant, ...section }: PointsSection) {
  const { people } = useSiteContext();
  const { id, title, lead, picture, items, button, person } = section;
  if (variant) {
    return (
      <section className="band second-ground" aria-labelledby={id}>
        <div className="wrap">
          <SectionHeading id={id} title={title} lead={lead}>
            {variant === 'faces' && <Faces people={people} />}
          </SectionHeading>
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
        <SectionHeading id={id} title={title} lead={lead} />
      )}
      <PointList items={items} />
      {button && !picture && <ActionButton action={button} look="secondary" />}
    </section>
  );
}

/** The heading on a card with a drawing, and a picture behind the drawing. */
function PictureOpening({
  id,
  title,
  lead,
  picture,
  button,
  isFirst,
}: PointsSection & { picture: NonNullable<PointsSection['picture']> }) {
  const context = useSiteContext();
  const scene = picture.scene && drawingOf(picture) ? context.picture(picture.scene) : undefined;
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
          load={isFirst ? 'first' : undefined}
        />
      )}
      <ServiceArt of={picture} isCard load={isFirst ? 'seen' : undefined} />
    </div>
  );
}

/** A person of the company with a quote of theirs. */
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
