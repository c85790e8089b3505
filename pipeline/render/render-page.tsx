// Renders one page: its template in the document, with the style, the loader and the policy that it needs.

import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../../templates/document.tsx';
import type { Frame } from '../../templates/frame.ts';
import { Layout } from '../../templates/layout.tsx';
import type { Scripts } from '../assets/bundle-islands.ts';
import { prepared } from '../assets/find-picture.ts';
import type { Pictures } from '../assets/prepare-pictures.ts';
import type { Stylesheet } from '../assets/stylesheet.ts';
import type { SitePage } from '../kinds/pages/site-page.ts';
import { graph } from '../kinds/pages/structured-data.ts';
import { renderBody } from '../markdown/render-body.ts';
import type { Run } from '../run.ts';
import { contentPolicy } from './content-policy.ts';

/** What pages are made with besides their own content. */
export interface Bundles {
  frame: Frame;
  stylesheet: Stylesheet;
  scripts: Scripts;
  pictures: Pictures;
}

/** These stand in the head until the body is known, and with it what the page needs. */
const STYLE_SLOT = '/*style*/';
const POLICY_SLOT = 'content-policy';
const LOADER_SLOT = '/*loader*/';
const LOADER_ELEMENT = `<script type="module">${LOADER_SLOT}</script>`;

const ISLAND = /\sdata-island="([^"]*)"/g;

export interface RenderedPage {
  /** The complete document. */
  html: string;
  /** Of the text below the front matter, if the page shows it. */
  words: number | undefined;
}

export function renderPage(run: Run, page: SitePage, bundles: Bundles): RenderedPage {
  const { frame, stylesheet, scripts } = bundles;
  let words: number | undefined;
  const view = page.view(() => {
    const body = renderBody(run, page.file, {
      tableLabel: frame.labels.tableScroll,
      picture: prepared(bundles.pictures),
      fills: page.fills,
    });
    words = body.words;
    return body;
  });
  const html = renderToStaticMarkup(
    <Document
      frame={page.frame ?? frame}
      head={page.head}
      policy={POLICY_SLOT}
      styles={STYLE_SLOT}
      script={LOADER_SLOT}
      data={page.things && graph(page.things())}
    >
      {page.standalone ? (
        view
      ) : (
        <Layout frame={frame} route={page.route}>
          {view}
        </Layout>
      )}
    </Document>,
  );
  const islands = [...new Set(html.matchAll(ISLAND))].map(([, name = '']) => name);
  const code = islands.map((name) => scripts.code(name)).join('\n');
  const complete = html
    .replace(STYLE_SLOT, () => stylesheet.select(html, code))
    .replace(LOADER_ELEMENT, (element) =>
      islands.length > 0 ? element.replace(LOADER_SLOT, () => scripts.loader) : '',
    );
  const policy = contentPolicy(complete);
  return { html: `<!doctype html>${complete.replace(POLICY_SLOT, () => policy)}`, words };
}
