// What a build says of itself when it ends.

import type { Site } from '../../domain/content/site.ts';
import type { Answers } from '../../domain/hosting/answers.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import type { NamedLists } from '../kinds/checks/check-names.ts';
import type { PreparedVersion } from '../kinds/proposal/send.ts';
import type { StageTime } from '../stages.ts';

export interface BuildReport {
  /** Sorted by file and line; empty when the site was published. */
  problems: Problem[];
  notices: Notice[];
  stages: StageTime[];
  /** The finished site as a report names it. */
  outDir: string;
  pages: number;
  /** Files that are new or differ from the last build's. */
  changed: number;
  /** What sending keeps of a proposal that was built to be sent. */
  prepared?: PreparedVersion | undefined;
  /** What the published site promises to answer; undefined where none was published. */
  answers?: Answers | undefined;
  /** Its name, the environment included, what in it stands for something else yet, and where it goes. */
  site?: Pick<Site, 'url' | 'placeholders' | 'hosts'>;
  /** What content may call by name; undefined after a problem. */
  lists?: NamedLists;
  bytes: { html: number; css: number; js: number; fonts: number; other: number };
}
