// Makes the context of pages: content in the form that templates read, with its pictures, texts and addresses.

import { authorName } from '../../domain/content/data-files.ts';
import { drawingAt, drawingFor, type Picture } from '../../domain/content/image.ts';
import type { JobSummary } from '../../domain/content/job.ts';
import type { PostData, PostSummary } from '../../domain/content/post.ts';
import type { ProjectSummary } from '../../domain/content/project.ts';
import { chatLink, routes } from '../../domain/routes.ts';
import type { Variables } from '../../domain/variables.ts';
import type { SiteContextValue } from '../../templates/site-context.ts';
import type { Assets } from '../assets/assets.ts';
import { isFailure, type Pictures } from '../assets/images.ts';
import { renderIsland, type Scripts } from '../assets/islands.ts';
import { hexColours } from '../assets/palette.ts';
import type { Entry } from '../content/collections.ts';
import type { Site } from '../content/site.ts';
import { type Source, valuesIn } from '../content/source.ts';
import { MarkdownText } from '../markdown/text.ts';
import { pinnedTermsRoute } from '../proposal/sent.ts';
import type { BuildConfig } from '../run/options.ts';
import type { View } from './page.ts';

interface Sourced {
  /** The content file that it comes from. */
  source: Source;
}

/** An article, with what lists of articles show of it. */
export interface SourcedPost extends PostSummary, Sourced {
  name: string;
  data: PostData;
}

export interface PageContext extends SiteContextValue {
  /** Everything that content says. */
  content: Site;
  config: BuildConfig;
  assets: Assets;
  /** Newest first. */
  posts: readonly SourcedPost[];
  projects: readonly (ProjectSummary & Sourced)[];
  jobs: readonly (JobSummary & Sourced)[];
  /** The address of the picture for links to a page that names one. */
  shareOf(image: string | undefined): string | undefined;
  /** The rendered text of a source; `variables` are values for this text alone. */
  textOf(source: Source, variables?: Variables): NonNullable<View['text']>;
}

interface Inputs {
  config: BuildConfig;
  assets: Assets;
  pictures: Pictures;
  scripts: Pick<Scripts, 'addresses'>;
}

export function makePageContext(
  content: Site,
  { config, assets, pictures, scripts }: Inputs,
): PageContext {
  const { company, presets, navigation, claims, testimonials, guarantee } = content;
  const picture = (image: string): Picture => pictureOf(image, pictures);
  const { blog, portfolio, terms } = content.known;
  const { colours, mark, seed } = assets.look;
  const { light, dark, accent } = hexColours(colours);
  const embedScripts = scripts.addresses.video ?? [];
  const rendered = new Map<string, string | undefined>();
  /** Renders an island without slots once for all pages that have it with the same props. */
  const renderPlain: typeof renderIsland = (name, props) => {
    const key = `${name} ${JSON.stringify(props)}`;
    if (!rendered.has(key)) rendered.set(key, renderIsland(name, props));
    return rendered.get(key);
  };
  return {
    content,
    config,
    assets,
    site: company,
    navigation,
    known: Object.fromEntries(
      Object.entries(content.known).map(([key, page]) => [key, page?.route]),
    ),
    claims,
    testimonials,
    guarantee,
    posts: content.posts.map(({ data, name, route, source }) => {
      const { title, excerpt, category, publishedOn, updatedOn, readMinutes } = data;
      const cover = { ...picture(data.image ?? drawingFor(name)), focus: data.focus };
      return {
        title,
        excerpt,
        category,
        author: authorName(data.author, content.people),
        publishedOn,
        updatedOn,
        readMinutes,
        route,
        cover,
        name,
        data,
        source,
      };
    }),
    projects: content.projects.map(({ data, name, route, source }) => {
      const group = portfolio ? `${portfolio.route}#${data.category}` : '';
      const href = data.case ? route : group;
      const cover = { ...picture(data.image ?? drawingFor(name)), focus: data.focus };
      const screens = data.case?.screens && picture(data.case.screens);
      return { ...data, name, href, source, cover, ...(screens && { screens }) };
    }),
    jobs: content.jobs.map(({ data, name, route, source }, index, { length }) => {
      const [cover, side] = [picture(drawingAt(index)), picture(drawingAt(index + length))];
      return { ...data, id: name, route, source, cover, side };
    }),
    businesses: content.businesses.map(({ name: file, route, data }) => {
      const { name, summary, focus, image = drawingFor(file) } = data;
      return { route, name, summary, picture: { ...picture(image), focus } };
    }),
    people: content.people.map(({ image, focus, ...person }) => ({
      ...person,
      face: image === undefined ? undefined : { ...picture(image), focus },
    })),
    picture,
    shareOf: (image) => {
      const found = image === undefined ? undefined : pictures.get(image);
      return found && !isFailure(found) ? found.share : undefined;
    },
    textOf: (source, own) => {
      const lexed = new MarkdownText(source, { ...content.variables, ...own });
      return { lexed, rendered: lexed.render({ pictures, videoScripts: embedScripts }) };
    },
    art: {
      mark: { viewBox: mark.viewBox, shapes: mark.shapes },
      seed,
      accent,
      grounds: { light, dark },
    },
    feed: blog && routes.feed,
    terms:
      terms?.data.template === 'document'
        ? {
            href: (config.sending && pinnedTermsRoute(content)) ?? terms.route,
            updatedOn: terms.data.updatedOn,
          }
        : undefined,
    chatWith: (preset) => chatLink(company.phone, presets[preset] ?? ''),
    chatAbout: (text) => chatLink(company.phone, text),
    asset: (name) => assets.url(name),
    island: (name, props, slots) => {
      const html = slots ? renderIsland(name, props, slots) : renderPlain(name, props);
      return { html, scripts: scripts.addresses[name] ?? [] };
    },
  };
}

/** A picture that content names. A refused one has no size; its problem stops the build. */
function pictureOf(image: string, pictures: Pictures): Picture {
  const picture = pictures.get(image);
  if (!picture) throw new Error(`no picture was prepared for ${image}`);
  return isFailure(picture) ? { src: image, width: 0, height: 0 } : picture;
}

/** A picture that content names, and the place of the name. */
interface ImageUse {
  image: string;
  source: Source;
  path: readonly PropertyKey[];
  /** True if links to the page show it, too. */
  isShared?: boolean;
}

/** All pictures that data of content names; those in Markdown are found by {@link imagesInText}. */
export function listImages(site: Site): ImageUse[] {
  const { pages, posts, projects, businesses, proposals, people } = site;
  const { people: peopleSource } = site.files.sources;
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
      image && peopleSource ? [{ image, source: peopleSource, path: [index, 'image'] }] : [],
    ),
  ];
}

/** The pictures that the groups of an entry name, with the path of each. */
function imagesIn(data: object): { image: string; path: PropertyKey[] }[] {
  return valuesIn(data).flatMap(({ path, value }) => {
    // The keys of `options` are the owner's.
    const isNamed = /^(?:image|scene)$/.test(String(path.at(-1))) && path.at(-2) !== 'options';
    return isNamed && typeof value === 'string' ? { image: value, path } : [];
  });
}
