// What a service is shown by, bleeding off the ground that it stands on: a picture, or else a drawing.

import { createContext, useContext } from 'react';
import { SERVICE_ARTS, type ShownBy } from '../../domain/content/pages/shared.ts';
import type { Picture as PictureData } from '../../domain/post.ts';
import { useFrame } from '../frame.ts';
import { Picture } from './picture.tsx';

/** The pictures that a page's content names, by their addresses there. */
export const PagePictures = createContext<Readonly<Record<string, PictureData>>>({});

/** A service that says nothing has the drawing that its page is called by, if there is one. */
type Shown = ShownBy & { href?: string };

interface Props {
  shown: Shown;
  card?: boolean;
}

/** Decorative: the words beside it say what it shows. */
export function ServiceArt({ shown, card }: Props) {
  const frame = useFrame();
  const picture = useContext(PagePictures)[shown.image ?? ''];
  const art = drawingOf(shown);
  if (picture) {
    const className = card ? 'service-card-art service-card-photo' : undefined;
    return (
      <Picture picture={picture} className={className} sizes="(width >= 56rem) 44rem, 100vw" />
    );
  }
  if (!art) return null;
  return (
    <img
      className={card ? `service-card-art ${artClass(shown)}`.trim() : undefined}
      src={frame.asset(`servico-${art}.svg`)}
      width={920}
      height={720}
      alt=""
      loading="lazy"
    />
  );
}

/** Undefined where a picture is shown, or nothing. */
export function drawingOf({ art, image, href = '' }: Shown): Shown['art'] {
  if (image !== undefined) return undefined;
  return art ?? SERVICE_ARTS.find((name) => href.endsWith(`/${name}`));
}

/** For the drawings that stand on their ground in a way of their own. */
export function artClass(shown: Shown): string {
  const art = drawingOf(shown);
  return art && ['websites', 'sistemas', 'saas', 'mobile'].includes(art) ? `art-${art}` : '';
}

export function hasArt(shown: Shown): boolean {
  return shown.image !== undefined || drawingOf(shown) !== undefined;
}
