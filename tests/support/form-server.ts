// A server that takes the forms of the real site: it keeps every message, and answers as a test tells it to.

import { symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { listenOnFreePort } from '../../commands/serve/address.ts';
import { temporaryFolder } from './folders.ts';
import { buildChangedSite } from './real-site.ts';
import { type ServedSite, serveSite } from './static-server.ts';

export interface Message {
  /** What the visitor wrote, and what the form added. */
  fields: Record<string, string>;
  /** From our script; a browser that sends the form itself asks for a page. */
  byScript: boolean;
}

/** `request.url` is the form: /contato, /carreiras or /novidades. */
export type Reply = (
  response: ServerResponse,
  message: Message,
  request: IncomingMessage,
) => unknown;

/** What a well-behaved server says: JSON to a script, the way to the thank-you page to a browser. */
export const accept: Reply = (response, { byScript, fields }) => {
  if (byScript) return reply(200, '{"ok":true}')(response);
  response.writeHead(303, { location: fields.redirect }).end();
};

export function reply(status: number, body: unknown = '', headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response: ServerResponse): void => void response.writeHead(status, headers).end(text);
}

/** The connection breaks in the middle of the answer. */
export const breakOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"ok":', () => response.socket?.resetAndDestroy());
};

/** Never ends; the server closes the connection when the tests are over. */
export const saySilence: Reply = () => undefined;

export const leadInCircles: Reply = (response, _, { url }) =>
  response.writeHead(307, { location: url }).end();

export class FormServer {
  readonly messages: Message[] = [];
  /** The address of the site whose forms end here. */
  site = '';
  private served: ServedSite | undefined;
  private replies: Reply[] = [];
  // A request that breaks off carries no message.
  private readonly server = createServer((request, response) =>
    this.take(request, response).catch(() => undefined),
  );

  /** Answers with each in its turn, and with the last from then on. */
  answer(...replies: Reply[]): void {
    this.replies = replies;
  }

  /** The messages apart from each other: tries of the same one share an id. */
  get ids(): string[] {
    return [...new Set(this.messages.map(({ fields }) => fields.submission_id ?? ''))];
  }

  /** Takes messages, and gives back the address to send them to, without a path. */
  async listen(): Promise<string> {
    return `http://127.0.0.1:${await listenOnFreePort(this.server, 0, '127.0.0.1')}`;
  }

  /** Serves the real site, whose forms end here. */
  async open(): Promise<void> {
    const endpoint = await this.listen();
    // Its address is known before its files are.
    const folder = join(temporaryFolder(), 'served');
    this.served = await serveSite({ folder });
    this.site = this.served.url;
    const env = {
      SITE_URL: this.site,
      CONTACT_ENDPOINT: `${endpoint}/contato`,
      CAREERS_ENDPOINT: `${endpoint}/carreiras`,
      NEWSLETTER_ENDPOINT: `${endpoint}/novidades`,
    };
    const { outDir } = await buildChangedSite({}, { env });
    symlinkSync(outDir, folder);
  }

  close(): void {
    this.served?.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  reset(): void {
    this.messages.length = 0;
    this.answer(accept);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'retry-after');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method !== 'POST') return reply(405)(response);
    const message = {
      fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      byScript: request.headers.accept === 'application/json',
    };
    this.messages.push(message);
    const next = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
    next?.(response, message, request);
  }
}

/** The real site with a server for its forms, for all tests of a file; every test starts anew. */
export function serveForms(): FormServer {
  const server = new FormServer();
  beforeAll(async () => {
    await server.open();
    return () => server.close();
  });
  beforeEach(() => server.reset());
  return server;
}
