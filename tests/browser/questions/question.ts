// What a page is asked, and what a visit to it knows.

import type { Page, Request } from 'playwright';
import type { OpenPage } from '../../support/browser.ts';

export interface Visit extends OpenPage {
  page: Page;
  /** Where the page stands. */
  path: string;
  /** The names of the islands' scripts that were asked for so far. */
  scripts: string[];
  /** What it has asked for, and not got yet. */
  pending: Set<Request>;
}

export interface Question {
  /** What holds of the page. */
  name: string;
  /** What is wrong, each in words; nothing where the page is as it should be. */
  ask(visit: Visit): Promise<string[]>;
}
