// The build, top to bottom: it reads content and publishes plain files, all of them or none.

import './pipeline/production.ts';
import type { SiteManifest } from './domain/hosting.ts';
import { limitProblems, type Notice, type Problem, sortProblems } from './domain/problem.ts';
import { routeToFile } from './domain/routes.ts';
import { Cache } from './pipeline/cache.ts';
import { checkLinks, checkSite, noticeSentLinks } from './pipeline/check-output.ts';
import { FEED_LENGTH, feedText, listingFiles } from './pipeline/feeds.ts';
import { checkHosts, hostFiles } from './pipeline/hosts.ts';
import { loader } from './pipeline/loader.ts';
import { listNotices } from './pipeline/notices.ts';
import { type BuildOptions, runOf } from './pipeline/options.ts';
import { type Output, openOutput } from './pipeline/output.ts';
import type { MadePage, Page } from './pipeline/page.ts';
import { prepareBuild } from './pipeline/prepare-build.ts';
import { Problems } from './pipeline/problems.ts';
import { copySent } from './pipeline/proposal/sent.ts';
import { copyPublic } from './pipeline/public.ts';
import { listRedirects } from './pipeline/redirects.ts';
import { PageRenderer } from './pipeline/render.tsx';
import { loadSite, type Site } from './pipeline/site.ts';
import { systemProblem } from './pipeline/system-problem.ts';

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

export async function build(options: BuildOptions): Promise<BuildResult> {
  const run = runOf(options);
  let rendered: Page | undefined;
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
      const { root, preview: isPreview = false } = run;
      const cache = new Cache(root);
      const making = prepareBuild({ site, run, cache, problems }, stop);
      const { assets, pictures, scripts, styles, context, pages: planned } = await making;
      const renderer = new PageRenderer({ context, scripts, styles, isPreview });
      pages.push(...copySent(root, site, output, problems));
      const newest = new Set(site.posts.slice(0, FEED_LENGTH).map(({ route }) => route));
      const feedTexts = new Map<string, string>();
      for (const page of planned) {
        rendered = page;
        const { parts, made, text } = renderer.render(page, problems);
        output.write(routeToFile(page.route), parts, page.source);
        pages.push(made);
        if (text && newest.has(page.route)) {
          const address = site.company.url + page.route;
          feedTexts.set(page.route, feedText(text.lexed, address, pictures));
        }
      }
      rendered = undefined;
      stop('pages');
      const { company, lists } = site;
      const { adminFiles } = company.admin
        ? await loader.load<typeof import('./pipeline/editors.ts')>('pipeline/editors.ts')
        : {};
      const admin = company.admin && adminFiles?.(root, company.admin, lists);
      const files = {
        ...Object.fromEntries(assets.files),
        ...scripts.files,
        ...listingFiles({ site, pages, assets, scripts, feedTexts, isPreview }),
      };
      for (const [path, content] of Object.entries(files)) {
        // copySent has written some of these assets already.
        if (!(path.startsWith('assets/') && output.files.has(path))) output.write(path, content);
      }
      for (const [path, make] of Object.entries(admin?.files ?? {})) output.write(path, make());
      await copyPublic(root, output, { assets, pictures, pages }, problems);
      const written = new Set(output.files.keys());
      checkSite(pages, site, problems);
      checkLinks(pages, { site, all: pages, files: written }, problems);
      const routes = new Set(pages.map(({ route }) => route));
      const redirects = listRedirects(site, { routes, files: written }, problems);
      const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
      const isThere = (path: string) => known.has(path) || written.has(path.slice(1));
      noticeSentLinks(pages, { site, isThere }, problems);
      listNotices(site, run, problems);
      const shown = pages.map(({ route, head }) => {
        return { route, indexed: head.indexed && !isPreview };
      });
      const answered = [...shown, ...(admin ? [admin.page] : [])];
      const pageFiles = new Set(answered.map(({ route }) => routeToFile(route)));
      const others = [...written].filter((path) => !pageFiles.has(path));
      manifest = { pages: answered, files: others, redirects };
      checkHosts(site, run.hosts, problems);
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
    // The error of a template does not say which page it was rendering.
    if (!problem && rendered)
      throw new Error(`${rendered.source.file} at ${rendered.route}`, { cause: error });
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
