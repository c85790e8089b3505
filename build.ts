// The build, top to bottom: it reads content and publishes plain files, all of them or none.

import './pipeline/run/production.ts';
import { ADMIN_ROUTE, type SiteManifest } from './domain/hosting.ts';
import { limitProblems, type Notice, type Problem, sortProblems } from './domain/problem.ts';
import { routeToFile } from './domain/routes.ts';
import { listNotices } from './pipeline/checks/notices.ts';
import { checkLinks, checkSite, noticeSentLinks } from './pipeline/checks/output.ts';
import { loadSite, type Site } from './pipeline/content/site.ts';
import type { MadePage, Page } from './pipeline/pages/page.ts';
import { PageRenderer } from './pipeline/pages/render.tsx';
import { copySent } from './pipeline/proposal/sent.ts';
import { FEED_LENGTH, feedText, listingFiles } from './pipeline/publish/feeds.ts';
import { checkHosts, hostFiles } from './pipeline/publish/hosts.ts';
import { copyPublic } from './pipeline/publish/public.ts';
import { listRedirects } from './pipeline/publish/redirects.ts';
import { Cache } from './pipeline/run/cache.ts';
import { loader } from './pipeline/run/lazy.ts';
import { type BuildOptions, type Run, runOf } from './pipeline/run/options.ts';
import { type Output, openOutput } from './pipeline/run/output.ts';
import { prepareBuild } from './pipeline/run/prepare-build.ts';
import { Problems } from './pipeline/run/problems.ts';
import { systemProblem } from './pipeline/run/system-problem.ts';

export interface BuildResult {
  /** Sorted by file and line; empty when the site was published. */
  problems: Problem[];
  notices: Notice[];
  /** How long each step took, in milliseconds. */
  times: Readonly<Record<string, number>>;
  /** The folder of the finished site, as reports name it. */
  outName: string;
  /** Paths of the finished site (without a slash at the start) to sizes in bytes. */
  files: ReadonlyMap<string, number>;
  /** Undefined if a file that every page needs, such as content/site.yaml, is missing or wrong. */
  site?: Site | undefined;
  pages: readonly MadePage[];
  /** The routes, files and redirects of the published site; undefined if none was published. */
  manifest?: SiteManifest | undefined;
}

/** Every problem is in the result; what is thrown is a fault of the program. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const run = runOf(options);
  const problems = new Problems({ isStrict: run.strict ?? false });
  const [times, stop] = stopwatch();
  const pages: MadePage[] = [];
  let output: Output | undefined;
  let site: Site | undefined;
  let manifest: SiteManifest | undefined;
  try {
    output = openOutput(run, problems);
    site = loadSite(run, problems);
    stop('load');
    if (site && output) {
      const cache = new Cache(run.root);
      const parts = await prepareBuild({ site, run, cache, problems }, stop);
      const making = { site, run, output, problems, parts, pages };
      pages.push(...copySent(run.root, site, output, problems));
      const feedTexts = renderPages(making);
      stop('pages');
      await writeEditor(making);
      await writeFiles(making, feedTexts);
      manifest = checkAll(making);
      stop('check');
      if (problems.problems.length === 0) {
        for (const [path, text] of Object.entries(hostFiles(site, manifest, run.hosts)))
          output.write(path, text);
      }
      // Asked again: a host file is a problem where public/ has a file at the same path.
      if (problems.problems.length === 0) {
        output.publish();
        cache.sweep();
      }
    }
  } catch (error) {
    const problem = systemProblem(run, error);
    if (!problem) throw error;
    problems.add(problem);
  } finally {
    try {
      output?.discard();
    } catch {
      // The next build removes the folder, or reports that it cannot.
    }
  }
  stop('publish');
  problems.noticeDrafts();
  return {
    problems: limitProblems(sortProblems(problems.problems)),
    notices: problems.notices,
    ...{ times, outName: run.outName, files: output?.files ?? new Map(), site, pages },
    manifest: problems.problems.length === 0 ? manifest : undefined,
  };
}

/** A build whose content could be read. */
interface Making {
  site: Site;
  run: Run;
  output: Output;
  problems: Problems;
  parts: Awaited<ReturnType<typeof prepareBuild>>;
  /** Those that are written already. */
  pages: MadePage[];
}

/** Writes every page, and gives the texts of the feed by their routes. */
function renderPages({ site, run, output, problems, parts, pages }: Making): Map<string, string> {
  const renderer = new PageRenderer({ ...parts, isPreview: run.preview ?? false });
  const newest = new Set(site.posts.slice(0, FEED_LENGTH).map(({ route }) => route));
  const feedTexts = new Map<string, string>();
  const render = (page: Page) => {
    try {
      return renderer.render(page, problems);
    } catch (cause) {
      // A package may be missing that the first page to need it loads.
      if (systemProblem(run, cause)) throw cause;
      // The error of a template does not say which page it was rendering.
      throw new Error(`${page.source.file} at ${page.route}`, { cause });
    }
  };
  for (const page of parts.pages) {
    const { parts: html, made, text } = render(page);
    output.write(routeToFile(page.route), html, page.source);
    pages.push(made);
    if (text && newest.has(page.route)) {
      const address = site.company.url + page.route;
      feedTexts.set(page.route, feedText(text.lexed, address, parts.pictures));
    }
  }
  return feedTexts;
}

/** Writes the editor at /admin where the company wants it. */
async function writeEditor({ site, run, output }: Making): Promise<void> {
  const { admin } = site.company;
  if (!admin) return;
  const editors = 'pipeline/editor/editor.ts';
  const { adminFiles } = await loader.load<typeof import('./pipeline/editor/editor.ts')>(editors);
  const { files } = adminFiles(run.root, admin, site);
  for (const [path, make] of Object.entries(files)) output.write(path, make());
}

/** Writes what pages name, what lists them, and public/. */
async function writeFiles(
  { site, run, output, problems, parts, pages }: Making,
  feedTexts: ReadonlyMap<string, string>,
): Promise<void> {
  const { assets, scripts, pictures } = parts;
  const isPreview = run.preview ?? false;
  const files = {
    ...Object.fromEntries(assets.files),
    ...scripts.files,
    ...listingFiles({ site, pages, assets, scripts, feedTexts, isPreview }),
  };
  for (const [path, content] of Object.entries(files)) {
    // copySent has written some of these assets already.
    if (!(path.startsWith('assets/') && output.files.has(path))) output.write(path, content);
  }
  await copyPublic(run.root, output, { assets, pictures, pages }, problems);
}

/** Holds all pages and files against each other, and lists what the site answers. */
function checkAll({ site, run, output, problems, pages }: Making): SiteManifest {
  const files = new Set(output.files.keys());
  checkSite(pages, site, problems);
  const routes = new Set(pages.map(({ route }) => route));
  const redirects = listRedirects(site, { routes, files }, problems);
  checkLinks(pages, { site, all: pages, files, redirects }, problems);
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  const isThere = (path: string) => known.has(path) || files.has(path.slice(1));
  noticeSentLinks(pages, { site, isThere }, problems);
  listNotices(site, run, problems);
  checkHosts(site, run.hosts, problems, redirects);
  const answered = [...routes, ...(site.company.admin ? [ADMIN_ROUTE] : [])];
  const pageFiles = new Set(answered.map(routeToFile));
  return { pages: answered, files: [...files].filter((path) => !pageFiles.has(path)), redirects };
}

/** Times the steps: `stop(step)` adds the milliseconds since the stop before it to `times`. */
function stopwatch(): [times: Record<string, number>, stop: (step: string) => void] {
  const times: Record<string, number> = {};
  let last = performance.now();
  const stop = (step: string): void => {
    const now = performance.now();
    times[step] = now - last;
    last = now;
  };
  return [times, stop];
}
