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
import { type MadePage, makePage, type PageNotes, type ShellNotes } from './make-page.ts';
import type { Output } from './output/output.ts';

/** A page as the others see it. */
export interface WrittenPage
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn'>,
    Pick<PageNotes, 'head' | 'policy' | 'ids' | 'links' | 'shell' | 'assets'> {}

/** What all pages are made with. */
interface Setting {
  run: Pick<Run, 'first' | 'look' | 'progress' | 'signal'>;
  surroundings: Surroundings;
  stylesheet: Stylesheet;
  memo: Memo;
  stages: Pick<Stages, 'problems'>;
}

export async function writePages(
  { pages, homeless }: Plan,
  setting: Setting,
  output: Output,
): Promise<Outcome<WrittenPage[]>> {
  const { run, surroundings, stylesheet, stages } = setting;
  const kept = new KeptPages(setting);
  const press = openPress(surroundings, stylesheet);
  const breath = new Breath(run.signal);
  const unwritten = new Set(homeless);
  // Whoever will be shown problems sees no page before them.
  const awaited = stages.problems.length === 0 ? run.first?.routes : undefined;
  const isFirst = (page: Page): boolean =>
    awaited?.has(page.route) === true && !kept.find(kept.keyOf(page));
  const first = new Map(pages.filter(isFirst).map((page) => [page, makePage(page, press)]));
  if (first.size > 0) {
    run.first?.show(new Map([...first].map(([{ route }, { html }]) => [route, html])));
    await breath.pause();
  }
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const value: WrittenPage[] = [];
  for (const [index, page] of pages.entries()) {
    await breath.take();
    if (index % 100 === 99) run.progress(`page ${index + 1} of ${pages.length}`);
    const path = routeToFile(page.route);
    const isClaimed = !unwritten.has(page) && output.claim(path, page.source.file);
    const key = kept.keyOf(page);
    const known = kept.find(key);
    let notes = known?.notes;
    if (!known || !notes || (isClaimed && !output.link(path, known.digest))) {
      const made: MadePage = first.get(page) ?? makePage(page, press);
      const digest = isClaimed ? output.place(path, made.html) : undefined;
      notes = kept.keep(key, { digest, notes: made.notes });
    }
    const { problems: wrong, notices: told, ...seen } = notes;
    problems.push(...wrong);
    notices.push(...told);
    const { route, source, writtenAs, modifiedOn } = page;
    if (!unwritten.has(page)) value.push({ ...seen, route, source, writtenAs, modifiedOn });
  }
  return { value, problems, notices };
}

/** What the memo knows of a page; what stands around it is kept once, by its key. */
interface KeptPage extends Omit<PageNotes, 'shell'> {
  /** Digest of the file. */
  digest: string;
  shellKey: string;
}

/** The pages that the memo knows, by digests of all that they are made from. */
class KeptPages {
  readonly #memo: Memo;
  /** Digest of what every page may see besides its inputs. */
  readonly #around: string;
  /** One object for all the pages that have the same. */
  readonly #shells = new Map<string, ShellNotes>();

  constructor({ run, surroundings, stylesheet, memo }: Setting) {
    this.#memo = memo;
    const seen = [run.look, surroundings, stylesheet.text];
    this.#around = memo.isKept ? hashOf(JSON.stringify(seen)) : '';
  }

  /** `render` is the code's, which the memo's own name stands for. */
  keyOf({ render: _, ...page }: Page): string {
    return this.#memo.isKept ? `page ${hashOf(this.#around + JSON.stringify(page))}` : '';
  }

  find(key: string): { digest: string; notes: PageNotes } | undefined {
    const known = this.#memo.find<KeptPage>(key);
    const shell = known && this.#shellAt(known.shellKey);
    if (!shell) return undefined;
    this.#memo.keep(key, known);
    const { digest, shellKey: _, ...notes } = known;
    return { digest, notes: { ...notes, shell } };
  }

  /** The notes, with the shell that others have too. */
  keep(key: string, made: { digest: string | undefined; notes: PageNotes }): PageNotes {
    const { shell: own, ...notes } = made.notes;
    const shellKey = `shell ${hashOf(this.#around + own.key)}`;
    const shell = this.#shellAt(shellKey) ?? own;
    this.#shells.set(shellKey, shell);
    if (made.digest !== undefined) {
      const kept: KeptPage = { ...notes, digest: made.digest, shellKey };
      this.#memo.keep(key, kept);
      this.#memo.keep(shellKey, shell);
    }
    return { ...notes, shell };
  }

  #shellAt(key: string): ShellNotes | undefined {
    const shell = this.#shells.get(key) ?? this.#memo.find<ShellNotes>(key);
    if (!shell) return undefined;
    this.#shells.set(key, shell);
    this.#memo.keep(key, shell);
    return shell;
  }
}
