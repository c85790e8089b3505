// Tells the visitor of an unknown address which one it was, and which one it may have meant to be.

import { nearest } from '../domain/edit-distance.ts';
import type { Wake } from '../domain/islands.ts';

export const wake: Wake<'not-found'> = (root, { routes }) => {
  const path = readable(location.pathname);
  console.warn(`404: ${path}`);
  scrollTo(0, 0);
  const [attempted, suggestion, back] = ['path', 'suggestion', 'back'].map((part) =>
    root.querySelector<HTMLElement>(`[data-part=${part}]`),
  );
  attempted?.querySelector('code')?.append(path);
  if (attempted) attempted.hidden = false;
  const meant = nearest(path, routes);
  if (suggestion && meant) {
    const link = document.createElement('a');
    link.href = meant;
    link.append(meant);
    suggestion.querySelector('span')?.append(link);
    suggestion.hidden = false;
  }
  if (back && history.length > 1) {
    back.hidden = false;
    back.onclick = () => history.back();
  }
};

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
