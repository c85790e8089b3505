// Sends one request exactly as it is written, without normalising its address.

import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they were received. */
  body: Buffer;
  /** The bytes after decompression. */
  bytes: Buffer;
}

export interface AskSettings {
  method?: string;
  headers?: Record<string, string>;
  /** The address of this computer from which the request is sent. */
  localAddress?: string | undefined;
}

export type Ask = (path: string, settings?: AskSettings) => Promise<Reply>;

export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, localAddress }: AskSettings = {},
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((tell, fail) => {
    const to = { hostname, port, path, method, headers, localAddress, agent: false };
    const sent = request(to, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: answered } = response;
        // A part of compressed bytes cannot be decompressed.
        const isWhole = body.length > 0 && status !== 206;
        const encoding = isWhole ? answered['content-encoding'] : undefined;
        tell({ status, headers: answered, body, bytes: decompress(body, encoding) });
      });
    });
    sent.on('error', fail);
    sent.end();
  });
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
