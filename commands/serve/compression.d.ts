// What is used here of the package `compression`: its own types bring those of a web framework along.

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Calls `next` with a response that compresses what is written to it. */
  export default function compression(options?: {
    threshold?: number;
    level?: number;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
