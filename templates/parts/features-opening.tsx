// What opens a list of points: its words, on the ground of a drawing where there is one.

import type { ServicePage } from '../../domain/content/pages/service.ts';
import type { Picture as PictureData } from '../../domain/post.ts';
import { Button } from './button.tsx';
import { Picture } from './picture.tsx';
import { drawingOf, ServiceArt } from './service-art.tsx';

type Features = NonNullable<ServicePage['features']>;

interface Props extends Pick<Features, 'title'> {
  lead?: string;
  picture?: Features['picture'];
  /** Behind what is drawn in front of it. */
  scene?: PictureData | undefined;
  /** Where one may go on, instead of a sentence. */
  way?: { label: string; href: string };
}

export function FeaturesOpening({ title, lead, picture, scene, way }: Props) {
  const words = (
    <>
      <h2 id="inclui">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {way && (
        <div className="service-picture-way">
          <Button href={way.href} look="primary" arrow>
            {way.label}
          </Button>
        </div>
      )}
    </>
  );
  if (!picture) return <div className="section-opening">{words}</div>;
  return (
    <div className={`service-card service-picture ground-${picture.tone}`}>
      <div className="service-card-text">{words}</div>
      {scene && drawingOf(picture) && (
        <Picture className="service-scene" picture={scene} sizes="(width >= 56rem) 44rem, 100vw" />
      )}
      <ServiceArt shown={picture} card />
    </div>
  );
}
