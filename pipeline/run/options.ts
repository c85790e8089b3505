// The options of a build: the folders that it reads and writes, and its day.

import { join, relative } from 'node:path';
import { dayInBrasilia } from '../../domain/dates.ts';
import type { Host } from '../../domain/http.ts';
import { isOwnerFile } from '../../domain/problem.ts';

export interface BuildOptions {
  /** The project's folder: content/, styles/ and public/ are read from it. */
  root: string;
  /** Folder of the finished site; `dist` inside `root` by default. */
  outDir?: string;
  /** Makes every placeholder and every form without a destination a problem. */
  strict?: boolean | undefined;
  /** Shows drafts and articles of days to come. */
  drafts?: boolean | undefined;
  /** Keeps search engines out of every page. */
  preview?: boolean | undefined;
  /** Never for publishing: shows protected proposals, and unsent versions at the addresses that clients have. */
  showsUnsent?: boolean;
  /** The proposal that is about to be sent: its page is made as if it were. */
  sending?: Sending;
  /** Hosts to write the configuration of; by default those of content/site.yaml. */
  hosts?: readonly Host[] | undefined;
  /** The day of the build as `YYYY-MM-DD`; today in Brasília by default. */
  today?: string;
  /** Called with what takes long, such as `encoding /uploads/foto.jpg`. */
  progress?: ((text: string) => void) | undefined;
  /** Configuration that differs per deployment; see `domain/content/site.ts`. */
  env?: Readonly<Record<string, string | undefined>>;
}

interface Sending {
  /** Its content file, from the project's root. */
  file: string;
  /** True if the flag asks to protect it; a proposal that was protected before is protected anyway. */
  isProtected: boolean;
  /** Used if it is protected; `route` is the address of a first version, which does not name the client. */
  passphrase: string;
  route: string;
}

/** The options with their default values. */
export interface BuildConfig extends Readonly<BuildOptions> {
  readonly outDir: string;
  /** `outDir` as reports name it: relative to the project, unless it is outside of it or among the owner's files. */
  readonly outName: string;
  readonly today: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  progress(text: string): void;
}

export function resolveConfig(options: BuildOptions): BuildConfig {
  const { root, outDir = join(root, 'dist'), env = {}, progress = () => {} } = options;
  const { today = dayInBrasilia(new Date()) } = options;
  const name = relative(root, outDir);
  const isElsewhere = name === '' || name.startsWith('..') || isOwnerFile({ file: name });
  const outName = isElsewhere ? outDir : name.replaceAll('\\', '/');
  return { ...options, outDir, outName, today, env, progress };
}
