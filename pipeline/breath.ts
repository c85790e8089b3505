// Lets others have their turn during long work: a preview answers its browsers meanwhile.

import { setImmediate } from 'node:timers/promises';

/** To hear of a saved file takes several turns, of which each waits for this one. */
const TURN_MS = 2;

export class Breath {
  readonly #signal: AbortSignal | undefined;
  #since = performance.now();

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** Pauses when it is time to. Throws when the work is not wanted any more. */
  async take(): Promise<void> {
    if (performance.now() - this.#since >= TURN_MS) await this.pause();
  }

  /** Now: what was handed to others goes out. */
  async pause(): Promise<void> {
    await setImmediate();
    this.#signal?.throwIfAborted();
    this.#since = performance.now();
  }
}
