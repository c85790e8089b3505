// A folder for what a command makes on its way, which goes with it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Whoever interrupts a command ends it as any other end does: what listens to `exit` is heard. */
const leave = (): void => process.exit(130);

export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    process.off('exit', remove);
    remove();
  }
}
