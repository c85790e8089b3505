// Writes every page: what earlier builds gave is linked, and only what has changed is made.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { Breath } from '../breath.ts';
import type { Plan } from '../kinds/plan-pages.ts';
import type { Page } from '../page.ts';
import { openPress } from '../render/press.ts';
import type { Surroundings } from '../render/surroundings.ts';
import type { Run } from '../run.ts';
import type { Outcome, Stages } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import type { Threads } from '../threads.ts';
import { type MadePage, makePage, type PageNotes, type ShellNotes } from './make-page.ts';
import type { Output } from './output/output.ts';
import type { MadeFile, PageJob, PageSetting } from './page-job.ts';

/** A page as the others see it. */
export interface WrittenPage
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn'>,
    Pick<PageNotes, 'head' | 'policy' | 'ids' | 'links' | 'shell' | 'assets'> {}

/** What all pages are made with. */
interface Setting {
  run: Pick<Run, 'root' | 'progress' | 'first' | 'signal'>;
  surroundings: Surroundings;
  stylesheet: Stylesheet;
  memo: Memo;
  threads: Threads;
  stages: Pick<Stages, 'problems'>;
}

export async function writePages(
  { pages, homeless }: Plan,
  setting: Setting,
  output: Output,
): Promise<Outcome<WrittenPage[]>> {
  const { run, surroundings, stylesheet, memo, stages } = setting;
  const around = memo.isKept ? hashOf(JSON.stringify([surroundings, stylesheet.text])) : '';
  const kept = new KeptPages(memo, around);
  const press = openPress(surroundings, stylesheet);
  const breath = new Breath(run.signal);
  // Whoever will be shown problems sees no page before them.
  const awaited = stages.problems.length === 0 ? run.first?.routes : undefined;
  const isAwaited = (page: Page): boolean =>
    awaited?.has(page.route) === true && !kept.find(kept.keyOf(page));
  const first = new Map(pages.filter(isAwaited).map((page) => [page, makePage(page, press)]));
  if (first.size > 0) {
    run.first?.show(new Map([...first].map(([{ route }, { html }]) => [route, html])));
    await breath.pause();
  }
  const unwritten = new Set(homeless);
  const turns: Turn[] = [];
  for (const page of pages) {
    await breath.take();
    const path = routeToFile(page.route);
    const isClaimed = !unwritten.has(page) && output.claim(path, page.source.file);
    const turn = { page, path, isClaimed, key: kept.keyOf(page) };
    const known = kept.find(turn.key);
    const isLinked = known && (!isClaimed || output.link(path, known.digest));
    turns.push(isLinked ? { ...turn, made: known } : turn);
  }
  const make = (page: Page): MadePage => first.get(page) ?? makePage(page, press);
  await makeTurns(turns, { ...setting, make, breath }, output);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const value = turns.flatMap(({ page, key, made }) => {
    if (!made) throw new Error(`the page ${page.route} was not made`);
    const notes = kept.keep(key, made);
    problems.push(...notes.problems);
    notices.push(...notes.notices);
    const { route, source, writtenAs, modifiedOn } = page;
    const { problems: _, notices: __, ...seen } = notes;
    if (unwritten.has(page)) return [];
    return [{ ...seen, route, source, writtenAs, modifiedOn }];
  });
  return { value, problems, notices };
}

/** One page on its way into the site. */
interface Turn {
  page: Page;
  path: string;
  /** Whether its place in the site is its own. */
  isClaimed: boolean;
  key: string;
  /** Of an earlier build, or else of this one. */
  made?: Made;
}

interface Made {
  /** Of the file; undefined where later builds cannot know it by that. */
  digest: string | undefined;
  notes: PageNotes;
}

interface Making extends Setting {
  make: (page: Page) => MadePage;
  breath: Breath;
}

async function makeTurns(
  turns: readonly Turn[],
  { run, surroundings, stylesheet, threads, make, breath }: Making,
  output: Output,
): Promise<void> {
  const waiting = turns.filter(({ made }) => !made);
  const forThreads = waiting.filter(({ page, isClaimed }) => isClaimed && page.renderer);
  const shared = threads.areWorth(forThreads.length) ? forThreads : [];
  const pageSetting: PageSetting = { root: run.root, surroundings, stylesheet: stylesheet.text };
  const count = shared.length;
  const jobAt = (index: number): PageJob | undefined => {
    const turn = shared[index];
    return turn && { page: JSON.stringify(turn.page), ...output.placesOf(turn.path) };
  };
  const answers =
    count > 0
      ? threads.run<MadeFile>({ task: 'pages', setting: pageSetting, count, jobAt }, (done) =>
          run.progress(`making ${done} of ${count} pages`),
        )
      : [];
  // It is waited for below: until then a failure is nobody's surprise.
  Promise.resolve(answers).catch(() => {});
  const areShared = new Set(shared);
  for (const turn of waiting.filter((one) => !areShared.has(one))) {
    await breath.take();
    const { html, notes } = make(turn.page);
    const digest = turn.isClaimed ? output.place(turn.path, html) : undefined;
    turn.made = { digest, notes };
  }
  (await answers).forEach(({ placed, notes }, index) => {
    const turn = shared[index];
    if (!turn) return;
    output.adopt(turn.path, placed);
    turn.made = { digest: placed.digest, notes };
  });
}

/** What the memo knows of a page; its shell is kept once, by its key. */
interface KeptPage extends Omit<PageNotes, 'shell'> {
  /** Of the file. */
  digest: string;
  shellKey: string;
}

/** The pages that the memo knows, by digests of all that they are made from. */
class KeptPages {
  readonly #memo: Memo;
  readonly #around: string;
  /** One object for all the pages that have the same. */
  readonly #shells = new Map<string, ShellNotes>();

  /** `around`: of what every page may see besides its inputs. */
  constructor(memo: Memo, around: string) {
    this.#memo = memo;
    this.#around = around;
  }

  /** Empty where nothing is kept. `render` is the code's, which the memo's own name stands for. */
  keyOf({ render: _, ...page }: Page): string {
    return this.#memo.isKept ? hashOf(this.#around + JSON.stringify(page)) : '';
  }

  find(key: string): { digest: string; notes: PageNotes } | undefined {
    const known = this.#memo.find<KeptPage>('pages', key);
    if (!known) return undefined;
    const { digest, shellKey, ...notes } = known;
    const shell = this.#shells.get(shellKey) ?? this.#memo.find('values', `shell ${shellKey}`);
    return shell && { digest, notes: { ...notes, shell } };
  }

  /** The notes, with the shell that others have too. */
  keep(key: string, { digest, notes }: Made): PageNotes {
    const { shell: own, ...rest } = notes;
    const shellKey = hashOf(this.#around + own.key);
    const shell = this.#shells.get(shellKey) ?? own;
    this.#shells.set(shellKey, shell);
    if (digest !== undefined) {
      this.#memo.keep('pages', key, { ...rest, digest, shellKey } satisfies KeptPage);
      this.#memo.keep('values', `shell ${shellKey}`, shell);
    }
    return { ...rest, shell };
  }
}
