// Sends requests to a preview as another computer does, in every spelling of an address that might lead to a file.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { ask } from './ask.ts';

/** An address of this computer that is not loopback: requests from it look like those of another computer. */
export const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Words of each file that are on no page. */
export const FILES: Readonly<Record<string, string>> = {
  '/content/proposals/padaria-aurora.md': 'cardInstalments:',
  '/content/site.yaml': 'legalName:',
  '/package.json': '"devDependencies"',
  '/pipeline/run/disk-cache.ts': 'export class Cache',
  '/styles/base.css': '@layer base {',
  '/node_modules/vite/package.json': '"homepage"',
};

/** Ways up a folder, beginnings of addresses, and their ends, each on a line. */
const [up = [], starts = [], ends = []] = readFileSync(
  `${import.meta.dirname}/another-computer.txt`,
  'utf8',
)
  .split('\n')
  .map((line) => line.split(' '));
const encodings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '%252f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

interface Spelling {
  file: string;
  path: string;
}

const join = (...parts: readonly string[]): string =>
  `/${parts.join('/').replace(/^\/(?!\/)/, '')}`;

/** Random spellings; `root` is the project's folder, for addresses with its whole path. */
export const spellings = (root: string): fc.Arbitrary<Spelling> =>
  fc
    .record({
      start: fc.constantFrom('', ...starts),
      step: fc.constantFrom(...up),
      isDeep: fc.boolean(),
      isWhole: fc.boolean(),
      file: fc.constantFrom(...Object.keys(FILES)),
      encode: fc.constantFrom(...encodings),
      end: fc.constantFrom('', ...ends),
    })
    .map(({ start, step, isDeep, isWhole, file, encode, end }) => {
      // From some addresses the way up begins at the project's folder.
      const depth = isDeep ? start.split('/').filter(Boolean).length : 0;
      const steps = Array.from({ length: depth }, () => step);
      return { file, path: join(start, ...steps) + encode(`${isWhole ? root : ''}${file}`) + end };
    });

/** The answer to another computer, whose request has the Host header of this one. */
export async function bodyElsewhere(url: string, path: string): Promise<string> {
  const headers = { host: new URL(url).host };
  return (await ask(url, path, { headers, localAddress: lanAddress })).bytes.toString();
}

/** The answer of Vite's WebSocket to a request for a file. */
export function askBySocket(url: string, file: string): Promise<string> {
  const { port, host } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: lanAddress });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET / HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
  );
  const data = { id: 'send:1', name: 'fetchModule', data: [`${file}?raw`, null, {}] };
  const message = { type: 'custom', event: 'vite:invoke', data };
  let [text, isSent] = ['', false];
  return new Promise((done, fail) => {
    socket.on('error', fail).on('close', () => done(text));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (!isSent && text.includes('"connected"')) socket.write(frame(JSON.stringify(message)));
      isSent ||= text.includes('"connected"');
      if (text.includes('"id":"response:1"') || !text.startsWith('HTTP/1.1 101')) socket.end();
    });
  });
}

/** A text frame of a client, masked by zeros: https://www.rfc-editor.org/rfc/rfc6455#section-5.2 */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}
