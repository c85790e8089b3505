// Decides which pages the site has, and what each is given.

import { chatLink } from '../domain/chat-link.ts';
import type { Archive } from '../domain/content/archive.ts';
import type { ProjectCategory } from '../domain/content/project.ts';
import { routes } from '../domain/routes.ts';
import { keptHouse, type ShownHouse, shownHouse } from '../domain/shown-house.ts';
import type { Frame } from '../templates/frame.ts';
import type { ShownProject } from '../templates/parts/project-card.tsx';
import type { Assets } from './assets.ts';
import { islandFiles, type Scripts } from './bundle-islands.ts';
import { checkArchive } from './check-archive.ts';
import { findHomeless } from './check-routes.ts';
import type { Settled, ShownProposal } from './check-sent.ts';
import { compareHouse } from './compare-house.ts';
import { drawCover } from './draw-covers.ts';
import { contentPages, isIndexed } from './pages/content-page.tsx';
import { jobPages } from './pages/job-page.tsx';
import { pictureOf } from './pages/picture-of.ts';
import { postPages, summarisePosts } from './pages/post-page.tsx';
import { type ProposalPage, proposalPage } from './pages/proposal-page.tsx';
import type { SitePage } from './pages/site-page.ts';
import { withdrawnPage } from './pages/withdrawn-page.tsx';
import type { ParsedSource } from './parse-source.ts';
import type { Pictures } from './prepare-pictures.ts';
import type { Content, House } from './read-content.ts';
import type { Passphrases } from './read-passphrases.ts';
import { checkIslands, islandRenderer } from './render-island.ts';
import type { Run } from './run.ts';

export interface AssembledSite {
  frame: Frame;
  pages: SitePage[];
  /** Pages whose file of the site is another page's: they are checked and not written. */
  homeless: SitePage[];
  /** Of the proposal that is about to be sent. */
  prepared: PreparedVersion | undefined;
}

/** What sending keeps of a version; the salt is made when it is written. */
export interface PreparedVersion {
  archive: Omit<Archive, 'salt' | 'house'> & { house: ShownHouse };
  /** The content file as it was read. */
  source: ParsedSource;
}

/** What earlier stages made for the pages to use. */
interface Made {
  pictures: Pictures;
  assets: Assets;
  scripts: Scripts;
  passphrases: Passphrases;
}

export function assembleSite(
  run: Run,
  house: House,
  content: Omit<Content, 'proposals'> & Settled,
  made: Made,
): AssembledSite {
  const { pictures, assets, scripts } = made;
  checkIslands(islandFiles(run.root), run.problems);
  const frame = {
    ...makeFrame(house, assets, islandRenderer(scripts, run.problems)),
    feed: content.pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
    terms: content.pages.some(({ data }) => data.route === routes.terms) ? routes.terms : undefined,
  };
  const posts = summarisePosts(content.posts, pictures, assets);
  const projects = showProjects(content, pictures, assets);
  const jobs = content.jobs.map(({ data, name, route }) => ({ ...data, id: name, route }));
  const careers = content.pages.map(({ data }) => data).find((page) => page.template === 'careers');
  const guesses = guessable(content);
  const proposals = content.proposals.map((proposal) => ({
    proposal,
    page: makeProposal(run, frame, proposal, made),
  }));
  const pages = [
    ...content.pages.flatMap((entry) =>
      contentPages(frame, entry, {
        posts,
        projects,
        jobs,
        routes: guesses,
      }),
    ),
    ...postPages(frame, content.posts, posts, assets),
    ...jobPages(frame, content.jobs, jobs, careers),
    ...proposals.map(({ page }) => page),
  ];
  const taken = new Set(pages.map(({ route }) => route));
  const gone = content.goneRoutes.filter((route) => !taken.has(route));
  return {
    frame,
    pages: [...pages, ...gone.map((route) => withdrawnPage(frame, route))],
    homeless: findHomeless(run, pages),
    prepared: proposals.flatMap(({ proposal, page }) => prepare(proposal, page) ?? [])[0],
  };
}

/** While one is being sent, what code has done to the others is none of its problems. */
function makeProposal(
  run: Run,
  frame: Frame,
  proposal: ShownProposal,
  { pictures, assets, passphrases }: Made,
): ProposalPage {
  const { archive, data, file } = proposal;
  const today = shownHouse(frame, data.claims);
  const house = archive ? keptHouse(archive.house, today) : today;
  const { asset, island, feed, terms } = frame;
  const page = proposalPage(run, { ...house, asset, island, feed, terms }, proposal, {
    pictures,
    assets,
  });
  if (archive) {
    compareHouse(run, archive, today);
    if (run.sending === undefined) checkArchive(run, archive, page);
  }
  return { ...page, passphrase: passphrases.get(file) };
}

function prepare({ data, file, route, body, sending }: ShownProposal, page: ProposalPage) {
  if (!sending) return undefined;
  const { code, house, pictures } = page;
  const archive = { file, route, code, proposal: data, body: body.text, house, pictures };
  const { page: lines, choices } = page.read();
  const texts = Object.entries(choices).map(([name, some]) => [name, some.join('\n')]);
  const reading = { page: lines.join('\n'), choices: Object.fromEntries(texts) };
  return { archive: { ...archive, ...reading }, source: sending };
}

const GUESSABLE_POSTS = 50;

/** What the not-found page may offer beside home: every page that search engines know, and the latest articles. */
function guessable({ pages, jobs, posts }: Pick<Content, 'pages' | 'jobs' | 'posts'>): string[] {
  return [
    ...pages
      .filter(({ data }) => isIndexed(data) && data.template !== 'home')
      .map(({ route }) => route),
    ...jobs.map(({ route }) => route),
    ...posts.slice(0, GUESSABLE_POSTS).map(({ route }) => route),
  ];
}

function makeFrame(
  house: House,
  assets: Assets,
  island: Frame['island'],
): Omit<Frame, 'feed' | 'terms'> {
  const { site, labels, navigation, claims, testimonials, people, presets } = house;
  return {
    site,
    labels,
    navigation,
    claims,
    testimonials,
    people,
    chatWith: (preset) => chatLink(site.phone, presets[preset]),
    chatAbout: (text) => chatLink(site.phone, text),
    asset: (name) => assets.url(name),
    island,
  };
}

function showProjects(
  { projects }: Pick<Content, 'projects'>,
  pictures: Pictures,
  assets: Assets,
): ShownProject[] {
  const counts = new Map<ProjectCategory, number>();
  return projects.map(({ data, name }) => {
    const index = counts.get(data.category) ?? 0;
    counts.set(data.category, index + 1);
    const draw = () => drawCover({ ...data, slug: name, index }, assets);
    return { ...data, cover: pictureOf(data, pictures, draw) };
  });
}
