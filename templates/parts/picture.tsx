// Pictures in the lightest format that a browser knows, and the drawings of services.

import { type Art, SERVICE_ARTS } from '../../domain/content/common.ts';
import type { Focus, Picture as PictureData } from '../../domain/content/image.ts';
import { useSiteContext } from '../site-context.ts';

interface Props {
  picture: PictureData;
  className?: string | undefined;
  /** The attribute `sizes`: the width at which the picture is displayed. */
  sizes: string;
  load?: Load | undefined;
}

/**
 * When a picture loads. `first`: before others, as the largest of the first screen. `seen`: at once, since it is in sight.
 * `printed`: after the others, since it is on paper. Without it: when it is nearly in sight.
 */
export type Load = 'first' | 'seen' | 'printed';

/** The attributes of an image that loads so. */
export function loading(load?: Load) {
  return {
    loading: load === undefined ? ('lazy' as const) : undefined,
    fetchPriority:
      load === 'first' ? ('high' as const) : load === 'printed' ? ('low' as const) : undefined,
  };
}

const FOCUS: Record<Focus, string> = {
  top: 'focus-top',
  bottom: 'focus-bottom',
  left: 'focus-left',
  right: 'focus-right',
};

/** A picture without a text, since the text beside it says what it shows. */
export function Picture({ picture, className, sizes, load }: Props) {
  const { src, width, height, sources = [], focus } = picture;
  const image = (
    <img
      className={[className, focus && FOCUS[focus]].filter(Boolean).join(' ') || undefined}
      src={src}
      width={width}
      height={height}
      alt=""
      {...loading(load)}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

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
