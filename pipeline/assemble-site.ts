// Decides which pages the site has, and what each is given.

import { chatLink } from '../domain/chat-link.ts';
import type { ProjectCategory } from '../domain/content/project.ts';
import type { Frame } from '../templates/frame.ts';
import type { ShownProject } from '../templates/parts/project-card.tsx';
import type { Assets } from './assets.ts';
import { drawCover } from './draw-covers.ts';
import { contentPage } from './pages/content-page.tsx';
import { jobPages } from './pages/job-page.tsx';
import { ownPicture } from './pages/own-picture.ts';
import { postPages, summarisePosts } from './pages/post-page.tsx';
import { proposalPage } from './pages/proposal-page.tsx';
import type { SitePage } from './pages/site-page.ts';
import type { Content, House } from './read-content.ts';
import type { Run } from './run.ts';

export interface AssembledSite {
  frame: Frame;
  pages: SitePage[];
}

export function assembleSite(
  run: Run,
  house: House,
  content: Content,
  assets: Assets,
): AssembledSite {
  const frame = makeFrame(house, assets);
  const posts = summarisePosts(run, content.posts, assets);
  const projects = showProjects(run, content, assets);
  const jobs = content.jobs.map(({ data, name, route }) => ({ ...data, id: name, route }));
  const careers = content.pages.map(({ data }) => data).find((page) => page.template === 'careers');
  return {
    frame,
    pages: [
      ...content.pages.map((entry) => contentPage(frame, entry, { posts, projects, jobs })),
      ...postPages(frame, content.posts, posts, assets),
      ...jobPages(frame, content.jobs, jobs, careers),
      ...content.proposals.map((entry) => proposalPage(run, frame, entry, assets)),
    ],
  };
}

function makeFrame(house: House, assets: Assets): Frame {
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
  };
}

function showProjects(run: Run, { projects }: Content, assets: Assets): ShownProject[] {
  const counts = new Map<ProjectCategory, number>();
  return projects.map(({ data, file, name }) => {
    const index = counts.get(data.category) ?? 0;
    counts.set(data.category, index + 1);
    const cover =
      data.image === 'generated'
        ? drawCover({ ...data, slug: name, index }, assets)
        : ownPicture(run, file, data.image);
    return { ...data, cover };
  });
}
