// The media type of each kind of file, and which of them are text, which compresses well.

const TEXT: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
};

const BYTES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** What is worth compressing. */
export const TEXT_TYPES: readonly string[] = [...new Set(Object.values(TEXT))];

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Extensions without a dot, and their types. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = { ...TEXT, ...BYTES };

export function mediaType(path: string): string {
  return MEDIA_TYPES[extensionOf(path)] ?? UNKNOWN_TYPE;
}

export function isPicture(path: string): boolean {
  return mediaType(path).startsWith('image/');
}

function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
