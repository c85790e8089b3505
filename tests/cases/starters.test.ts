// What `npm run new` writes: two of a kind may stand side by side, and every text that is still to be written is told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { run } from '../support/command.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { makeProject } from '../support/project.ts';

const KINDS = {
  post: (name: string) => `--title "${name}"`,
  project: (name: string) => `--title "${name}" --category websites`,
  case: (name: string) => `--title "${name}" --category websites`,
  business: (name: string) => `--title "${name}"`,
  job: (name: string) => `--title "${name}"`,
  service: (name: string) => `--title "${name}"`,
  page: (name: string) => `--title "${name}"`,
  person: (name: string) => `--name "${name}" --role Texto`,
  testimonial: (name: string) => `--name "${name}" --company Sol`,
  proposal: (name: string) => `--client "${name}" --plain`,
};

const today = new Date().toISOString().slice(0, 10);

test.each(Object.entries(KINDS))(
  'two of “new %s” make a site, and a strict build names every mark',
  async (kind, flags) => {
    const root = makeProject({}, { plain: true, hasStarters: true });
    const files: string[] = [];
    for (const name of ['Caminho das Águas', 'Feira da Vila']) {
      const { code, stdout, stderr } = await run(root, `new ${kind} ${flags(name)}`);
      expect(code, stdout + stderr).toBe(0);
      const [, file = ''] = /^(content\/\S+)$/m.exec(stdout) ?? [];
      if (!files.includes(file)) files.push(file);
      const isDraft = /^draft: true/m.test(readFileSync(join(root, file), 'utf8'));
      if (isDraft) edit(root, file, /^draft: true.*\n/m, '');
    }
    expect((await build(root, { today })).problems).toEqual([]);
    const { problems } = await build(root, { today, strict: true });
    const reported = problems.filter((problem) =>
      /encontrado: (?:A escrever|.*, de exemplo)/.test(problem),
    );
    const wanted = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /A escrever:|\.example|90000-0000|99999999/.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    const places = reported.flatMap((problem) => /^\S+?:\d+/.exec(problem) ?? []);
    expect([...new Set(places)].sort()).toEqual(wanted.sort());
  },
);

test('no starter ends a sentence with a name, which may itself end with a full stop', () => {
  const starters = join(REPOSITORY, 'content/starters');
  const ending = /(?:\{(?:brand|legalName)|\{\{(?:name|party|company|brand)\})\}\.(?![a-z])/;
  const found = [...readFiles(starters)].filter(([, text]) => ending.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});
