// A server for the messages of forms: it keeps every message, and gives the answers that a test sets.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Message {
  /** The visitor's fields, and those that the form adds. */
  fields: Record<string, string>;
  /** True if the script of the form sent it; a browser that sends the form itself asks for a page. */
  byScript: boolean;
}

export type Reply = (
  response: ServerResponse,
  message: Message,
  request: IncomingMessage,
) => unknown;

/** The answer of a well-behaved server: JSON for a script, a redirect to the thank-you page for a browser. */
export const accept: Reply = (response, { byScript, fields }) => {
  if (byScript) return reply(200, '{"ok":true}')(response);
  response.writeHead(303, { location: fields.redirect }).end();
};

export function reply(status: number, body: unknown = '', headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response: ServerResponse): void => void response.writeHead(status, headers).end(text);
}

/** Breaks the connection in the middle of the answer. */
export const breakOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"ok":', () => response.socket?.resetAndDestroy());
};

export class MessageServer {
  readonly messages: Message[] = [];
  private replies: Reply[] = [accept];
  // A request that breaks off has no message.
  private readonly server = createServer((request, response) =>
    this.take(request, response).catch(() => undefined),
  );

  /** Sets the answers to the next messages; the last one is also that to all later messages. */
  answer(...replies: Reply[]): void {
    this.replies = replies;
  }

  /** The ids of the messages, each once: repeated tries of a message have the same id. */
  get ids(): string[] {
    return [...new Set(this.messages.map(({ fields }) => fields.submission_id ?? ''))];
  }

  /** Starts the server, and returns its address without a path. */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
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
