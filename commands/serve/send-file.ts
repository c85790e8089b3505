// Answers a request with a file, or with what has been asked of it: only its headers, a part, or that it has not changed.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Headers } from '../../domain/hosting/answers.ts';
import { isText, mediaType } from '../../domain/hosting/media-types.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { askedRange } from './asked-range.ts';

export interface Sent {
  file: string;
  status: number;
  headers: Headers;
}

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** By file, state and encoding. A server of ours lives for one site. */
const compressed = new Map<string, Promise<Buffer>>();

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: Sent,
): Promise<void> {
  const { size, mtimeMs } = statSync(file);
  const plainTag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  const range = status === 200 ? rangeOf(request, plainTag, size) : undefined;
  const encoding = encodingOf(request, file, range !== undefined);
  const tag = encoding ? plainTag.replace(/"$/, `-${encoding}"`) : plainTag;
  response.setHeader('Content-Type', mediaType(file));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('ETag', tag);
  if (isText(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && knows(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  if (range === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  if (encoding) {
    const bytes = await compress(file, tag, encoding);
    response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Who has a part of another state of the file needs the whole of this one. */
function rangeOf({ headers }: IncomingMessage, tag: string, size: number) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === tag;
  return isSame ? askedRange(headers.range, size) : undefined;
}

/** A part is one of the file as it is. */
function encodingOf(request: IncomingMessage, file: string, isPart: boolean): Encoding | undefined {
  if (isPart || !isText(file)) return undefined;
  return acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
}

function knows(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

function compress(file: string, tag: string, encoding: Encoding): Promise<Buffer> {
  const key = `${file}\n${tag}`;
  const made = compressed.get(key) ?? COMPRESS[encoding](readFileSync(file));
  compressed.set(key, made);
  return made;
}
