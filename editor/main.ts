// Starts the editor of the browser: Sveltia CMS, with the forms of this site and its way to read and write files.

import type { JsonSchema } from '../domain/content/json-schema.ts';
import { COMPONENTS } from './components.ts';
import { contentFormat } from './content-format.ts';
import { openProject } from './local-files.ts';

/** What the build says of this site; see `pipeline/editors/write-editor.ts`. */
interface Start {
  config: { backend: { name: string } };
  formats: { name: string; extension: string; schema: JsonSchema; hasBody: boolean }[];
  /** Of the CMS, whose words are kept by it. */
  version: string;
  /** Where the preview of this computer takes files. */
  files?: string;
}

interface Cms {
  init(setting: { config: object }): Promise<void>;
  registerEditorComponent(component: object): void;
  registerCustomFormat(name: string, extension: string, format: object): void;
}

/** The folder of this script and the files beside it. */
const HERE = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

const LANGUAGE = 'pt-BR';

async function start(): Promise<void> {
  const [setting, words]: [Start, object] = await Promise.all([
    read('config.json'),
    read(`${LANGUAGE}.json`),
  ]);
  const { config, formats, version, files } = setting;
  keep('locale', { _locale: LANGUAGE, _version: version, ...words });
  keep('prefs', { ...kept('prefs'), locale: LANGUAGE });
  if (files !== undefined) await openHere(files);
  await load('sveltia-cms.js');
  const { CMS } = window as unknown as { CMS: Cms };
  for (const { name, extension, schema, hasBody } of formats) {
    CMS.registerCustomFormat(name, extension, contentFormat(schema, hasBody));
  }
  for (const component of COMPONENTS) {
    CMS.registerEditorComponent({ ...component, toPreview: component.toBlock });
  }
  await CMS.init({ config });
}

/** The CMS keeps what it tries out in a folder of the browser's own: here that folder is this project. */
async function openHere(base: string): Promise<void> {
  const project = await openProject(base);
  const browser = { getDirectoryHandle: async () => project };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => browser });
  keep('user', { backendName: 'test-repo' });
}

/** The preview may still be at its first build. */
async function read<Value>(file: string): Promise<Value> {
  const answer = await fetch(HERE + file);
  if (answer.ok) return answer.json();
  if (answer.status !== 503) throw new Error(await answer.text());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return read(file);
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = HERE + address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(address));
    document.body.append(script);
  });
}

function keep(name: string, value: object): void {
  localStorage.setItem(`sveltia-cms.${name}`, JSON.stringify(value));
}

function kept(name: string): object {
  return JSON.parse(localStorage.getItem(`sveltia-cms.${name}`) ?? '{}');
}

Object.assign(window, { CMS_MANUAL_INIT: true });
start().catch((error: Error) => {
  document.body.textContent = `O editor não abriu: ${error.message}`;
});
