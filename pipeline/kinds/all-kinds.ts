// Every kind of content that the site has, in the order of their pages.

// Before React, which the pages load.
import '../production.ts';
import { businesses } from './businesses.ts';
import { jobs } from './jobs.ts';
import type { Kind } from './kind.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import { proposals } from './proposal/proposals.ts';
import { services, sitePages } from './site-pages.ts';

export const KINDS: readonly Kind[] = [
  sitePages,
  services,
  businesses,
  posts,
  jobs,
  proposals,
  projects,
];
