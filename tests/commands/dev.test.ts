// `npm run dev` and `npm start` as processes: what they say, and who can reach them.

import { describe, expect, test, vi } from 'vitest';
import { copyProgram } from '../support/project-copy.ts';
import { answers, bodyOf, LIMIT, otherAddress, serve } from '../support/started-server.ts';

describe.each(['dev', 'start'] as const)('npm run %s', (command) => {
  test('says what it does before the first build is finished, and answers this computer alone', async () => {
    const { url, port, said } = await serve(copyProgram(), command);
    expect(said()).toMatch(/^Building the (?:site|preview)\. The first time .*\n/);
    expect(said().indexOf('Building')).toBeLessThan(said().indexOf('http://'));
    expect(url).toBe(`http://localhost:${port}`);
    await vi.waitFor(async () => expect(await bodyOf(url)).toContain('<title>'), LIMIT);
    expect(await answers(otherAddress(), port)).toBe(false);
  });
});
