// Answers a request to the preview: makes the page that is asked for. commands/dev.ts watches files and reloads pages.

import '../run/production.ts';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ADMIN_ROUTE, mediaType } from '../../domain/http.ts';
import { type Problem, sortProblems } from '../../domain/problem.ts';
import { routes, routeToFile } from '../../domain/routes.ts';
import { checkLinks } from '../checks/links.ts';
import { listNotices } from '../checks/notices.ts';
import { checkRenderedSite } from '../checks/pages.ts';
import { writeJsonSchemas } from '../content/json-schemas.ts';
import { loadSite, type Site } from '../content/site.ts';
import { adminFiles, LOCAL_ADMIN } from '../editor/editor.ts';
import type { Page, PageFacts } from '../pages/page.ts';
import { PageRenderer } from '../pages/render.tsx';
import { nextNumber } from '../proposal/number.ts';
import { checkSent, copiedVersions, sentFile } from '../proposal/sent.ts';
import { FEED_LENGTH, feedText } from '../publish/feed.ts';
import { checkHosts, hostFiles } from '../publish/host-config.ts';
import { machineFiles } from '../publish/machine-files.ts';
import { readPublic } from '../publish/public.ts';
import { listRedirects } from '../publish/redirects.ts';
import { Cache } from '../run/disk-cache.ts';
import { type BuildConfig, type BuildOptions, resolveConfig } from '../run/options.ts';
import { Addresses, BUILD_ITSELF, bytesOf } from '../run/output.ts';
import { prepareBuild } from '../run/prepare-build.ts';
import { Problems } from '../run/problems.ts';
import { type PreviewCache, STYLES } from './cache.ts';

export interface PreviewResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  /** The target of a redirect. */
  location?: string;
  /** True for a page of the site, which problems replace. */
  isPage?: boolean;
  /** True for a protected proposal in clear text. */
  isProtected?: boolean | undefined;
  problems: readonly Problem[];
  /** The notices of a build. */
  notices?: readonly string[];
}

/** The answer to a path that begins with a slash. */
export async function answer(
  options: BuildOptions,
  path: string,
  previewCache: PreviewCache,
): Promise<PreviewResponse> {
  const config = resolveConfig({ ...options, drafts: true, showsUnsent: true, preview: true });
  const { root, today } = config;
  const problems = new Problems();
  const reply = (status: number, type: string, body: string | Uint8Array): PreviewResponse => {
    return { status, type, body, problems: [] };
  };
  const replyPage = (status: number, body: string | Uint8Array): PreviewResponse => {
    const found = sortProblems(problems.problems);
    const notices = problems.notices.map(({ message }) => message);
    return { status, type: mediaType('.html'), body, isPage: true, problems: found, notices };
  };
  const site = await previewCache.cached('site', today, problems, async (found) => {
    const read = loadSite(config, found, previewCache.files);
    if (read) writeJsonSchemas(root, read.files.lists);
    return read;
  });
  // Answered even while content has problems, since the editor is used to mend them.
  if (path === ADMIN_ROUTE || path.startsWith(`${ADMIN_ROUTE}/`)) {
    const admin = site?.company.admin ?? LOCAL_ADMIN;
    const files = adminFiles(root, admin, site, nextNumber(root));
    const make = files[path === ADMIN_ROUTE ? 'admin.html' : path.slice(1)];
    if (make) return reply(200, mediaType(extname(path) ? path : '.html'), make());
  }
  if (!site) return replyPage(500, '');
  const made = await previewCache.cached('pages', today, problems, (found) =>
    preparePages(config, site, previewCache, found),
  );
  const { assets, scripts, pages, renderer, publicFiles } = made;
  const name = path.slice(1);
  const asset = assets.files.get(name) ?? scripts.files[name];
  if (asset !== undefined) return reply(200, mediaType(path), asset);
  if (path.startsWith(STYLES)) {
    const styled = pages.find(({ route }) => path === styleUrl(route));
    const style = styled && renderer.render(styled, new Problems()).style;
    return reply(styled ? 200 : 404, mediaType(path), style ?? '');
  }
  // An address leads to a page of its name, as on hosts.
  const file = [name, `${name}.html`, `${name}/index.html`]
    .map((one) => publicFiles.get(one))
    .find(Boolean);
  if (file !== undefined) return reply(200, mediaType(file), readFileSync(join(root, file)));
  if (made.listings.includes(name)) {
    const feedTexts = new Map(path === routes.feed ? newestTexts(made, site) : []);
    const listed = { site, pages, assets, scripts, feedTexts, isPreview: true };
    const text = machineFiles(listed)[name];
    if (text !== undefined) return reply(200, mediaType(path), text);
  }
  const page = pages.find(({ route }) => route === path);
  const kept = page ? undefined : sentFile(root, site.sent, path);
  if (kept?.endsWith('.html')) return replyPage(200, readFileSync(join(root, kept)));
  if (kept) return reply(200, mediaType(extname(kept)), readFileSync(join(root, kept)));
  const moved = page ? undefined : made.redirects.find(({ from }) => from === path);
  if (moved) return { ...reply(302, mediaType('.html'), ''), location: moved.to };
  const served = page ?? pages.find(({ route }) => route === routes.notFound);
  if (!served) return replyPage(404, 'Ainda não há uma página /404.');
  const { parts, style, made: finished } = renderer.render(served, problems);
  checkLinks(
    [finished],
    { site, all: made.planned, files: made.files, redirects: made.redirects },
    problems,
  );
  const linked = Buffer.from(bytesOf(parts))
    .toString()
    .replace(POLICY, '')
    .replace(`<style>${style}`, `<link rel="stylesheet" href="${styleUrl(served.route)}"><style>`);
  const status = page && page.route !== routes.notFound ? 200 : 404;
  return { ...replyPage(status, linked), isProtected: served.isProtected };
}

const styleUrl = (route: string): string => `${STYLES}${routeToFile(route)}.css`;

/** The page's policy, removed in a preview because Vite's script has to run too. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/** Makes everything but the pages themselves, and checks the site as a whole. */
async function preparePages(
  config: BuildConfig,
  site: Site,
  previewCache: PreviewCache,
  problems: Problems,
) {
  const { root } = config;
  const made = await prepareBuild({ site, config, cache: new Cache(root), problems, previewCache });
  const { assets, context, pages, scripts, styles } = made;
  const publicFiles = await previewCache.cached('public', '', problems, async (found) => {
    const files = new Map<string, string>();
    await readPublic(root, made, found, (path, _, file) => files.set(path, file));
    return files;
  });
  const renderer = new PageRenderer({ context, scripts, styles, isPreview: true });
  const copied = copiedVersions(site).flatMap(({ route, terms, source }) =>
    [route, ...(terms ? [terms.route] : [])].map((one) => ({ ...COPIED, route: one, source })),
  );
  const planned = [...copied, ...pages.map((page) => plannedPage(page, renderer))];
  const listed = { site, pages, assets, scripts, feedTexts: new Map(), isPreview: true };
  const listings = Object.keys(machineFiles(listed));
  const files = new Set([
    ...assets.files.keys(),
    ...Object.keys(scripts.files),
    ...listings,
    ...publicFiles.keys(),
    ...pages.map(({ route }) => routeToFile(route)),
  ]);
  const addresses = new Addresses();
  for (const { route, source } of [...copied.filter(isFirst), ...pages])
    addresses.take(routeToFile(route), source, problems);
  checkSent(root, site.sent, problems);
  checkRenderedSite(pages, site, problems);
  const routes = new Set(planned.map(({ route }) => route));
  const redirects = listRedirects(site, { routes, files }, problems);
  // A file of public/ may not have the name of one that the build writes.
  const { admin } = site.company;
  const manifest = {
    pages: planned.map(({ route }) => route),
    files: [...files],
    redirects,
  };
  const written = [
    ...[...assets.files.keys(), ...Object.keys(scripts.files), ...listings],
    ...(admin ? Object.keys(adminFiles(root, admin, site)) : []),
    ...Object.keys(hostFiles(site, manifest, config.hosts)),
  ];
  for (const path of written) addresses.take(path, BUILD_ITSELF, problems);
  for (const [path, file] of publicFiles) addresses.take(path, { file }, problems);
  listNotices(site, config, problems);
  checkHosts(site, config.hosts, problems, redirects);
  return { ...made, renderer, publicFiles, planned, listings, files, redirects };
}

/** Placeholder facts of a copied page, whose anchors are unknown. */
const COPIED = {
  head: { title: '', description: '', canonical: '', indexed: false },
  ids: [],
  links: [],
  shell: { ids: [], links: [] },
  isSent: 'proposal' as const,
};

/** True for the first page at a route: several versions may have the same terms. */
function isFirst({ route }: { route: string }, index: number, all: { route: string }[]): boolean {
  return all.findIndex((one) => one.route === route) === index;
}

/** A page as a target of links, rendered only when a link asks for its ids. */
function plannedPage(page: Page, renderer: PageRenderer): PageFacts {
  let made: PageFacts | undefined;
  const rendered = () => (made ??= renderer.render(page, new Problems()).made);
  const { route, source, writtenAs, modifiedOn, sentAs: isSent, head } = page;
  return {
    route,
    source,
    writtenAs,
    modifiedOn,
    sentAs: isSent,
    head,
    links: [],
    get ids() {
      return rendered().ids;
    },
    get shell() {
      return rendered().shell;
    },
  };
}

function newestTexts(
  { pages, pictures }: Awaited<ReturnType<typeof preparePages>>,
  { posts, company }: Site,
): [route: string, html: string][] {
  const newest = new Set(posts.slice(0, FEED_LENGTH).map(({ route }) => route));
  return pages.flatMap((page): [string, string][] => {
    const text = newest.has(page.route) ? page.view().text : undefined;
    return text ? [[page.route, feedText(text.lexed, company.url + page.route, pictures)]] : [];
  });
}
