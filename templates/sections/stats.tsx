// Figures about the company.

import { Picture } from '../parts/picture.tsx';
import { StatList } from '../parts/stat-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { useSiteContext } from '../site-context.ts';

/** The figures of a group; nothing if it has none. */
export function Stats({ id, claims, note, image }: SectionProps<'stats'>) {
  const context = useSiteContext();
  const figures = context.claims[claims] ?? {};
  const picture = image && context.picture(image);
  if (Object.keys(figures).length === 0) return null;
  return (
    <div className={picture ? 'stats wrap' : 'stats section joined wrap'} id={id}>
      <StatList claims={figures} />
      {picture && <Picture picture={picture} sizes="50vw" load="first" />}
      {note && <p className="small-print">{note}</p>}
    </div>
  );
}
