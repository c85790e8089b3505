// The program of the second thread: renders the texts that it is sent.

import { type MessagePort, workerData } from 'node:worker_threads';
import { renderText, type TextSetting } from './render-text.ts';
import type { Answered, Asked } from './text-thread.ts';

const { port, setting } = workerData as { port: MessagePort; setting: TextSetting };

port.on('message', (asked: Asked) => {
  const answered: Answered = asked.map(([number, text]) => [number, renderText(text, setting)]);
  port.postMessage(answered);
});
