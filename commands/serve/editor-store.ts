// The files that the editor of the browser reads and changes through the preview.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import { filesBelow } from '../../pipeline/store/file-digest.ts';
import { hashOf } from '../../pipeline/store/hash.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { statsAt } from '../../pipeline/store/stats-at.ts';

/** What it may read and change. */
const FOLDERS = ['content', 'public/uploads'];
const MAX_BYTES = 40 * 1024 * 1024;

/** `path` is from the project's root; empty for a list of all. */
export async function answerFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request;
  if (path === '') return sendList(root, response);
  if (!isOurs(path)) return refuse(response, 403, `O editor não mexe em ${path}.`);
  const file = join(root, path);
  const tag = tagOf(file);
  if (method === 'GET') {
    if (tag === undefined) return refuse(response, 404, `${path} não existe.`);
    response.writeHead(200, { ETag: tag }).end(readFileSync(file));
    return;
  }
  const isAsRead =
    tag === undefined ? headers['if-match'] === undefined : headers['if-match'] === tag;
  if (!isAsRead) return refuse(response, 412, CHANGED);
  if (method === 'DELETE') {
    rmSync(file);
    response.writeHead(204).end();
    return;
  }
  const bytes = await bodyOf(request);
  if (!bytes) return refuse(response, 413, `${path} tem mais de ${MAX_BYTES / 1024 / 1024} MB.`);
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, bytes);
  response.writeHead(204, { ETag: tagOf(file) }).end();
}

const CHANGED =
  'Outra pessoa ou outro programa mudou este arquivo depois que o editor o leu. Recarregue a página e refaça a mudança.';

function sendList(root: string, response: ServerResponse): void {
  const listed = FOLDERS.flatMap((folder) => filesBelow(root, folder, ''))
    .filter((path) => isOurs(path) && statsAt(join(root, path))?.isFile())
    .map((path) => {
      const stats = statsAt(join(root, path));
      return { path, size: stats?.size, modified: stats?.mtimeMs, tag: tagOf(join(root, path)) };
    });
  response.writeHead(200, { 'Content-Type': mediaType('.json') }).end(JSON.stringify(listed));
}

/** Of the folders above, without steps upwards, hidden files, and what clients were sent. */
function isOurs(path: string): boolean {
  const parts = path.split('/');
  const isInside = FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  const isPlain = parts.every(
    (part) => part !== '' && !part.startsWith('.') && !/[\\:\0]/.test(part),
  );
  return isInside && isPlain && !path.startsWith('content/proposals/sent/');
}

/** Names its bytes; nothing where there is no file. */
function tagOf(file: string): string | undefined {
  return existsSync(file) ? `"${hashOf(readFileSync(file))}"` : undefined;
}

/** Undefined where it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function refuse(response: ServerResponse, status: number, says: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(says);
}
