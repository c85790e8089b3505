// A page's content file: its `template` decides what else is in it.

import * as z from 'zod/mini';
import { aboutSchema } from './pages/about.ts';
import { blogSchema } from './pages/blog.ts';
import { bookingSchema } from './pages/booking.ts';
import { careersSchema } from './pages/careers.ts';
import { contactSchema } from './pages/contact.ts';
import { documentSchema } from './pages/document.ts';
import { homeSchema } from './pages/home.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { paymentSchema } from './pages/payment.ts';
import { portfolioSchema } from './pages/portfolio.ts';
import { serviceSchema, servicesSchema } from './pages/service.ts';
import { thanksSchema } from './pages/thanks.ts';

export const pageSchema = z.discriminatedUnion('template', [
  homeSchema,
  servicesSchema,
  serviceSchema,
  portfolioSchema,
  aboutSchema,
  contactSchema,
  blogSchema,
  careersSchema,
  bookingSchema,
  documentSchema,
  paymentSchema,
  notFoundSchema,
  thanksSchema,
]);
export type PageContent = z.output<typeof pageSchema>;
