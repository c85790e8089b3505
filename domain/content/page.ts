// A page's content file: its `template` decides what else is in it.

import * as z from 'zod/mini';
import { blogSchema } from './pages/blog.ts';
import { homeSchema } from './pages/home.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { serviceSchema, servicesSchema } from './pages/service.ts';

export const pageSchema = z.discriminatedUnion('template', [
  homeSchema,
  servicesSchema,
  serviceSchema,
  blogSchema,
  notFoundSchema,
]);
export type PageContent = z.output<typeof pageSchema>;
