// The program of a thread: it reads content files, and makes and places pages, as its messages ask.

import '../production.ts';
import { parentPort } from 'node:worker_threads';
import { Stylesheet } from '../assets/styles/stylesheet.ts';
import { typedIn } from '../check/typed-prices.ts';
import { KINDS } from '../kinds/all-kinds.ts';
import type { ReadJob } from '../kinds/read-ahead.ts';
import { RENDERERS } from '../kinds/renderers.ts';
import { picturesOf } from '../markdown/references.ts';
import type { Page } from '../page.ts';
import { type KeptRecord, makeRecord, namedSource } from '../read/read-record.ts';
import { openPress, type Press } from '../render/press.ts';
import { keptOf, type Source, type SourceName } from '../source.ts';
import { hashOf } from '../store/hash.ts';
import type { Reply, Request } from '../threads.ts';
import { makePage } from './make-page.ts';
import { placeFile } from './output/place-file.ts';
import type { MadeFile, PageJob, PageSetting } from './page-job.ts';

type Work = (job: never) => unknown;

let work: Work | undefined;

parentPort?.on('message', ({ task, setting, jobs }: Request) => {
  parentPort?.postMessage(answer(task, setting, jobs));
});

function answer(task: string, setting: unknown, jobs: readonly unknown[]): Reply {
  try {
    if (setting !== undefined) work = prepare(task, setting);
    return { answers: jobs.map((job) => work?.(job as never)) };
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException;
    return { failure: { message, ...(stack && { stack }), ...(code && { code }) } };
  }
}

function prepare(task: string, setting: unknown): Work {
  if (task === 'read') return (job: ReadJob) => read(setting as string, job);
  const { root, surroundings, stylesheet } = setting as PageSetting;
  const press = openPress(surroundings, new Stylesheet(stylesheet));
  return (job: PageJob) => write(root, job, press);
}

function read(root: string, { folder, file }: ReadJob): KeptRecord | null {
  const kind = KINDS.find((known) => known.folder === folder);
  if (!kind) throw new Error(`no kind of content in ${folder}`);
  return makeRecord(root, file, kind.schema, (source) => {
    picturesOf(source);
    keptOf(source, 'prices', typedIn);
  });
}

function write(root: string, { page: json, old, file }: PageJob, press: Press): MadeFile {
  const { html, notes } = makePage(revive(root, json), press);
  const bytes = Buffer.from(html);
  return { placed: { ...placeFile(old, file, bytes), digest: hashOf(bytes) }, notes };
}

/** The page as it was, its sources opened by what stands for them. */
function revive(root: string, json: string): Page {
  const page = JSON.parse(json) as Page<{ text?: { source: SourceName | Source } }>;
  const render = RENDERERS[page.renderer ?? ''];
  if (!render) throw new Error(`no thread can render ${page.route}`);
  const { text } = page.inputs;
  if (text) text.source = namedSource(root, text.source);
  return { ...page, source: namedSource(root, page.source), render };
}
