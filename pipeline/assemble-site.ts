// Decides which pages the site has, and what each is given.

import { chatLink } from '../domain/chat-link.ts';
import type { ProjectCategory } from '../domain/content/project.ts';
import { routes } from '../domain/routes.ts';
import type { Frame } from '../templates/frame.ts';
import type { ShownProject } from '../templates/parts/project-card.tsx';
import type { Assets } from './assets.ts';
import { islandFiles, type Scripts } from './bundle-islands.ts';
import { findHomeless } from './check-routes.ts';
import type { Fingerprints } from './check-sent.ts';
import { drawCover } from './draw-covers.ts';
import { contentPage, isIndexed } from './pages/content-page.tsx';
import { jobPages } from './pages/job-page.tsx';
import { pictureOf } from './pages/picture-of.ts';
import { postPages, summarisePosts } from './pages/post-page.tsx';
import { proposalPage } from './pages/proposal-page.tsx';
import type { SitePage } from './pages/site-page.ts';
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
}

/** What earlier stages made for the pages to use. */
interface Made {
  pictures: Pictures;
  assets: Assets;
  scripts: Scripts;
  /** By the file of the proposal. */
  fingerprints: Fingerprints;
  passphrases: Passphrases;
}

export function assembleSite(run: Run, house: House, content: Content, made: Made): AssembledSite {
  const { pictures, assets, scripts, fingerprints, passphrases } = made;
  const { today } = run;
  checkIslands(islandFiles(run.root), run.problems);
  const frame = {
    ...makeFrame(house, assets, islandRenderer(scripts, run.problems)),
    feed: content.pages.some(({ data }) => data.template === 'blog') ? routes.feed : undefined,
  };
  const posts = summarisePosts(content.posts, pictures, assets);
  const projects = showProjects(content, pictures, assets);
  const jobs = content.jobs.map(({ data, name, route }) => ({ ...data, id: name, route }));
  const careers = content.pages.map(({ data }) => data).find((page) => page.template === 'careers');
  const guesses = guessable(content);
  const pages = [
    ...content.pages.map((entry) =>
      contentPage(frame, entry, {
        posts,
        projects,
        jobs,
        routes: guesses,
      }),
    ),
    ...postPages(frame, content.posts, posts, assets),
    ...jobPages(frame, content.jobs, jobs, careers),
    ...content.proposals.map((entry) => ({
      ...proposalPage(frame, entry, pictures, assets, {
        fingerprint: fingerprints.get(entry.file) ?? '',
        today,
      }),
      passphrase: passphrases.get(entry.file),
    })),
  ];
  return { frame, pages, homeless: findHomeless(run, pages) };
}

const GUESSABLE_POSTS = 50;

/** What the not-found page may offer beside home: every page that search engines know, and the latest articles. */
function guessable({ pages, jobs, posts }: Content): string[] {
  return [
    ...pages
      .filter(({ data }) => isIndexed(data) && data.template !== 'home')
      .map(({ route }) => route),
    ...jobs.map(({ route }) => route),
    ...posts.slice(0, GUESSABLE_POSTS).map(({ route }) => route),
  ];
}

function makeFrame(house: House, assets: Assets, island: Frame['island']): Omit<Frame, 'feed'> {
  const { site, labels, navigation, claims, testimonials, presets } = house;
  return {
    site,
    labels,
    navigation,
    claims,
    testimonials,
    chatWith: (preset) => chatLink(site.phone, presets[preset]),
    chatAbout: (text) => chatLink(site.phone, text),
    asset: (name) => assets.url(name),
    island,
  };
}

function showProjects({ projects }: Content, pictures: Pictures, assets: Assets): ShownProject[] {
  const counts = new Map<ProjectCategory, number>();
  return projects.map(({ data, name }) => {
    const index = counts.get(data.category) ?? 0;
    counts.set(data.category, index + 1);
    const draw = () => drawCover({ ...data, slug: name, index }, assets);
    return { ...data, cover: pictureOf(data, pictures, draw) };
  });
}
