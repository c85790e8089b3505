// Gathers what need not be read: files that have not changed since an earlier build, and many at once by threads.

import { type ContentFiles, SINGLE_FILES } from '../read/list-content.ts';
import { type KeptRecord, type Reader, untouchedRecords } from '../read/read-record.ts';
import type { Run } from '../run.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import type { Threads } from '../threads.ts';
import { KINDS } from './all-kinds.ts';
import type { Kind } from './kind.ts';

/** One file for a thread, by its kind's folder. */
export interface ReadJob {
  folder: string;
  file: string;
}

export async function readAhead(
  { root, progress }: Pick<Run, 'root' | 'progress'>,
  { files, kinds }: { files: ContentFiles; kinds: readonly Kind[] },
  memo: Memo,
  threads: Threads,
): Promise<Outcome<Reader>> {
  const all = [...Object.values<string>(SINGLE_FILES), ...[...files.values()].flat()];
  const ahead = untouchedRecords(root, all, memo);
  const jobs = kinds
    .filter((kind) => KINDS.includes(kind))
    .flatMap(({ folder }) => (files.get(folder) ?? []).map((file): ReadJob => ({ folder, file })))
    .filter(({ file }) => !ahead.has(file));
  if (threads.areWorth(jobs.length)) {
    const records = await threads.run<KeptRecord | null>(
      { task: 'read', setting: root, count: jobs.length, jobAt: (index) => jobs[index] },
      (done) => progress(`reading ${done} of ${jobs.length} files`),
    );
    // What has a problem is read again by whoever says so.
    jobs.forEach(({ file }, index) => {
      const record = records[index];
      if (record) ahead.set(file, record);
    });
  }
  return { value: { root, memo, ahead } };
}
