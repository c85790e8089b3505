// Hears of every save, however soon it follows another: the watcher tells of a file once, then keeps silent for a while.

import { once } from 'node:events';
import { watch } from 'chokidar';
import { digestOf } from '../../pipeline/store/file-digest.ts';

/** Longer than the watcher keeps silent: 50 ms after a change, 100 ms after a file went. */
const SECOND_LOOK_MS = 120;

interface Sources {
  root: string;
  isForeign(path: string): boolean;
}

/**
 * Resolves when nothing is missed any more. `changed` hears paths from the root; `settled` of those
 * that stayed as they were since: what was read in between may have been another text.
 */
export async function watchSources(
  { root, isForeign }: Sources,
  changed: (path: string) => void,
  settled: (path: string) => void = () => {},
): Promise<{ close(): Promise<void> }> {
  const looks = new Map<string, NodeJS.Timeout>();
  const see = (path: string): void => {
    const digest = digestOf(root, path);
    clearTimeout(looks.get(path));
    const look = setTimeout(() => {
      looks.delete(path);
      if (digestOf(root, path) === digest) settled(path);
      else see(path);
    }, SECOND_LOOK_MS);
    looks.set(path, look);
    changed(path);
  };
  const watcher = watch('.', { cwd: root, ignoreInitial: true, ignored: isForeign });
  watcher.on('all', (_, path) => see(path));
  await once(watcher, 'ready');
  return {
    close() {
      for (const look of looks.values()) clearTimeout(look);
      return watcher.close();
    },
  };
}
