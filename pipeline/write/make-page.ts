// Makes one page as it is published, with everything that is wrong with it and all that other pages need of it.

import type { Notice, Problem } from '../../domain/problem.ts';
import type { Head } from '../../templates/frame.ts';
import { checkPage } from '../check/check-page.ts';
import { compareReadingTime } from '../check/compare-reading-time.ts';
import { lockedPage, refusePicturesElsewhere } from '../kinds/proposal/locked-page.tsx';
import { sealPage } from '../kinds/proposal/seal-page.ts';
import type { Page } from '../page.ts';
import type { Press } from '../render/press.ts';
import type { PageFacts, ReadHtml } from '../render/read-html.ts';
import { type RenderedPage, renderPage } from '../render/render-page.tsx';

/** What is known of a page besides its file. It survives JSON. */
export interface PageNotes {
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'indexed'>;
  /** Of its header. */
  policy: string;
  ids: readonly string[];
  links: readonly string[];
  /** What stands around it, which many pages share. */
  shell: ShellNotes;
  problems: readonly Problem[];
  notices: readonly Notice[];
  /** Of a page that is about to be kept, the files that it names by a hash. */
  assets?: readonly string[];
}

export interface ShellNotes {
  key: string;
  ids: readonly string[];
  links: readonly string[];
}

export interface MadePage {
  html: string;
  notes: PageNotes;
}

export function makePage(page: Page, press: Press): MadePage {
  const rendered = renderPage(page, press);
  const { facts, words } = rendered;
  const { title, description, canonical, indexed } = rendered.head;
  const locked = lock(page, rendered, press);
  return {
    html: locked.html,
    notes: {
      head: { title, description, canonical, indexed },
      policy: locked.policy,
      ids: facts.own.ids,
      links: facts.own.links,
      shell: shellNotes(facts),
      problems: [...rendered.problems, ...checkPage(page, partsOf(facts)), ...locked.problems],
      notices: [...rendered.notices, ...compareReadingTime(page, words), ...locked.notices],
      ...(page.isKept && { assets: assetsIn(rendered.html + locked.html) }),
    },
  };
}

/** Paths without a slash at the start. */
export function assetsIn(text: string): string[] {
  return [...new Set(text.match(/(?<=\/)assets\/[\w.-]+/g))];
}

interface Locked {
  html: string;
  policy: string;
  problems: readonly Problem[];
  notices: readonly Notice[];
}

/** The page as it is published: of a protected one only what its passphrase opens. */
function lock(page: Page, rendered: RenderedPage, press: Press): Locked {
  const { route, source, passphrase } = page;
  if (passphrase === undefined) {
    const { html, policy } = rendered;
    return { html, policy, problems: [], notices: [] };
  }
  const { head, content, style, pictures } = rendered;
  const opened = { title: head.title, html: content, styles: style };
  const sealed = sealPage(opened, route, passphrase);
  const shown = renderPage(lockedPage(page, sealed), press);
  return {
    html: shown.html,
    policy: shown.policy,
    problems: [
      ...refusePicturesElsewhere(source, pictures),
      ...checkPage(page, partsOf(shown.facts)),
      ...shown.problems,
    ],
    notices: shown.notices,
  };
}

function partsOf({ own, shell }: PageFacts): ReadHtml[] {
  const [before, after] = shell;
  return [before, own, after];
}

function shellNotes({ shell: [before, after], shellKey }: PageFacts): ShellNotes {
  return {
    key: shellKey,
    ids: [...before.ids, ...after.ids],
    links: [...before.links, ...after.links],
  };
}
