// The editor of the browser in the preview, for this computer alone: its page, its script, and the files that it may change.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { mediaType } from '../../domain/hosting/media-types.ts';
import { bundleEditor } from '../../pipeline/editors/bundle-editor.ts';
import type { EditorSetting } from '../../pipeline/editors/cms-config.ts';
import { editorFiles } from '../../pipeline/editors/cms-files.ts';
import { editorPage, editorPolicy } from '../../pipeline/editors/editor-page.ts';
import { ROOT } from '../root.ts';
import { answerFile, refuse } from './editor-store.ts';

export const EDITOR = '/_editor';
const FILES = `${EDITOR}/files/`;

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
      } else if (path.startsWith(`${EDITOR}/`)) {
        const told = path.startsWith(FILES)
          ? answerFile(root, path.slice(FILES.length), request, response)
          : give(path.slice(EDITOR.length + 1), response);
        told.catch(({ message }: Error) => refuse(response, 500, message));
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
