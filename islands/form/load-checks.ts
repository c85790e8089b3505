// Brings in the rules of the forms, with patience where it is the network that is missing.

import { inTime } from '../runtime/in-time.ts';
import { LIMIT_MS, untilOnline } from './deliver.ts';

export type Checks = typeof import('./checks.ts');

/** Who waits longer wants to see that the press was felt. */
const UNNOTICED_MS = 300;

export const loadChecks = (): Promise<Checks> => import('./checks.ts');

interface Waiting {
  onSlow: () => void;
  onOffline: () => void;
}

/** Null when the rules do not load; without a network that says nothing yet. */
export async function loadPatiently({ onSlow, onOffline }: Waiting): Promise<Checks | null> {
  const load = () => inTime(loadChecks(), LIMIT_MS).catch(() => null);
  const slow = setTimeout(onSlow, UNNOTICED_MS);
  const checks = await load();
  clearTimeout(slow);
  if (checks || navigator.onLine) return checks;
  onOffline();
  await untilOnline();
  return load();
}
