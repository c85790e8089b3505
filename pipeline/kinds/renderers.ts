// What a thread can render, by the names that pages say.

import type { Page } from '../page.ts';
import { renderList } from './pages/content-page.tsx';
import { renderPost } from './pages/post-page.tsx';

type Render = Page['render'];

export const RENDERERS: Readonly<Record<string, Render>> = {
  post: renderPost as Render,
  list: renderList as Render,
};
