// Loads the player of a video only after a press on its button.

import type { Mount } from '../domain/islands.ts';

export const mount: Mount<'video'> = (root, { src, title }) => {
  const card = root.querySelector<HTMLElement>('[data-part=card]');
  if (!card) throw new Error('the frame has no place in the page');
  const play = (): void => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    // Players refuse to play without a referrer.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = src;
    // The card is kept under the frame, so that nothing moves.
    card.dataset.state = 'loaded';
    card.append(frame);
    frame.focus();
  };
  root.querySelector('button')?.addEventListener('click', play, { once: true });
};
