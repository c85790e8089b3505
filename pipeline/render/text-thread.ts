// A second thread that renders texts ahead of the pages that show them: of a thousand articles that takes half of the time that pages take.

import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Text } from '../page.ts';
import type { PlainText, RenderedText, TextSetting } from './render-text.ts';

/** For fewer, starting the thread would take longer than it saves. */
const LEAST_TEXTS = 200;
/** As many are on their way at once, so that what is done already takes little memory. */
const AHEAD = 128;
/** Longer ones could take more memory than the thread may have. */
const MOST_SIGNS = 100_000;
/** Texts a message. */
const BATCH = 16;

/** To the thread, and back from it: texts by their numbers. */
export type Asked = [number: number, text: PlainText][];
export type Answered = [number: number, text: RenderedText][];

/** Undefined where there are few texts, or no program for a thread. */
export function startTextThread(
  program: string | undefined,
  texts: readonly Text[],
  setting: TextSetting,
): TextThread | undefined {
  const usual = texts.filter(({ source }) => source.body.text.length <= MOST_SIGNS);
  if (program === undefined || usual.length < LEAST_TEXTS) return undefined;
  return new TextThread(program, usual, setting);
}

export class TextThread {
  readonly #texts: readonly Text[];
  readonly #numbers: ReadonlyMap<Text, number>;
  readonly #worker: Worker;
  readonly #port;
  readonly #answers = new Map<number, RenderedText>();
  /** The next text to be asked for, the next that a page may want, and how many are on their way. */
  #asked = 0;
  #wanted = 0;
  #awaited = 0;

  constructor(program: string, texts: readonly Text[], setting: TextSetting) {
    const { port1, port2 } = new MessageChannel();
    this.#texts = texts;
    this.#numbers = new Map(texts.map((text, number) => [text, number]));
    this.#port = port1;
    this.#worker = new Worker(program, {
      workerData: { port: port2, setting },
      transferList: [port2],
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 },
    });
    // Whoever gets no answers renders for himself, and hears then what is wrong.
    this.#worker.on('error', () => {});
    this.#worker.unref();
    port1.unref();
    this.#ask();
  }

  /** A text that the thread has finished; undefined where it has not, or where it was not asked for. */
  take(text: Text): RenderedText | undefined {
    const number = this.#numbers.get(text);
    if (number === undefined) return undefined;
    this.#receive();
    const answer = this.#answers.get(number);
    // Pages come in the order of their texts: what was not there in time is of no use any more.
    this.#wanted = answer ? number + 1 : number;
    for (const known of this.#answers.keys()) if (known < this.#wanted) this.#answers.delete(known);
    return answer;
  }

  close(): Promise<number> {
    this.#port.close();
    return this.#worker.terminate();
  }

  #receive(): void {
    for (let got = receiveMessageOnPort(this.#port); got; got = receiveMessageOnPort(this.#port)) {
      const answers = got.message as Answered;
      this.#awaited -= answers.length;
      for (const [number, answer] of answers) {
        if (number >= this.#wanted) this.#answers.set(number, answer);
      }
    }
    this.#ask();
  }

  #ask(): void {
    this.#asked = Math.max(this.#asked, this.#wanted);
    while (this.#asked < this.#texts.length && this.#awaited + this.#answers.size < AHEAD) {
      const batch = this.#texts.slice(this.#asked, this.#asked + BATCH);
      const asked: Asked = batch.map(({ source: { file, body }, pictures }, index) => [
        this.#asked + index,
        { source: { file, body }, pictures },
      ]);
      this.#asked += batch.length;
      this.#awaited += batch.length;
      this.#port.postMessage(asked);
    }
  }
}
