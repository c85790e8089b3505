// Renders a page to a whole document, with the style, the loader and the policy that it needs.

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyticsScript } from '../../domain/content/analytics.ts';
import { type IslandName, type Origins, originsOf } from '../../domain/islands.ts';
import { escapeHtml } from '../../domain/text.ts';
import { DocumentHead, SiteHead } from '../../templates/document-head.tsx';
import { Layout, layoutKey, SkipLink } from '../../templates/layout.tsx';
import { SiteContext, type SiteContextValue } from '../../templates/site-context.ts';
import type { Scripts } from '../assets/islands.ts';
import type { Styles } from '../assets/styles.ts';
import { checkRenderedPage } from '../checks/pages.ts';
import { encrypt } from '../proposal/encrypt.ts';
import type { Problems } from '../run/problems.ts';
import { contentSecurityPolicy } from './csp.ts';
import { type ReadHtml, readHtml } from './html.ts';
import type { Page, PageFacts, View } from './page.ts';
import { lockedPage } from './proposals.tsx';
import { graph } from './structured-data.ts';

interface RenderContext {
  context: SiteContextValue;
  scripts: Pick<Scripts, 'loader' | 'proposalLoader' | 'classes'>;
  styles: Styles;
  /** True if search engines are kept out of every page. */
  isPreview: boolean;
}

interface RenderedPage {
  /** The part of the site's style that its classes need. */
  style: string;
  /** The complete document in parts. The style is bytes, which pages with the same style share. */
  parts: (string | Uint8Array)[];
  made: PageFacts;
  text: View['text'];
}

/** Header and footer around a page's content, the same for many pages. */
interface Shell extends Pick<ReadHtml, 'ids' | 'links'> {
  before: ReadHtml;
  after: ReadHtml;
  used: Used;
}

/** The islands of a piece of HTML, and the origins that they need. */
interface Used {
  islands: Set<IslandName>;
  origins: Origins[];
}

/** Stands for the content of a page in its shell. A private character, which occurs nowhere else and is not escaped. */
const PLACEHOLDER = '\uE000';

export class PageRenderer {
  readonly #setting: RenderContext;
  readonly #shells = new Map<string, Shell>();
  /** The shared part of the head with a link to the feed, and without one. */
  readonly #listed: string;
  readonly #unlisted: string;
  readonly #skipLink = readHtml(renderToStaticMarkup(<SkipLink />));
  readonly #styles = new Map<string, Uint8Array>();
  /** The hashes in policies by the text that each is for. */
  readonly #hashes = new Map<string, string>();

  constructor(setting: RenderContext) {
    this.#setting = setting;
    const { context } = setting;
    this.#listed = renderToStaticMarkup(<SiteHead context={context} feed={context.feed} />);
    this.#unlisted = renderToStaticMarkup(<SiteHead context={context} feed={undefined} />);
  }

  render(page: Page, problems: Problems): RenderedPage {
    const { context, scripts, styles, isPreview } = this.#setting;
    const { head } = page;
    const { body, things = [], text } = page.view();
    const shell = this.#shellOf(page);
    const used = emptyUse();
    const own = readHtml(this.#markup(body, used));
    const islands = new Set([...shell.used.islands, ...used.islands]);
    const { analytics } = context.site;
    const counter =
      analytics && !page.isPrivate && !isPreview ? analyticsScript(analytics) : undefined;
    const origins = [
      ...shell.used.origins,
      ...used.origins,
      ...(text?.rendered.origins ?? []),
      ...(counter ? [counter.origins] : []),
    ];
    if (text?.rendered.origins.some(({ frames }) => frames)) islands.add('video');
    const written = Object.keys(scripts.classes);
    // After a problem there are no scripts at all.
    const missing = [...islands].filter((name) => written.length > 0 && !written.includes(name));
    for (const name of missing) {
      const message = `expected one of the islands ${written.join(', ')}, found ${name} in a template`;
      const fix = 'name one of these, or write it as docs/adding-an-island.md shows';
      problems.add({ file: `islands/${name}.ts`, message, fix });
    }
    problems.add(...(text?.lexed.problems ?? []));
    problems.notice(...(text?.lexed.notices ?? []));
    const read = [this.#skipLink, shell.before, own, shell.after];
    checkRenderedPage(page, read, problems);
    const content = shell.before.html + own.html + shell.after.html;
    const classes = [
      ...read.map((part) => part.classes),
      ...[...islands].map((name) => scripts.classes[name] ?? []),
    ];
    const cut = styles.purgeFor(new Set(classes.flatMap((part) => [...part])));
    const style = cut + (head.printCss ?? '');
    if (page.passphrase) {
      const secret = { title: head.title, html: content, styles: style };
      return this.render(
        lockedPage(page, encrypt(secret, page.passphrase), context.site),
        problems,
      );
    }
    const isIndexed = head.indexed && !isPreview;
    const hasIslands = islands.size > 0;
    const isProposal = islands.has('quote') || islands.has('unlock');
    const loader = isProposal ? scripts.proposalLoader : scripts.loader;
    const loaded = {
      style,
      scripts: hasIslands ? [loader] : counter && [],
      islands: origins,
      isIndexed,
    };
    const policy = contentSecurityPolicy(loaded, this.#hashes);
    const about = renderToStaticMarkup(
      <DocumentHead
        context={context}
        head={{ ...head, indexed: isIndexed }}
        data={things.length > 0 ? graph(things) : undefined}
        counter={counter}
      />,
    );
    const { route, source, writtenAs, modifiedOn, sentAs: isSent } = page;
    const { title, description, canonical, indexed } = head;
    return {
      style: cut,
      parts: [
        '<!doctype html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>${isIndexed ? this.#listed : this.#unlisted}${about}<style>`,
        this.#bytesOf(style),
        `</style></head><body>${this.#skipLink.html}${content}${hasIslands ? `<script type="module">${loader}</script>` : ''}</body></html>`,
      ],
      made: {
        route,
        source,
        writtenAs,
        modifiedOn,
        sentAs: isSent,
        head: { title, description, canonical, indexed },
        ids: own.ids,
        links: own.links,
        shell,
      },
      text,
    };
  }

  #bytesOf(style: string): Uint8Array {
    const bytes = this.#styles.get(style) ?? Buffer.from(style);
    this.#styles.set(style, bytes);
    return bytes;
  }

  #shellOf({ route, standalone }: Page): Shell {
    const { context } = this.#setting;
    const key = standalone ? 'alone' : layoutKey(context, route);
    const known = this.#shells.get(key);
    if (known) return known;
    const used = emptyUse();
    const layout = standalone ? PLACEHOLDER : <Layout route={route}>{PLACEHOLDER}</Layout>;
    const [before = '', after = ''] = this.#markup(layout, used).split(PLACEHOLDER).map(readHtml);
    const parts = [this.#skipLink, before, after] as ReadHtml[];
    const shell = {
      before,
      after,
      used,
      ids: parts.flatMap(({ ids }) => ids),
      links: parts.flatMap(({ links }) => links),
    } as Shell;
    this.#shells.set(key, shell);
    return shell;
  }

  /** Renders a node to HTML, and adds its islands to `used`. */
  #markup(body: ReactNode, used: Used): string {
    const { context } = this.#setting;
    const around = (node: ReactNode): ReactNode =>
      createElement(SiteContext, { value: scoped }, node);
    const scoped: SiteContextValue = {
      ...context,
      island: (name, props, slots) => {
        used.islands.add(name);
        used.origins.push(originsOf(name, props));
        const inside = Object.entries(slots ?? {}).map(([slot, node]) => [slot, around(node)]);
        return context.island(name, props, slots && Object.fromEntries(inside));
      },
    };
    return renderToStaticMarkup(around(body));
  }
}

function emptyUse(): Used {
  return { islands: new Set(), origins: [] };
}
