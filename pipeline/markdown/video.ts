// A video: a paragraph with nothing but a link to one. A click loads its player.

import { isUrl } from '../../domain/routes.ts';
import { escapeHtml } from '../../domain/text.ts';
import { textWords } from '../../domain/words.ts';

interface Video {
  /** The address as written. */
  href: string;
  /** A description; empty without one. */
  title: string;
  /** The service that plays it. */
  service: 'YouTube' | 'Vimeo';
  /** The address of the frame. */
  src: string;
}

/** The video at an address; undefined if there is none. */
export function videoAt(href: string, words: string): Video | undefined {
  if (!/^https?:\/\//i.test(href) || !isUrl(href)) return undefined;
  const title = /^(?:https?:|\/)/.test(words.trim()) ? '' : words.trim();
  const url = new URL(href);
  const youtube = youtubeFrame(url);
  if (youtube) return { href, title, service: 'YouTube', src: youtube };
  const vimeo = vimeoFrame(url);
  return vimeo ? { href, title, service: 'Vimeo', src: vimeo } : undefined;
}

function youtubeFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const inQuery = isOwn && first === 'watch' ? (searchParams.get('v') ?? '') : '';
  const inPath = isOwn && /^(?:shorts|live|embed|v)$/.test(first) ? second : inQuery;
  const id = host === 'youtu.be' ? first : inPath;
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const from = start > 0 ? `&start=${start}` : '';
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}`;
}

/** Seconds of a time such as `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeoFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  // An unlisted video has a key, in its path or as `h`.
  const key = inPath ?? searchParams.get('h')?.replace(/\W/g, '');
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`;
}

/** `scripts` are the addresses of the script that loads the player; without them, as in the feed, it is a link. */
export function videoHtml(
  { href, title, service, src }: Video,
  scripts: readonly string[] | undefined,
): string {
  const link = escapeHtml(href);
  const name = escapeHtml(title);
  if (!scripts) return `<p><strong>${name}</strong><br><a href="${link}">${link}</a></p>\n`;
  const { load, privacy } = textWords.video;
  const props = escapeHtml(JSON.stringify({ src, title }));
  return [
    `<figure><div class="island" data-island="video" data-src="${scripts.join(' ')}"`,
    ` data-props="${props}">`,
    '<div class="embed box second-ground" data-part="card">',
    `<p>${name}</p>`,
    `<button class="button with-script" type="button">${escapeHtml(load)}`,
    `<span class="visually-hidden">: ${name}</span></button></div></div>`,
    `<figcaption><a href="${link}">${escapeHtml(textWords.openIn(service))}</a>`,
    ` <span class="with-script">${escapeHtml(privacy(service))}</span></figcaption></figure>\n`,
  ].join('');
}
