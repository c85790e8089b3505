// Answers a request with a file by the handler of `serve`: whole and compressed, in part, or with the word that it has not changed.

import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import type { Headers } from '../../domain/hosting/answers.ts';
import { isText, mediaType } from '../../domain/hosting/media-types.ts';

interface Sent {
  file: string;
  /** Whether it stands for one that is missing: `404.html`, which the handler finds by itself. */
  isLost: boolean;
  headers: Headers;
}

/** As `serve` does it, but in less time. */
const compress = compression({ threshold: 0, level: 1 });

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, isLost, headers }: Sent,
): Promise<void> {
  const { size, mtimeMs } = statSync(file);
  const tag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  settleConditions(request, isLost ? undefined : tag);
  // It would answer a program in JSON.
  delete request.headers.accept;
  request.url = isLost ? '/.missing' : `/${encodeURIComponent(basename(file))}`;
  // Null takes away what the handler would say; its types do not know that.
  const said = { 'Content-Type': mediaType(file), 'Content-Disposition': null, ETag: tag };
  const pairs = Object.entries({ ...said, ...headers });
  // A part is one of the file as it is.
  const isWhole = isText(file) && !request.headers.range;
  if (isWhole) await new Promise<void>((done) => compress(request, response, done));
  await handler(request, response, {
    public: dirname(file),
    cleanUrls: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: pairs.map(([key, value]) => ({ key, value: value as string })) },
    ],
  });
}

/** The handler knows one tag and no lists, and no part of another state; of what is missing it knows neither. */
function settleConditions({ headers }: IncomingMessage, tag: string | undefined): void {
  const known = (headers['if-none-match'] ?? '')
    .split(/[\s,]+/)
    .map((one) => one.replace('W/', ''));
  const isKnown = tag !== undefined && (known.includes(tag) || known.includes('*'));
  headers['if-none-match'] = isKnown ? tag : undefined;
  const isPart = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (tag === undefined || isKnown || !isPart) delete headers.range;
}
