// Companies of any trade, from the first command on: once all is written that was missing, nothing stops them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runProcess } from '../support/command.ts';
import { COMPANIES, writeAll } from '../support/company.ts';
import { listFiles } from '../support/files.ts';
import { tradeWords } from '../support/trade.ts';
import { commitContent, copyWholeProject, failuresIn } from './whole-project.ts';

const NONE = 'forms: { contact: none, careers: none, newsletter: none }\n';

test.each(COMPANIES)(
  '%s publishes what is written for it, and its checks are green',
  async (name, trade, services) => {
    const root = copyWholeProject();
    await commitContent(root);
    // The order of the services decides which texts each of them begins with.
    const [order] = fc.sample(fc.shuffledSubarray(services.split(', '), { minLength: 1 }), 1);
    const flags = `--name "${name}" --city "Pirenópolis/GO" --services "${order?.join(', ')}"`;
    const made = await runProcess(root, `new company ${flags} --trade "${trade}"`);
    expect(made.code, made.stderr).toBe(0);
    const job = await runProcess(root, 'new job --title "Ajudante"');
    expect(job.code, job.stderr).toBe(0);
    writeAll(root, NONE);
    const { code, stdout, stderr } = await runProcess(root, 'build --strict');
    expect(code, stdout + stderr).toBe(0);
    const pages = listFiles(join(root, 'dist')).filter((file) => /\.html$|feed\.xml$/.test(file));
    const said = pages.flatMap((file) =>
      tradeWords(readFileSync(join(root, 'dist', file), 'utf8')).map((one) => `${file}: ${one}`),
    );
    expect(said, flags).toEqual([]);
    // The first asks the tests of the program, too, which hardly depend on the content.
    const levels = name === COMPANIES[0][0] ? ['unit', 'cases', 'site'] : ['site'];
    expect(await failuresIn(root, ...levels), flags).toBe('');
  },
);
