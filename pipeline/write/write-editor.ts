// Tells editors of the content: those of developers by files in .vscode/, and Sveltia CMS where the house publishes it.

import type { AnsweredPage } from '../../domain/hosting/answers.ts';
import { bundleEditor } from '../editors/bundle-editor.ts';
import { cmsBackend, cmsOrigins } from '../editors/cms-backend.ts';
import { type EditorSetting, editorSetting } from '../editors/cms-config.ts';
import { editorFiles } from '../editors/cms-files.ts';
import type { Named } from '../editors/content-schemas.ts';
import { editorPage, editorPolicy } from '../editors/editor-page.ts';
import { describeContent } from '../editors/write-editor-files.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Outcome } from '../stages.ts';
import { digestOfAll } from '../store/file-digest.ts';
import type { Output } from './output/output.ts';
import type { BuildContext } from './publish.ts';

export interface Editor {
  /** The pages that it is published at. */
  pages: AnsweredPage[];
  /** What its forms are, worked out when it is asked for. */
  setting(): EditorSetting;
}

/** What is published of it stands at this address. */
const EDITOR_ROUTE = '/admin';

export async function writeEditor(
  work: BuildContext,
  kinds: readonly Kind[],
  named: Named,
  output: Output,
): Promise<Outcome<Editor>> {
  describeContent({ ...work, output }, kinds, named.lists);
  const setting = () => editorSetting(kinds, named);
  const { admin } = named.house.site;
  if (!admin) return { value: { pages: [], setting } };
  const { run, memo } = work;
  const backend = cmsBackend(admin);
  const digest = () => digestOfAll(run.root, ['editor', 'domain']);
  const { value: script } = await memo.made('editor', digest, () => bundleEditor(run.root));
  const folder = EDITOR_ROUTE.slice(1);
  const files = {
    'editor.js': () => script,
    ...editorFiles(setting, { at: EDITOR_ROUTE, backend }),
  };
  for (const [name, text] of Object.entries(files)) output.write(`${folder}/${name}`, text());
  const policy = editorPolicy(cmsOrigins(admin));
  output.write(`${folder}.html`, editorPage(named.house.site, EDITOR_ROUTE, policy));
  const page = { route: EDITOR_ROUTE, policy, indexed: false, opens: true };
  return { value: { pages: [page], setting } };
}
