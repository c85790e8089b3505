// A picture, in the lightest format that a browser knows.

import type { Focus, Picture as PictureData } from '../../domain/content/image.ts';

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
