// Renders one page: its template in the document, with the style, the loader and the policy that it needs.

import { renderToStaticMarkup } from 'react-dom/server';
import { type Origins, originsOf } from '../../domain/islands.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import { DocumentHead } from '../../templates/document-head.tsx';
import type { Frame, Head } from '../../templates/frame.ts';
import { Layout } from '../../templates/layout.tsx';
import { SkipLink } from '../../templates/parts/skip-link.tsx';
import type { Scripts } from '../assets/bundle-islands.ts';
import { refuseIsland } from '../assets/render-island.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { graph } from '../kinds/pages/structured-data.ts';
import { escapeHtml } from '../markdown/render-markdown.ts';
import type { Page, Tools } from '../page.ts';
import { contentPolicy } from './content-policy.ts';
import { type KnownTexts, type ReadHtml, readHtml } from './read-html.ts';
import { servedPolicy } from './served-policy.ts';

/** What pages are made with besides their own content. */
export interface Bundles {
  tools: Tools;
  stylesheet: Stylesheet;
  scripts: Scripts;
  known: KnownTexts;
}

export interface RenderedPage {
  head: Head;
  /** The complete document. */
  html: string;
  /** The policy that its header should say. */
  policy: string;
  /** What stands in its body between the skip link and the loader. */
  content: string;
  /** The texts of its style elements. */
  styles: string[];
  facts: ReadHtml;
  /** Of the text below the front matter, if the page shows it. */
  words: number | undefined;
  problems: Problem[];
  notices: Notice[];
}

export function renderPage(page: Page, bundles: Bundles): RenderedPage {
  const { stylesheet, scripts } = bundles;
  const use = new Use(bundles.tools);
  const { head, body, things, frame = bundles.tools.frame } = page.render(page.inputs, use.tools);
  const rendered = renderToStaticMarkup(
    page.standalone ? (
      body
    ) : (
      <Layout frame={use.tools.frame} route={page.route}>
        {body}
      </Layout>
    ),
  );
  const { preloads, content } = liftPreloads(rendered);
  const start = renderToStaticMarkup(<SkipLink labels={frame.labels} />);
  const facts = readHtml(start + content, bundles.known);
  const code = [...use.islands].map((name) => scripts.code(name)).join('\n');
  const styles = [
    stylesheet.select(facts.classes, code),
    ...(head.printCss ? [head.printCss] : []),
  ];
  const loader = use.islands.size > 0 ? [scripts.loader] : [];
  const { pictures } = facts;
  const policy = contentPolicy({ styles, scripts: loader, pictures, islands: use.origins });
  const html = documentHtml({
    policy,
    preloads,
    head: renderToStaticMarkup(
      <DocumentHead frame={frame} head={head} styles={styles} data={things && graph(things)} />,
    ),
    body: `${start}${content}${loader.map(scriptElement).join('')}`,
  });
  const { words, problems, notices } = use;
  const served = servedPolicy(policy, use.origins);
  return { head, html, policy: served, content, styles, facts, words, problems, notices };
}

/** React writes what a picture in sight should load at once before the first element. */
const PRELOADS = /^(?:<link rel="preload"[^<>]*\/>)+/;

function liftPreloads(rendered: string): { preloads: string; content: string } {
  const [preloads = ''] = PRELOADS.exec(rendered) ?? [];
  return { preloads, content: rendered.slice(preloads.length) };
}

/** Code of ours: nothing in it ends the element. */
function scriptElement(code: string): string {
  return `<script type="module">${code}</script>`;
}

interface Parts {
  policy: string;
  preloads: string;
  head: string;
  body: string;
}

/** The policy is text for an attribute; all else is HTML. */
function documentHtml({ policy, preloads, head, body }: Parts): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    preloads,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`,
    `${head}</head><body>${body}</body></html>`,
  ].join('');
}

/** What one page is given, and what it made of it. */
class Use {
  readonly islands = new Set<string>();
  readonly origins: Origins[] = [];
  readonly problems: Problem[] = [];
  readonly notices: Notice[] = [];
  readonly tools: Tools;
  words: number | undefined;

  constructor({ frame, renderText }: Tools) {
    const island: Frame['island'] = (name, props, slots) => {
      const problem = refuseIsland(name);
      if (problem) {
        this.problems.push(problem);
        return { html: undefined, scripts: [] };
      }
      this.islands.add(name);
      this.origins.push(originsOf(name, props));
      return frame.island(name, props, slots);
    };
    this.tools = {
      frame: { ...frame, island },
      renderText: (source, options = {}) => {
        const text = renderText(source, options);
        this.words = text.words;
        if (options.silent) return text;
        this.problems.push(...text.problems);
        this.notices.push(...text.notices);
        return text;
      },
    };
  }
}
