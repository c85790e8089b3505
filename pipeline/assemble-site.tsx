// Decides which pages the site has, what each one's head says, and which template shows it.

import type { ReactElement } from 'react';
import { chatLink } from '../domain/chat-link.ts';
import type { Job } from '../domain/content/job.ts';
import type { PageContent } from '../domain/content/page.ts';
import type { PostData } from '../domain/content/post.ts';
import type { ProjectCategory } from '../domain/content/project.ts';
import type { ProposalData } from '../domain/content/proposal.ts';
import { fill } from '../domain/fill.ts';
import type { ShownJob } from '../domain/job.ts';
import type { Picture, PostSummary } from '../domain/post.ts';
import { computeProposal } from '../domain/proposal.ts';
import { routes } from '../domain/routes.ts';
import { slugOf } from '../domain/slug.ts';
import type { Frame, Head } from '../templates/frame.ts';
import { JobPage } from '../templates/pages/job.tsx';
import { Post } from '../templates/pages/post.tsx';
import type { ShownProject } from '../templates/parts/project-card.tsx';
import { Proposal } from '../templates/proposal/proposal.tsx';
import type { Assets } from './assets.ts';
import { drawCard, drawCover, drawPostBand } from './draw-covers.ts';
import { findText } from './find-text.ts';
import type { Content, Entry, House } from './read-content.ts';
import { readImage } from './read-image.ts';
import type { RenderedMarkdown } from './render-markdown.ts';
import type { Run } from './run.ts';
import { type Collections, showPage } from './show-page.tsx';

export interface SitePage {
  route: string;
  /** The content file that the page comes from. */
  file: string;
  head: Head;
  /** Standalone pages have neither header nor footer. */
  standalone: boolean;
  /** The page's template with its content. `markdown` renders the body of the page's own file. */
  view: (markdown: () => RenderedMarkdown) => ReactElement;
}

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
  const collections = {
    posts: content.posts.map((entry, index) =>
      summarise(run, entry, ageOf(content, index), assets),
    ),
    projects: showProjects(run, content, assets),
    jobs: content.jobs.map(({ data, name, route }) => ({ ...data, id: name, route })),
  };
  const pages = [
    ...content.pages.map((entry) => contentPage(frame, entry, collections)),
    ...content.posts.map((entry, index) =>
      postPage(frame, entry, collections.posts[index], ageOf(content, index), assets),
    ),
    ...content.jobs.map((entry, index) =>
      jobPage(frame, entry, content, collections.jobs, collections.jobs[index]),
    ),
    ...content.proposals.map((entry) => proposalPage(run, frame, entry, assets)),
  ];
  return { frame, pages: pages.filter((page) => page !== undefined) };
}

/** Counted from the oldest article, so that a new one changes nothing about the others. */
function ageOf({ posts }: Content, index: number): number {
  return posts.length - 1 - index;
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

interface Meta {
  title: string;
  description: string;
  keywords?: string[] | undefined;
}

function headOf(frame: Frame, route: string, meta: Meta, more: Partial<Head> = {}): Head {
  const { brand, url } = frame.site;
  return {
    title: meta.title.includes(brand) ? meta.title : `${meta.title} | ${brand}`,
    description: meta.description,
    keywords: meta.keywords ?? [],
    canonical: `${url}${route}`,
    type: 'website',
    indexed: true,
    ...more,
  };
}

function contentPage(frame: Frame, entry: Entry<PageContent>, collections: Collections): SitePage {
  const { route, file, data } = entry;
  const standalone = data.template === 'payment-confirmed';
  return {
    route,
    file,
    head: headOf(frame, route, data, { indexed: route !== routes.notFound && !standalone }),
    standalone,
    view: (markdown) => showPage(frame, data, collections, markdown),
  };
}

function jobPage(
  frame: Frame,
  { file, route }: Entry<Job>,
  { pages }: Content,
  jobs: ShownJob[],
  job: ShownJob | undefined,
): SitePage | undefined {
  const careers = pages.map(({ data }) => data).find((page) => page.template === 'careers');
  if (!careers || !job) return undefined;
  return {
    route,
    file,
    head: headOf(frame, route, {
      title: `${job.title}, ${careers.name}`,
      description: job.summary,
    }),
    standalone: false,
    view: () => <JobPage frame={frame} page={careers} jobs={jobs} job={job} />,
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

function summarise(run: Run, entry: Entry<PostData>, age: number, assets: Assets): PostSummary {
  const { title, excerpt, category, author, publishedOn, readMinutes, image } = entry.data;
  return {
    route: entry.route,
    title,
    excerpt,
    category,
    author,
    publishedOn,
    readMinutes,
    cover:
      image === 'generated'
        ? drawCard(entry.name, age, assets)
        : ownPicture(run, entry.file, image),
  };
}

function postPage(
  frame: Frame,
  entry: Entry<PostData>,
  post: PostSummary | undefined,
  age: number,
  assets: Assets,
): SitePage {
  if (!post) throw new Error(`no summary of ${entry.file}`);
  const { data, file, route, name } = entry;
  return {
    route,
    file,
    head: headOf(frame, route, data, { type: 'article' }),
    standalone: false,
    view: (markdown) => {
      const { html, headings } = markdown();
      const band = data.image === 'generated' ? drawPostBand(name, age, assets) : post.cover;
      const sections = headings.filter((heading) => heading.depth === 2);
      return <Post frame={frame} post={post} band={band} html={html} sections={sections} />;
    },
  };
}

function proposalPage(
  run: Run,
  frame: Frame,
  entry: Entry<ProposalData>,
  assets: Assets,
): SitePage {
  const { data, file, route } = entry;
  const covers = data.portfolio.map((work, index) =>
    work.image === 'generated'
      ? drawCover(
          { category: 'websites', slug: slugOf(work.title), index, sector: work.category },
          assets,
        )
      : ownPicture(run, file, work.image),
  );
  return {
    route,
    file,
    head: headOf(frame, route, data, { indexed: false, printCss: runningFoot(frame, data) }),
    standalone: true,
    view: (markdown) => (
      <Proposal
        frame={frame}
        proposal={data}
        figures={computeProposal(data)}
        html={markdown().html}
        covers={covers}
      />
    ),
  };
}

/** Page margins take no text from the page itself, so each proposal brings its own rule. */
function runningFoot(frame: Frame, { number }: ProposalData): string {
  const { brand, url, labels } = { ...frame.site, labels: frame.labels.proposal };
  const text = `${brand} · ${fill(labels.number, { number })} · ${url.replace(/^https?:\/\//, '')}`;
  return `@page{@bottom-left{content:"${text.replace(/["\\<]/g, '\\$&')}"}}`;
}

function ownPicture(run: Run, file: string, path: string): Picture {
  const size = readImage(run.root, path, (message, fix) => {
    run.problems.push({ file, ...findText(run, file, path), path: 'image', message, fix });
  });
  return { src: path, ...(size ?? { width: 0, height: 0 }) };
}
