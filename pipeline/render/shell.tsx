// What stands around the content of a page: the way past the header, header and footer, the same for many pages.

import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentFrame } from '../../templates/frame.ts';
import { Layout, layoutOf } from '../../templates/layout.tsx';
import { SkipLink } from '../../templates/parts/skip-link.tsx';
import type { Page } from '../page.ts';
import type { Press, Shell } from './press.ts';
import { readHtml } from './read-html.ts';
import { tieHtml } from './tie-html.ts';
import { Use } from './use.ts';

/** No text of ours has it, and it is written as it is. */
const CONTENT = '\uE000';

export function shellAround(
  { route, standalone }: Pick<Page, 'route' | 'standalone'>,
  frame: DocumentFrame,
  press: Press,
): Shell {
  const { skipLink } = frame.labels;
  const key = [skipLink, standalone ? 'alone' : layoutOf(press.tools.frame, route)].join('\n');
  const known = press.shells.get(key);
  if (known) return known;
  const use = new Use(press.tools);
  const layout = standalone ? CONTENT : <Layout route={route}>{CONTENT}</Layout>;
  const { preloads, content } = liftPreloads(tieHtml(use.render(layout)));
  const [before = '', after = ''] = content.split(CONTENT);
  const start = renderToStaticMarkup(<SkipLink labels={frame.labels} />);
  const shell: Shell = {
    key,
    skipLink: start,
    before,
    after,
    preloads,
    facts: [readHtml(start + before, press.known), readHtml(after, press.known)],
    islands: use.islands,
    origins: use.origins,
    problems: use.problems,
  };
  press.shells.set(key, shell);
  return shell;
}

/** React writes what a picture in sight should load at once before the first element. */
const PRELOADS = /^(?:<link rel="preload"[^<>]*\/>)+/;

export function liftPreloads(rendered: string): { preloads: string; content: string } {
  const [preloads = ''] = PRELOADS.exec(rendered) ?? [];
  return { preloads, content: rendered.slice(preloads.length) };
}
