// Serves a built site compressed, as hosts do, for measuring.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface CompressedServer {
  /** Without a slash at its end. */
  url: string;
  close(): void;
}

export async function serveCompressed(dist: string): Promise<CompressedServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    try {
      const type = TYPES[extname(file)] ?? 'text/plain';
      const bytes = readFileSync(join(dist, file));
      const text = /html|svg|javascript/.test(type);
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000',
        ...(text && { 'content-encoding': 'br' }),
      });
      response.end(text ? brotliCompressSync(bytes) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
