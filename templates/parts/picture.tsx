// A picture in the lightest format that the browser knows, at the size that it needs.

import type { Picture as PictureData } from '../../domain/post.ts';

interface Props {
  picture: PictureData;
  className?: string;
  /** How wide the picture is shown, for browsers to choose by. */
  sizes: string;
  /** What the picture is of, the same wherever it is shown: pages lead into each other by it. */
  cover?: string;
  /** For pictures in sight when the page opens. */
  eager?: boolean;
  /** For pictures further down that paper wants as well: they come after everything else. */
  late?: boolean;
}

/** The name of a page's picture, as CSS names things. */
export function coverName(route: string): string {
  return `capa${route.replaceAll(/[^a-z0-9]+/gi, '-')}`;
}

/** Decorative: the text beside it says what it shows. */
export function Picture({ picture, className, sizes, eager, late, cover }: Props) {
  const { src, width, height, sources = [] } = picture;
  const image = (
    <img
      className={[className, cover && 'covers'].filter(Boolean).join(' ') || undefined}
      src={src}
      width={width}
      height={height}
      alt=""
      data-cover={cover}
      loading={eager ? 'eager' : late ? undefined : 'lazy'}
      fetchPriority={late ? 'low' : undefined}
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
