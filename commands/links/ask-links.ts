// Asks other sites whether an address still lives: one at a time for each of them, with a pause, and not again for a week.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** `unsure`: the site turns programs away, or has trouble of its own. */
export type State = 'alive' | 'moved' | 'dead' | 'unsure';

export interface Answer {
  state: State;
  /** A status, a new address, or why nobody answered. */
  detail: string;
  /** In milliseconds since 1970. */
  askedAt: number;
}

interface Setting {
  /** Where answers are kept. */
  file: string;
  now?: number;
  pauseMs?: number;
}

const A_WEEK_MS = 7 * 24 * 3_600_000;
const PAUSE_MS = 1_000;
const PATIENCE_MS = 20_000;
/** What Node says of a name that nobody knows. */
const NO_NAME = 'ENOTFOUND';

export async function askLinks(
  addresses: readonly string[],
  { file, now = Date.now(), pauseMs = PAUSE_MS }: Setting,
): Promise<Map<string, Answer>> {
  const known = readAnswers(file);
  const isFresh = (address: string): boolean => {
    const { askedAt = 0, state } = known[address] ?? {};
    return (state === 'alive' || state === 'moved') && now - askedAt < A_WEEK_MS;
  };
  const byHost = new Map<string, string[]>();
  for (const address of addresses.filter((one) => !isFresh(one))) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  await Promise.all(
    [...byHost.values()].map(async (ofHost) => {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0) await new Promise((go) => setTimeout(go, pauseMs));
        known[address] = { ...(await askOne(address)), askedAt: now };
      }
    }),
  );
  // A name that is not found is gone; where none is found, the network is.
  const asked = [...byHost.values()].flat().flatMap((address) => known[address] ?? []);
  if (byHost.size > 1 && asked.every(({ detail }) => detail === NO_NAME)) {
    for (const answer of asked) answer.state = 'unsure';
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
  return new Map(addresses.flatMap((one) => (known[one] ? [[one, known[one]]] : [])));
}

/** Nothing where the file is missing or damaged. */
function readAnswers(file: string): Record<string, Answer> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Some sites know no HEAD. */
async function askOne(address: string): Promise<Omit<Answer, 'askedAt'>> {
  const head = await send(address, 'HEAD');
  return head.state === 'alive' || head.state === 'moved' ? head : send(address, 'GET');
}

async function send(address: string, method: string): Promise<Omit<Answer, 'askedAt'>> {
  try {
    const { status, headers, body } = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': 'check-links (asks once a week whether a link still works)' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    if (status >= 200 && status < 300) return { state: 'alive', detail: String(status) };
    if (status === 301 || status === 308) {
      return { state: 'moved', detail: new URL(headers.get('location') ?? '', address).href };
    }
    if (status >= 300 && status < 400) return { state: 'alive', detail: String(status) };
    if (status === 404 || status === 410) return { state: 'dead', detail: String(status) };
    return { state: 'unsure', detail: String(status) };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    const isGone = code === NO_NAME;
    return { state: isGone ? 'dead' : 'unsure', detail: code ?? (error as Error).message };
  }
}
