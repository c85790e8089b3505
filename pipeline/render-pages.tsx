// Renders, checks and writes the pages one after another; nothing of a page is kept but what links need.

import { renderToStaticMarkup } from 'react-dom/server';
import { routeToFile } from '../domain/routes.ts';
import { Document } from '../templates/document.tsx';
import { Layout } from '../templates/layout.tsx';
import type { AssembledSite } from './assemble-site.ts';
import type { Scripts } from './bundle-islands.ts';
import { checkPage, type KnownTexts, type PageFacts } from './check-page.ts';
import { compareReadingTime } from './compare-reading-time.ts';
import { contentPolicy } from './content-policy.ts';
import { prepared } from './find-picture.ts';
import type { Output } from './output.ts';
import { lockPage } from './pages/locked-page.tsx';
import type { SitePage } from './pages/site-page.ts';
import type { Pictures } from './prepare-pictures.ts';
import { renderBody } from './render-body.ts';
import type { Run } from './run.ts';
import { graph } from './structured-data.ts';
import type { Stylesheet } from './stylesheet.ts';

export interface RenderedPage extends PageFacts {
  route: string;
  file: string;
}

interface Bundles {
  stylesheet: Stylesheet;
  scripts: Scripts;
  pictures: Pictures;
}

export function renderPages(
  run: Run,
  site: AssembledSite,
  bundles: Bundles,
  output: Output,
): RenderedPage[] {
  const known: KnownTexts = new Map();
  const homeless = new Set(site.homeless);
  return site.pages.flatMap((page) => {
    const html = renderPage(run, site, page, bundles);
    const { passphrase } = page;
    const locked = passphrase && lockPage(run, site.frame, { ...page, passphrase }, html);
    const written = locked ? renderPage(run, site, locked, bundles) : html;
    const facts = checkPage(html, page, run.problems, known);
    if (homeless.has(page)) return [];
    output.write(routeToFile(page.route), written, page.file);
    return { route: page.route, file: page.file, ...facts };
  });
}

/** These stand in the head until the body is known, and with it what the page needs. */
const STYLE_SLOT = '/*style*/';
const POLICY_SLOT = 'content-policy';
const LOADER_SLOT = '/*loader*/';
const LOADER_ELEMENT = `<script type="module">${LOADER_SLOT}</script>`;

const ISLAND = /\sdata-island="([^"]*)"/g;

function renderPage(run: Run, site: AssembledSite, page: SitePage, bundles: Bundles): string {
  const { frame } = site;
  const { stylesheet, scripts } = bundles;
  const view = page.view(() => {
    const body = renderBody(run, page.file, {
      tableLabel: frame.labels.tableScroll,
      picture: prepared(bundles.pictures),
      fills: page.fills,
    });
    compareReadingTime(run, page, body.words);
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
  return `<!doctype html>${complete.replace(POLICY_SLOT, () => policy)}`;
}
