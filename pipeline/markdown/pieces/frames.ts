// What stands behind the address of a video or a map: the frame that shows it, and whose it is.

import { isUrl } from '../../../domain/text/url.ts';

export interface FramedAddress {
  kind: 'video' | 'map';
  /** Whose frame it is, and who is told that it was asked for. */
  service: string;
  /** Where the written address leads. */
  leadsTo: string;
  /** The address of the frame. */
  src: string;
}

/** Undefined for an address that is neither. */
export function framedAddress(href: string): FramedAddress | undefined {
  if (!/^https?:\/\//i.test(href) || !isUrl(href)) return undefined;
  const url = new URL(href);
  return youtube(url) ?? vimeo(url) ?? openStreetMap(url) ?? googleMaps(url);
}

/** A map whose address says no place: a short link, or one to a search. */
export function isMapWithoutPlace(href: string): boolean {
  if (framedAddress(href)) return false;
  return /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.|maps\.)?google\.com(?:\.br)?\/maps|maps\.google\.com(?:\.br)?|osm\.org|(?:www\.)?openstreetmap\.org)(?:[/?#]|$)/i.test(
    href,
  );
}

function youtube({ hostname, pathname, searchParams }: URL): FramedAddress | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const id =
    host === 'youtu.be'
      ? first
      : isOwn && first === 'watch'
        ? (searchParams.get('v') ?? '')
        : isOwn && /^(?:shorts|live|embed|v)$/.test(first)
          ? second
          : '';
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const from = start > 0 ? `&start=${start}` : '';
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}`;
  return { kind: 'video', service: 'YouTube', leadsTo: 'YouTube', src };
}

/** Of `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ hostname, pathname, searchParams }: URL): FramedAddress | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  // Of videos that only those see who have the link.
  const key = inPath ?? searchParams.get('h')?.replace(/\W/g, '');
  const src = `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`;
  return { kind: 'video', service: 'Vimeo', leadsTo: 'Vimeo', src };
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d{1,20})?)';
const IN_HASH = new RegExp(`map=(\\d{1,2})(?:\\.\\d+)?/${NUMBER}/${NUMBER}`);

function openStreetMap({ hostname, hash, searchParams }: URL): FramedAddress | undefined {
  if (!/^(?:www\.)?(?:openstreetmap|osm)\.org$/.test(hostname)) return undefined;
  const [, zoom, latitude, longitude] = IN_HASH.exec(hash) ?? [];
  const place = [searchParams.get('mlat') ?? latitude, searchParams.get('mlon') ?? longitude];
  return mapAt(place, zoom, 'OpenStreetMap');
}

/** The marked place, or else the middle of what is seen. */
const IN_GOOGLE = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${NUMBER}(?:,|%2C)${NUMBER}(?:&|$)`, 'i'),
  new RegExp(`/(?:search|place)/${NUMBER},(?:\\+|%20)?${NUMBER}(?:[/?]|$)`),
  new RegExp(`@${NUMBER},${NUMBER}`),
];

function googleMaps({ hostname, pathname, href }: URL): FramedAddress | undefined {
  const isMaps =
    /^maps\.google\.com(?:\.br)?$/.test(hostname) ||
    (/^(?:www\.)?google\.com(?:\.br)?$/.test(hostname) && /^\/maps(?:\/|$)/.test(pathname));
  if (!isMaps) return undefined;
  const [, ...place] = IN_GOOGLE.map((form) => form.exec(href)).find(Boolean) ?? [];
  return mapAt(place, /[,@](\d{1,2})(?:\.\d+)?z/.exec(href)?.[1], 'Google Maps');
}

/** The frame is 16 by 9: about 640 pixels wide, of which a map of the world has 256 at zoom 0. */
const WIDTH = (360 * 640) / 256;

/** Whatever map is written, OpenStreetMap's is shown, which sets no cookies. */
function mapAt(
  place: readonly (string | undefined)[],
  zoom = '17',
  leadsTo: string,
): FramedAddress | undefined {
  const [latitude, longitude] = place.map((text) => (text ? Number(text) : Number.NaN));
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) return undefined;
  const width = WIDTH / 2 ** Math.min(Math.max(Number(zoom), 3), 19);
  const height = width * (9 / 16) * Math.cos((latitude * Math.PI) / 180);
  const edges = [
    ...[longitude - width / 2, latitude - height / 2],
    ...[longitude + width / 2, latitude + height / 2],
  ];
  const box = edges.map((edge) => edge.toFixed(5)).join('%2C');
  const marker = `${latitude.toFixed(5)}%2C${longitude.toFixed(5)}`;
  const src = `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${marker}`;
  return { kind: 'map', service: 'OpenStreetMap', leadsTo, src };
}
