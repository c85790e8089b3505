// What stands around the content of a page: the way past the header, header and footer, the same for many pages.

import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame } from '../../templates/frame.ts';
import { Layout, layoutOf } from '../../templates/layout.tsx';
import { SkipLink } from '../../templates/parts/skip-link.tsx';
import type { Page } from '../page.ts';
import { type KnownTexts, type ReadHtml, readHtml } from './read-html.ts';
import type { RenderScope } from './render-scope.ts';

export interface Shell {
  skipLink: ReadHtml;
  /** The HTML before and after the content. */
  before: ReadHtml;
  after: ReadHtml;
  /** What its islands need. */
  scope: RenderScope;
}

type Kind = Pick<Page, 'route' | 'standalone'>;

/** What tells the shell of a page from others of the same house. */
export function shellKey({ route, standalone }: Kind, frame: Frame): string {
  return standalone ? 'alone' : layoutOf(frame, route);
}

/** No text of ours has it, and it is written as it is. */
const CONTENT = '\uE000';

export function renderShell(
  { route, standalone }: Kind,
  scope: RenderScope,
  known: KnownTexts,
): Shell {
  const layout = standalone ? CONTENT : <Layout route={route}>{CONTENT}</Layout>;
  const [before = '', after = ''] = scope.render(layout).split(CONTENT);
  const skipLink = renderToStaticMarkup(<SkipLink />);
  return {
    skipLink: readHtml(skipLink, known),
    before: readHtml(before, known),
    after: readHtml(after, known),
    scope,
  };
}
