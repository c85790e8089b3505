// `npm start` as a process: what it says, and who can reach it. `npm run dev` is asked the same in the long run.

import { expect, test, vi } from 'vitest';
import { LIMIT } from '../support/patience.ts';
import { copyProgram } from '../support/project-copy.ts';
import { answers, bodyOf, otherAddress, serve } from '../support/started-server.ts';

test('npm start says what it does before the first build is finished, and answers this computer alone', async () => {
  const { url, port, said } = await serve(copyProgram(), 'start');
  expect(said()).toMatch(/^Building the site\. The first time .*\n[\s\S]*http:\/\//);
  expect(url).toBe(`http://localhost:${port}`);
  await vi.waitFor(async () => expect(await bodyOf(url)).toContain('<title>'), LIMIT);
  expect(await answers(otherAddress(), port)).toBe(false);
});
