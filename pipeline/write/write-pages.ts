// Writes every page: what earlier builds gave is linked, and only what has changed is made.

import type { Notice, Problem } from '../../domain/problem.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import type { Plan } from '../kinds/plan-pages.ts';
import type { Page, PageFacts, PageLinks } from '../page.ts';
import { PageRenderer } from '../render/render-page.tsx';
import type { SiteData } from '../render/site-data.ts';
import type { Run } from '../run.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import { type MadePage, makePage } from './make-page.ts';
import type { Output } from './output/output.ts';

/** A page as the others see it. */
export interface WrittenPage
  extends Pick<Page, 'route' | 'source' | 'writtenAs' | 'modifiedOn'>,
    Omit<PageFacts, 'problems' | 'notices'> {}

/** What all pages are made with. */
interface Rendering {
  run: Pick<Run, 'look' | 'progress'>;
  data: SiteData;
  stylesheet: Stylesheet;
  memo: Memo;
}

export function writePages(
  { pages, homeless }: Plan,
  setting: Rendering,
  output: Output,
): Outcome<WrittenPage[]> {
  const { run, data, stylesheet } = setting;
  const kept = new KeptPages(setting);
  const renderer = new PageRenderer(data, stylesheet);
  const unwritten = new Set(homeless);
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const value: WrittenPage[] = [];
  for (const [index, page] of pages.entries()) {
    if (index % 100 === 99) run.progress(`page ${index + 1} of ${pages.length}`);
    const path = routeToFile(page.route);
    const isClaimed = !unwritten.has(page) && output.claim(path, page.source.file);
    const key = kept.keyOf(page);
    const known = kept.find(key);
    let facts = known?.facts;
    if (!known || !facts || (isClaimed && !output.link(path, known.digest))) {
      const made = makePage(page, renderer);
      const digest = isClaimed ? output.place(path, made.html) : undefined;
      facts = kept.keep(key, made, digest);
    }
    const { problems: wrong, notices: told, ...seen } = facts;
    problems.push(...wrong);
    notices.push(...told);
    const { route, source, writtenAs, modifiedOn } = page;
    if (!unwritten.has(page)) value.push({ ...seen, route, source, writtenAs, modifiedOn });
  }
  return { value, problems, notices };
}

/** What the memo knows of a page; what stands around it is kept once, by its key. */
interface KeptPage extends Omit<PageFacts, 'shell'> {
  /** Digest of the file. */
  digest: string;
  shellKey: string;
}

/** The pages that the memo knows, by digests of all that they are made from. */
class KeptPages {
  readonly #memo: Memo;
  /** Digest of what every page may see besides its inputs. */
  readonly #around: string;
  readonly #keys = new Map<Page, string>();
  /** One object for all the pages that have the same. */
  readonly #shells = new Map<string, PageLinks>();

  constructor({ run, data, stylesheet, memo }: Rendering) {
    this.#memo = memo;
    const seen = [run.look, data, stylesheet.text];
    this.#around = memo.isKept ? hashOf(JSON.stringify(seen)) : '';
  }

  /** Its functions are the code's, which the memo's own name stands for. */
  keyOf(page: Page): string {
    if (!this.#memo.isKept) return '';
    const key = this.#keys.get(page) ?? `page ${hashOf(this.#around + JSON.stringify(page))}`;
    this.#keys.set(page, key);
    return key;
  }

  find(key: string): { digest: string; facts: PageFacts } | undefined {
    const known = this.#memo.find<KeptPage>(key);
    const shell = known && this.#shellAt(known.shellKey);
    if (!shell) return undefined;
    this.#memo.keep(key, known);
    const { digest, shellKey: _, ...facts } = known;
    return { digest, facts: { ...facts, shell } };
  }

  /** The facts, with the shell that others have too. `digest`: of the file, if one was written. */
  keep(key: string, made: MadePage, digest: string | undefined): PageFacts {
    const { shell: own, ...facts } = made.facts;
    const shellKey = `shell ${hashOf(this.#around + made.shellKey)}`;
    const shell = this.#shellAt(shellKey) ?? own;
    this.#shells.set(shellKey, shell);
    if (digest !== undefined) {
      this.#memo.keep(key, { ...facts, digest, shellKey } satisfies KeptPage);
      this.#memo.keep(shellKey, shell);
    }
    return { ...facts, shell };
  }

  #shellAt(key: string): PageLinks | undefined {
    const shell = this.#shells.get(key) ?? this.#memo.find<PageLinks>(key);
    if (!shell) return undefined;
    this.#shells.set(key, shell);
    this.#memo.keep(key, shell);
    return shell;
  }
}
