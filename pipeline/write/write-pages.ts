// Writes every page: what earlier builds gave is linked, and only what has changed is made.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { hashOf } from '../hash.ts';
import type { Plan } from '../kinds/plan-pages.ts';
import type { Memo } from '../memo.ts';
import type { Page } from '../page.ts';
import { openPress } from '../render/press.ts';
import type { Surroundings } from '../render/surroundings.ts';
import type { Outcome } from '../stages.ts';
import { makePage, type PageNotes, type ShellNotes } from './make-page.ts';
import type { Output } from './output.ts';

/** A page as the others see it. */
export interface WrittenPage
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn'>,
    Pick<PageNotes, 'head' | 'policy' | 'ids' | 'links' | 'shell'> {}

/** What all pages are made with. */
interface Setting {
  surroundings: Surroundings;
  stylesheet: Stylesheet;
  memo: Memo;
}

/** What the memo knows of a page; its shell is kept once, by its key. */
interface KeptPage extends Omit<PageNotes, 'shell'> {
  /** Of the file. */
  digest: string;
  shellKey: string;
}

export function writePages(
  { pages, homeless }: Plan,
  { surroundings, stylesheet, memo }: Setting,
  output: Output,
): Outcome<WrittenPage[]> {
  const press = openPress(surroundings, stylesheet);
  const around = memo.isKept ? hashOf(JSON.stringify([surroundings, stylesheet.text])) : '';
  const kept = new KeptPages(memo, around);
  const unwritten = new Set(homeless);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const value = pages.flatMap((page) => {
    const { route, source, writtenAs, modifiedOn } = page;
    const isHome = !unwritten.has(page);
    const key = kept.keyOf(page);
    const known = kept.find(key);
    let notes = known?.notes;
    const render = (): string => {
      const made = makePage(page, press);
      notes = made.notes;
      return made.html;
    };
    const path = routeToFile(route);
    const digest = isHome ? output.write(path, render, source.file, known?.digest) : undefined;
    if (!notes) render();
    if (!notes) throw new Error(`the page ${route} was not made`);
    if (digest !== undefined) kept.keep(key, digest, notes);
    problems.push(...notes.problems);
    notices.push(...notes.notices);
    const { head, policy, ids, links, shell } = notes;
    const written = { route, source, head, policy, writtenAs, modifiedOn, ids, links, shell };
    return isHome ? [written] : [];
  });
  return { value, problems, notices };
}

/** The pages that the memo knows, by digests of all that they are made from. */
class KeptPages {
  readonly #memo: Memo;
  readonly #around: string;
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
    const shell = this.#shellOf(shellKey);
    return shell && { digest, notes: { ...notes, shell } };
  }

  keep(key: string, digest: string, { shell, ...notes }: PageNotes): void {
    const shellKey = hashOf(this.#around + shell.key);
    this.#memo.keep('pages', key, { ...notes, digest, shellKey } satisfies KeptPage);
    this.#memo.keep('values', `shell ${shellKey}`, shell);
  }

  #shellOf(shellKey: string): ShellNotes | undefined {
    const shell = this.#shells.get(shellKey) ?? this.#memo.find('values', `shell ${shellKey}`);
    if (shell) this.#shells.set(shellKey, shell);
    return shell;
  }
}
