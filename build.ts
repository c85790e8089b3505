// The build, top to bottom: it reads content and publishes plain files, all of them or none.

import './pipeline/run/production.ts';
import { ADMIN_ROUTE, type SiteManifest } from './domain/http.ts';
import { limitProblems, type Notice, type Problem, sortProblems } from './domain/problem.ts';
import { routeToFile } from './domain/routes.ts';
import { checkLinks, noticeSentLinks } from './pipeline/checks/links.ts';
import { listNotices } from './pipeline/checks/notices.ts';
import { checkRenderedSite } from './pipeline/checks/pages.ts';
import { loadSite, type Site } from './pipeline/content/site.ts';
import type { Page, PageFacts } from './pipeline/pages/page.ts';
import { PageRenderer } from './pipeline/pages/render.tsx';
import { copySent } from './pipeline/proposal/sent.ts';
import { FEED_LENGTH, feedText } from './pipeline/publish/feed.ts';
import { checkHosts, hostFiles } from './pipeline/publish/host-config.ts';
import { machineFiles } from './pipeline/publish/machine-files.ts';
import { copyPublic } from './pipeline/publish/public.ts';
import { listRedirects } from './pipeline/publish/redirects.ts';
import { Cache } from './pipeline/run/disk-cache.ts';
import { lazyModules } from './pipeline/run/lazy.ts';
import { type BuildConfig, type BuildOptions, resolveConfig } from './pipeline/run/options.ts';
import { type Output, openOutput } from './pipeline/run/output.ts';
import { prepareBuild } from './pipeline/run/prepare-build.ts';
import { Problems } from './pipeline/run/problems.ts';
import { systemProblem } from './pipeline/run/system-problem.ts';

export interface BuildResult {
  /** Sorted by file and line; empty when the site was published. */
  problems: Problem[];
  notices: Notice[];
  /** Milliseconds by step. */
  times: Readonly<Record<string, number>>;
  /** The folder of the finished site, as reports name it. */
  outName: string;
  /** Paths of the finished site (without a slash at the start) to sizes in bytes. */
  files: ReadonlyMap<string, number>;
  /** Undefined if a single file of content/, such as site.yaml, is wrong, or missing although it is needed. */
  site?: Site | undefined;
  pages: readonly PageFacts[];
  /** The routes, files and redirects of the published site; undefined if none was published. */
  manifest?: SiteManifest | undefined;
}

/** Every problem is in the result; what is thrown is a fault of the program. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const config = resolveConfig(options);
  const problems = new Problems({ isStrict: config.strict ?? false });
  const [times, lap] = stopwatch();
  const pages: PageFacts[] = [];
  let output: Output | undefined;
  let site: Site | undefined;
  let manifest: SiteManifest | undefined;
  try {
    output = openOutput(config, problems);
    site = loadSite(config, problems);
    lap('load');
    if (site && output) {
      const cache = new Cache(config.root);
      const prepared = await prepareBuild({ site, config, cache, problems }, lap);
      const state = { site, config, output, problems, prepared, pages };
      pages.push(...copySent(config.root, site, output, problems));
      const feedTexts = renderPages(state);
      lap('pages');
      await writeEditor(state);
      await writeFiles(state, feedTexts);
      manifest = checkAll(state);
      lap('check');
      if (problems.problems.length === 0) {
        for (const [path, text] of Object.entries(hostFiles(site, manifest, config.hosts)))
          output.write(path, text);
      }
      // Checked again, since a host file is a problem where public/ has a file at the same path.
      if (problems.problems.length === 0) {
        output.publish();
        cache.sweep();
      }
    }
  } catch (error) {
    const problem = systemProblem(config, error);
    if (!problem) throw error;
    problems.add(problem);
  } finally {
    try {
      output?.discard();
    } catch {
      // The next build removes the folder, or reports that it cannot.
    }
  }
  lap('publish');
  problems.noticeDrafts();
  return {
    problems: limitProblems(sortProblems(problems.problems)),
    notices: problems.notices,
    times,
    outName: config.outName,
    files: output?.files ?? new Map(),
    site,
    pages,
    manifest: problems.problems.length === 0 ? manifest : undefined,
  };
}

/** A build whose content could be read. */
interface BuildState {
  site: Site;
  config: BuildConfig;
  output: Output;
  problems: Problems;
  prepared: Awaited<ReturnType<typeof prepareBuild>>;
  /** Pages written so far. */
  pages: PageFacts[];
}

/** Writes every page, and gives the texts of the feed by their routes. */
function renderPages({
  site,
  config,
  output,
  problems,
  prepared,
  pages,
}: BuildState): Map<string, string> {
  const renderer = new PageRenderer({ ...prepared, isPreview: config.preview ?? false });
  const newest = new Set(site.posts.slice(0, FEED_LENGTH).map(({ route }) => route));
  const feedTexts = new Map<string, string>();
  const render = (page: Page) => {
    try {
      return renderer.render(page, problems);
    } catch (cause) {
      // A package may be missing that the first page to need it loads.
      if (systemProblem(config, cause)) throw cause;
      // The error of a template does not say which page it was rendering.
      throw new Error(`${page.source.file} at ${page.route}`, { cause });
    }
  };
  for (const page of prepared.pages) {
    const { parts: html, made, text } = render(page);
    output.write(routeToFile(page.route), html, page.source);
    pages.push(made);
    if (text && newest.has(page.route)) {
      const address = site.company.url + page.route;
      feedTexts.set(page.route, feedText(text.lexed, address, prepared.pictures));
    }
  }
  return feedTexts;
}

/** Writes the editor at /admin where the company wants it. */
async function writeEditor({ site, config, output }: BuildState): Promise<void> {
  const { admin } = site.company;
  if (!admin) return;
  const editors = 'pipeline/editor/editor.ts';
  const { adminFiles } =
    await lazyModules.load<typeof import('./pipeline/editor/editor.ts')>(editors);
  const files = adminFiles(config.root, admin, site);
  for (const [path, make] of Object.entries(files)) output.write(path, make());
}

/** Writes what pages name, what lists them, and public/. */
async function writeFiles(
  { site, config, output, problems, prepared, pages }: BuildState,
  feedTexts: ReadonlyMap<string, string>,
): Promise<void> {
  const { assets, scripts, pictures } = prepared;
  const isPreview = config.preview ?? false;
  const files = {
    ...Object.fromEntries(assets.files),
    ...scripts.files,
    ...machineFiles({ site, pages, assets, scripts, feedTexts, isPreview }),
  };
  for (const [path, content] of Object.entries(files)) {
    // copySent has written some of these assets already.
    if (!(path.startsWith('assets/') && output.files.has(path))) output.write(path, content);
  }
  await copyPublic(config.root, output, { assets, pictures, pages }, problems);
}

/** Holds all pages and files against each other, and lists what the site answers. */
function checkAll({ site, config, output, problems, pages }: BuildState): SiteManifest {
  const files = new Set(output.files.keys());
  checkRenderedSite(pages, site, problems);
  const routes = new Set(pages.map(({ route }) => route));
  const redirects = listRedirects(site, { routes, files }, problems);
  checkLinks(pages, { site, all: pages, files, redirects }, problems);
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  const isThere = (path: string) => known.has(path) || files.has(path.slice(1));
  noticeSentLinks(pages, { site, isThere }, problems);
  listNotices(site, config, problems);
  checkHosts(site, config.hosts, problems, redirects);
  const answered = [...routes, ...(site.company.admin ? [ADMIN_ROUTE] : [])];
  const pageFiles = new Set(answered.map(routeToFile));
  return { pages: answered, files: [...files].filter((path) => !pageFiles.has(path)), redirects };
}

/** Times the steps: `lap(step)` writes the milliseconds since the last lap into `times`. */
function stopwatch(): [times: Record<string, number>, lap: (step: string) => void] {
  const times: Record<string, number> = {};
  let last = performance.now();
  const lap = (step: string): void => {
    const now = performance.now();
    times[step] = now - last;
    last = now;
  };
  return [times, lap];
}
