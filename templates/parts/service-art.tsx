// The picture of a service, or its drawing.

import { type Art, SERVICE_ARTS } from '../../domain/content/common.ts';
import { useSiteContext } from '../site-context.ts';
import { type Load, loading, Picture } from './picture.tsx';

interface ArtProps {
  of: Art & { href?: string | undefined };
  /** True in a card, whose edge cuts the drawing off. */
  isCard?: boolean;
  load?: Load | undefined;
}

/** The picture of a service, or else its drawing; decorative. */
export function ServiceArt({ of, isCard, load }: ArtProps) {
  const context = useSiteContext();
  const art = drawingOf(of);
  const picture = of.image === undefined ? undefined : context.picture(of.image);
  if (picture) {
    const className = isCard ? 'card-art' : undefined;
    return (
      <Picture
        picture={picture}
        className={className}
        sizes="(width >= 56rem) 44rem, 100vw"
        load={load}
      />
    );
  }
  if (!art) return null;
  return (
    <img
      className={isCard ? 'card-art on-screen' : undefined}
      data-art={isCard ? standingArt(of) : undefined}
      src={context.asset(`servico-${art}.svg`)}
      width={920}
      height={720}
      alt=""
      {...loading(load)}
    />
  );
}

/** The drawing of a service: its own, or that of the page that it links to; undefined if it has a picture or none. */
export function drawingOf({ art, image, href = '' }: ArtProps['of']): Art['art'] {
  if (image !== undefined) return undefined;
  return art ?? SERVICE_ARTS.find((name) => href.endsWith(`/${name}`));
}

/** The drawing, if it is one of those that the style places in a special way. */
export function standingArt(of: ArtProps['of']): Art['art'] {
  const art = drawingOf(of);
  return art && ['websites', 'sistemas', 'saas', 'mobile'].includes(art) ? art : undefined;
}
