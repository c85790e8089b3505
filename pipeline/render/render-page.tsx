// Renders pages: each its template in the document, with the style, the loader and the policy that it needs.

import { renderToStaticMarkup } from 'react-dom/server';
import type { Notice, Problem } from '../../domain/problem.ts';
import { DocumentHead } from '../../templates/document-head.tsx';
import type { Frame, Head } from '../../templates/frame.ts';
import type { IslandCode } from '../assets/bundle-islands.ts';
import { shortProperties } from '../assets/styles/short-properties.ts';
import type { Stylesheet } from '../assets/styles/stylesheet.ts';
import { graph } from '../kinds/pages/structured-data.ts';
import { escapeHtml } from '../markdown/escape.ts';
import type { Page } from '../page.ts';
import { contentPolicy, servedPolicy } from './content-policy.ts';
import { type KnownTexts, type ReadHtml, readHtml } from './read-html.ts';
import { RenderScope } from './render-scope.ts';
import { renderShell, type Shell, shellKey } from './shell.tsx';
import { frameOf, type SiteData } from './site-data.ts';

export interface RenderedPage {
  /** As the page gives it, which a preview still keeps from search engines. */
  head: Head;
  /** The complete document. */
  html: string;
  /** The policy that its header should say. */
  policy: string;
  /** What stands in its body between the skip link and the loader. */
  content: string;
  style: string;
  /** What was read of it, from top to bottom: its own between what stands around that on others too. */
  parts: readonly ReadHtml[];
  own: ReadHtml;
  shell: Shell;
  shellKey: string;
  /** Number of words of the text below the front matter, if the page shows it. */
  words: number | undefined;
  problems: Problem[];
  notices: Notice[];
}

/** An island that may wake before anybody presses something. */
const OF_ITSELF = / data-(?:when="(?!interaction")|draft=)/;

/** What wakes the islands of a page, and the texts of it that the page brings. */
interface Loader {
  texts: readonly string[];
  html: string;
}

/** Renders the pages of one site. */
export class PageRenderer {
  readonly #data: SiteData;
  readonly #stylesheet: Stylesheet;
  readonly #frame: Frame;
  readonly #shells = new Map<string, Shell>();
  readonly #known: KnownTexts = new Map();
  /** Styles with short names, by those with long ones and the names that stay. */
  readonly #styles = new Map<string, string>();
  /** How a policy names a text, by the text. */
  readonly #hashes = new Map<string, string>();

  constructor(data: SiteData, stylesheet: Stylesheet) {
    this.#data = data;
    this.#stylesheet = stylesheet;
    this.#frame = frameOf(data);
  }

  render(page: Page): RenderedPage {
    const scope = this.#scope();
    const { head, body, things, frame = scope.frame } = page.render(page.inputs, scope);
    const isIndexed = head.indexed && !this.#data.isPreview;
    const { key, shell } = this.#shellOf(page);
    const own = readHtml(scope.render(body), this.#known, scope.texts);
    const parts = [shell.skipLink, shell.before, own, shell.after];
    const islands = new Set([...shell.scope.islands, ...scope.islands]);
    const style = this.#styleFor(parts, islands, head.printCss);
    const content = [shell.before.html, own.html, shell.after.html].join('');
    const loader = islands.size > 0 ? this.#loaderFor(content, islands) : undefined;
    const origins = [...shell.scope.origins, ...scope.origins];
    const loaded = { style, scripts: loader?.texts, islands: origins, isIndexed };
    const policy = contentPolicy(loaded, this.#hashes);
    const html = documentHtml({
      policy,
      head: renderToStaticMarkup(
        <DocumentHead
          frame={frame}
          head={{ ...head, indexed: isIndexed }}
          style={style}
          data={things && graph(things)}
        />,
      ),
      body: `${shell.skipLink.html}${content}${loader?.html ?? ''}`,
    });
    return {
      ...{ head, html, policy: servedPolicy(policy, origins), content, style },
      ...{ parts, own, shell, shellKey: key },
      ...{ words: scope.words, notices: scope.notices },
      problems: [...shell.scope.problems, ...scope.problems],
    };
  }

  #scope(): RenderScope {
    return new RenderScope(this.#frame, this.#data.fills);
  }

  #shellOf(page: Page): { key: string; shell: Shell } {
    const key = shellKey(page, this.#frame);
    const shell = this.#shells.get(key) ?? renderShell(page, this.#scope(), this.#known);
    this.#shells.set(key, shell);
    return { key, shell };
  }

  #loaderFor(content: string, islands: ReadonlySet<string>): Loader {
    const { loader, press, proposal } = this.#data.loaders;
    if (islands.has('quote')) {
      return { texts: [], html: `<script type="module" src="${proposal}"></script>` };
    }
    const text = OF_ITSELF.test(content) ? loader : press;
    // Code of ours: nothing in it ends the element.
    return { texts: [text], html: `<script type="module">${text}</script>` };
  }

  /** The rules for everything that stands on a page, or that its scripts may bring there. */
  #styleFor(parts: readonly ReadHtml[], islands: ReadonlySet<string>, printCss = ''): string {
    const codes = [...islands].flatMap((name): IslandCode[] => {
      const code = this.#data.islands[name];
      return code ? [code] : [];
    });
    const classes = new Set([...parts, ...codes].flatMap((part) => [...part.classes]));
    const properties = new Set(codes.flatMap((code) => code.properties));
    const style = this.#stylesheet.select(classes, properties) + printCss;
    const key = [...properties, style].join('\n');
    const short = this.#styles.get(key) ?? shortProperties(style, properties);
    this.#styles.set(key, short);
    return short;
  }
}

interface Parts {
  policy: string;
  head: string;
  body: string;
}

/** The policy is text for an attribute; all else is HTML. */
function documentHtml({ policy, head, body }: Parts): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`,
    `${head}</head><body>${body}</body></html>`,
  ].join('');
}
