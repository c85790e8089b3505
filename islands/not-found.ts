// Shows the unknown address, and the address that the visitor may have intended.

import type { Mount } from '../domain/islands.ts';
import { nearest } from '../domain/text.ts';

export const mount: Mount<'not-found'> = (root, { routes }) => {
  const part = (name: string) => root.querySelector(`[data-part=${name}]`) as HTMLElement;
  let path = location.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // An address that cannot be decoded is displayed as it is.
  }
  console.warn('404:', path);
  scrollTo(0, 0);
  part('path').hidden = false;
  part('path').append(path);

  const guess = nearest(path, routes);
  if (guess) {
    const link = document.createElement('a');
    link.href = link.textContent = guess;
    part('guess').append(link);
    part('suggestion').hidden = false;
  }
  part('back').hidden = history.length < 2;
  part('back').onclick = () => history.back();
};
