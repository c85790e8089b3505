// Renders one page: its template in the document, with the style, the loader and the policy that it needs.

import { renderToStaticMarkup } from 'react-dom/server';
import type { Notice, Problem } from '../../domain/problem.ts';
import { DocumentHead } from '../../templates/document-head.tsx';
import type { Head } from '../../templates/frame.ts';
import { graph } from '../kinds/pages/structured-data.ts';
import { escapeHtml } from '../markdown/escape.ts';
import type { Page } from '../page.ts';
import { contentPolicy, servedPolicy } from './content-policy.ts';
import type { Press } from './press.ts';
import { type PageFacts, type ReadHtml, readHtml } from './read-html.ts';
import { liftPreloads, shellAround } from './shell.tsx';
import { tieHtml } from './tie-html.ts';
import { Use } from './use.ts';

export interface RenderedPage {
  head: Head;
  /** The complete document. */
  html: string;
  /** The policy that its header should say. */
  policy: string;
  /** What stands in its body between the skip link and the loader. */
  content: string;
  style: string;
  facts: PageFacts;
  /** The addresses of the pictures that are shown. */
  pictures: ReadonlySet<string>;
  /** Of the text below the front matter, if the page shows it. */
  words: number | undefined;
  problems: Problem[];
  notices: Notice[];
}

export function renderPage(page: Page, press: Press): RenderedPage {
  const use = new Use(press.tools);
  const { head, body, things, frame = press.tools.frame } = page.render(page.inputs, use.tools);
  const shell = shellAround(page, frame, press);
  const { preloads, content } = liftPreloads(tieHtml(use.render(body)));
  const found = readHtml(content, press.known);
  const [before, after] = shell.facts;
  const parts = [before, found, after];
  const islands = new Set([...shell.islands, ...use.islands]);
  const style = styleFor(parts, islands, press) + (head.printCss ?? '');
  const loader = islands.size > 0 ? [press.loader] : [];
  const pictures = new Set(parts.flatMap((part) => [...part.pictures]));
  const origins = [...shell.origins, ...use.origins];
  const policy = contentPolicy(
    { style, scripts: loader, pictures, islands: origins, isIndexed: head.indexed },
    press.hashes,
  );
  const around = [shell.before, content, shell.after].join('');
  const html = documentHtml({
    policy,
    preloads: shell.preloads + preloads,
    head: renderToStaticMarkup(
      <DocumentHead frame={frame} head={head} style={style} data={things && graph(things)} />,
    ),
    body: `${shell.skipLink}${around}${loader.map(scriptElement).join('')}`,
  });
  const { words, notices } = use;
  const problems = [...shell.problems, ...use.problems];
  const facts = { own: found, shell: [before, after], shellKey: shell.key } satisfies PageFacts;
  const made = { html, policy: servedPolicy(policy, origins), content: around };
  return { head, ...made, style, facts, pictures, words, problems, notices };
}

/** The rules for everything that stands on a page, or that its scripts may bring there. */
function styleFor(parts: readonly ReadHtml[], islands: ReadonlySet<string>, press: Press): string {
  const codes = [...islands].flatMap((name) => press.islands[name] ?? []);
  const classes = [...parts, ...codes].flatMap((part) => [...part.classes]);
  const properties = codes.flatMap((code) => code.properties);
  return press.stylesheet.select(new Set(classes), new Set(properties));
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
