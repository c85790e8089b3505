// Makes the parts of content that several pages show: summaries for lists, pictures, and texts.

import type { Picture } from '../../domain/content/image.ts';
import { drawingAt, drawingFor } from '../../domain/content/image.ts';
import type { ShownJob } from '../../domain/content/job.ts';
import type { BusinessSummary } from '../../domain/content/page.ts';
import type { PostSummary } from '../../domain/content/post.ts';
import type { ShownProject } from '../../domain/content/project.ts';
import { routes } from '../../domain/routes.ts';
import type { Variables } from '../../domain/text.ts';
import type { Assets } from '../assets.ts';
import { imagesIn } from '../check-references.ts';
import type { Pictures } from '../images.ts';
import type { Entry } from '../load.ts';
import { Text } from '../markdown/text.ts';
import type { Run } from '../options.ts';
import type { View } from '../page.ts';
import type { Site } from '../site.ts';
import { pictureOf } from '../site-context.ts';
import type { Source } from '../source.ts';

export interface PageContext {
  site: Site;
  run: Run;
  assets: Assets;
  pictures: Pictures;
  /** In the order of the site's entries. */
  posts: PostSummary[];
  projects: ShownProject[];
  jobs: ShownJob[];
  businesses: BusinessSummary[];
  /** A text as pages show it; `variables`: what names stand for in it alone. */
  textOf(source: Source, variables?: Variables): NonNullable<View['text']>;
}

export function makePageContext(
  site: Site,
  made: { run: Run; assets: Assets; pictures: Pictures; embedScripts: readonly string[] },
): PageContext {
  const { pictures, embedScripts } = made;
  const picture = (image: string): Picture => pictureOf(image, pictures);
  return {
    site,
    ...made,
    posts: site.posts.map(({ data, name, route }) => {
      const { title, excerpt, category, author, publishedOn, updatedOn, readMinutes } = data;
      const cover = picture(data.image ?? drawingFor(name));
      return {
        ...{ title, excerpt, category, author, publishedOn, updatedOn, readMinutes, route, cover },
      };
    }),
    projects: site.projects.map(({ data, name, route }) => {
      const href = data.case ? route : `${routes.portfolio}#${data.category}`;
      const cover = picture(data.image ?? drawingFor(name));
      const screens = data.case?.screens && picture(data.case.screens);
      return { ...data, name, href, cover, ...(screens && { screens }) };
    }),
    jobs: site.jobs.map(({ data, name, route }, index, { length }) => {
      const [cover, side] = [picture(drawingAt(index)), picture(drawingAt(index + length))];
      return { ...data, id: name, route, cover, side };
    }),
    businesses: site.businesses.map(({ name: file, route, data }) => {
      const { name, summary, image = drawingFor(file) } = data;
      return { route, name, summary, picture: picture(image) };
    }),
    textOf: (source, own) => {
      const lexed = new Text(source, { ...site.variables, ...own });
      return { lexed, rendered: lexed.render({ pictures, embedScripts }) };
    },
  };
}

/** A picture that content names, and where it does. */
interface ImageUse {
  image: string;
  source: Source;
  path: readonly PropertyKey[];
  /** Links to the page show it, too. */
  isShared?: boolean;
}

/** All pictures that records name; those in texts are found in the texts. */
export function listImages(site: Site): ImageUse[] {
  const { pages, posts, projects, businesses, proposals, people, sources } = site;
  const own = ({ source, data }: Entry<{ shareImage?: string | undefined }>): ImageUse[] =>
    data.shareImage === undefined
      ? []
      : [{ image: data.shareImage, source, path: ['shareImage'], isShared: true }];
  const inRecords = (entry: Entry<object>): ImageUse[] => [
    ...imagesIn(entry.data).map((use) => ({ ...use, source: entry.source })),
    ...own(entry),
  ];
  return [
    ...pages.flatMap(inRecords),
    ...businesses.flatMap(inRecords),
    ...businesses.map(({ name, source }) => ({ image: drawingFor(name), source, path: [] })),
    ...posts.flatMap((entry) => [
      { image: entry.data.image ?? drawingFor(entry.name), source: entry.source, path: ['image'] },
      ...own(entry),
    ]),
    ...projects.flatMap(({ name, source, data }): ImageUse[] => {
      const image = data.image ?? drawingFor(name);
      const screens = data.case?.screens;
      return [
        { image, source, path: ['image'], isShared: data.case !== undefined },
        ...(screens ? [{ image: screens, source, path: ['case', 'screens'] }] : []),
      ];
    }),
    ...proposals.flatMap(({ source, data }): ImageUse[] => [
      ...data.portfolio.map(({ image }, index) => {
        return { image, source, path: ['portfolio', index, 'image'] };
      }),
      ...(data.preparedBy ?? []).flatMap(({ image }, index) =>
        image === undefined ? [] : [{ image, source, path: ['preparedBy', index] }],
      ),
    ]),
    ...people.flatMap(({ image }, index) =>
      image && sources.people ? [{ image, source: sources.people, path: [index, 'image'] }] : [],
    ),
  ];
}
