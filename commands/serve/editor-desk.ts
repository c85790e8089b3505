// The editor of the browser in the preview, for this computer alone: its page, its script, and the files that it may change.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import type { EditorSetting } from '../../pipeline/editors/cms-config.ts';
import { filesBelow } from '../../pipeline/store/file-digest.ts';
import { hashOf } from '../../pipeline/store/hash.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { statsAt } from '../../pipeline/store/stats-at.ts';
import {
  bundleEditor,
  editorFiles,
  editorPage,
  editorPolicy,
} from '../../pipeline/write/write-editor.ts';
import { ROOT } from '../root.ts';

export const EDITOR = '/_editor';
const FILES = `${EDITOR}/files/`;

/** What it may read and change. */
const FOLDERS = ['content', 'public/uploads'];
const MAX_BYTES = 40 * 1024 * 1024;

export interface EditorDesk {
  /** What the last build that came to its end says of the content. */
  learn(setting: (() => EditorSetting) | undefined): void;
  /** True where the request was for the editor. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean;
}

export function openEditorDesk(root: string): EditorDesk {
  let setting: (() => EditorSetting) | undefined;
  const give = async (name: string, response: ServerResponse): Promise<void> => {
    const text = await textOf(name, setting);
    if (text === 'later') refuse(response, 503, 'A prévia ainda não ficou pronta.');
    else if (text === undefined) refuse(response, 404, `${name} não existe.`);
    else response.writeHead(200, { 'Content-Type': mediaType(extname(name)) }).end(text);
  };
  return {
    learn(latest) {
      setting = latest ?? setting;
    },
    answer(path, request, response) {
      if (path === EDITOR) {
        const page = editorPage({ brand: 'prévia' }, EDITOR, editorPolicy([]));
        response.writeHead(200, { 'Content-Type': mediaType('.html') }).end(page);
      } else if (path.startsWith(FILES)) {
        answerFile(root, path.slice(FILES.length), request, response).catch((error: Error) =>
          refuse(response, 500, error.message),
        );
      } else if (path.startsWith(`${EDITOR}/`)) {
        give(path.slice(EDITOR.length + 1), response).catch((error: Error) =>
          refuse(response, 500, error.message),
        );
      } else return false;
      return true;
    },
  };
}

async function textOf(
  name: string,
  setting: (() => EditorSetting) | undefined,
): Promise<string | Uint8Array | undefined> {
  if (name === 'editor.js') return (await bundleEditor(ROOT)).value;
  if (!setting) return 'later';
  // Only what was asked for is worked out.
  return editorFiles(setting, { at: EDITOR, backend: { name: 'test-repo' }, files: FILES })[
    name
  ]?.();
}

async function answerFile(
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

function refuse(response: ServerResponse, status: number, says: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(says);
}
