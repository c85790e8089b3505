// What a build was asked for: where it reads and writes, and which day it is.

import { join, relative } from 'node:path';
import type { Host } from '../domain/hosting/hosts.ts';
import { dayInBrasilia } from '../domain/proposal/expiry.ts';
import type { Memory } from './store/memo.ts';

/** Pages that somebody is looking at: they are made before all others. */
export interface First {
  routes: ReadonlySet<string>;
  /** Hears of those that had to be made, by their routes, long before the site is published. */
  show(pages: ReadonlyMap<string, string>): void;
}

export interface Sending {
  /** Its content file, from the project's root. */
  file: string;
  /** The version code that its client has; without one it is computed. */
  code?: string;
}

export interface BuildOptions {
  /** The project's folder: content/, styles/ and public/ are read from it. */
  root: string;
  /** Folder of the finished site; `dist` inside `root` unless told otherwise. */
  outDir?: string;
  /** Makes every placeholder and every form without a destination a problem. */
  strict?: boolean;
  /** Shows drafts and articles of days to come. */
  drafts?: boolean;
  /** Shows versions of proposals that were not sent at the addresses that clients have: in a preview. */
  unsent?: boolean;
  /** The proposal that is about to be sent: its page is made as if it were. */
  sending?: Sending;
  /** Whose configuration is written; that of the hosts that content/site.yaml names unless told otherwise. */
  hosts?: readonly Host[] | undefined;
  /** The day of the build as `YYYY-MM-DD`; today in Brasília unless told otherwise. */
  today?: string;
  /** Hears what takes long, such as `pictures: 3 of 40`. */
  progress?: ((text: string) => void) | undefined;
  /** Names the program, whatever changes in it but its templates; with it, what its earlier builds gave is used again. */
  code?: string;
  /** Names the templates, where `code` does not. */
  look?: string;
  /** Where a process keeps the memo from build to build; without it, a file does. */
  memory?: Memory;
  first?: First;
  /** Ends a build that is not wanted any more; nothing of it is published. */
  signal?: AbortSignal;
  /** Trusts nothing of what earlier builds gave. */
  fresh?: boolean;
  /** Configuration that differs per deployment; see `domain/content/environment.ts`. */
  env?: Readonly<Record<string, string | undefined>>;
}

export class Run {
  readonly root: string;
  readonly outDir: string;
  readonly strict: boolean;
  readonly drafts: boolean;
  readonly unsent: boolean;
  readonly sending: Sending | undefined;
  readonly hosts: readonly Host[] | undefined;
  readonly today: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly code: string | undefined;
  readonly look: string | undefined;
  readonly memory: Memory | undefined;
  readonly first: First | undefined;
  readonly signal: AbortSignal | undefined;
  readonly fresh: boolean;
  readonly progress: (text: string) => void;

  constructor(options: BuildOptions) {
    this.root = options.root;
    this.outDir = options.outDir ?? join(options.root, 'dist');
    this.strict = options.strict ?? false;
    this.drafts = options.drafts ?? false;
    this.unsent = options.unsent ?? false;
    this.sending = options.sending;
    this.hosts = options.hosts;
    this.today = options.today ?? dayInBrasilia(new Date());
    this.env = options.env ?? {};
    this.code = options.code;
    this.look = options.look;
    this.memory = options.memory;
    this.first = options.first;
    this.signal = options.signal;
    this.fresh = options.fresh ?? false;
    this.progress = options.progress ?? (() => {});
  }

  /** The finished site as reports name it: relative to the project when it is inside. */
  get outName(): string {
    const name = relative(this.root, this.outDir);
    return name === '' || name.startsWith('..') ? this.outDir : name.replaceAll('\\', '/');
  }
}
