// The sample under another brand: nothing that identified the company is left, or a problem names its place.

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND, change, FACTS, FORMS, filesWith, today } from '../support/another-name.ts';
import { build, SAMPLE } from '../support/build.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyRealProject } from '../support/project.ts';
import { isSample } from '../support/sample.ts';

test.runIf(isSample('another name'))(
  'under another brand each place of the sample is a problem, and once all are mended nothing of it is left',
  async () => {
    const root = copyRealProject(temporaryFolder(), join(REPOSITORY, 'content'));
    // Under its own name it is no company's, either.
    const own = await build(root, { strict: true, today });
    expect(own.problems.join('\n')).toMatch(/content\/site\.yaml:\d+:\d+ {2}cnpj\n.*de exemplo/);
    change(root, [BRAND, FORMS, ...Object.values(FACTS)]);
    // The clients of the sample's proposals are of nobody.
    for (const [path, text] of readFiles(join(root, 'content/proposals')))
      if (/^[^/]+\.md$/.test(path))
        writeFileSync(
          join(root, 'content/proposals', path),
          text.replaceAll('.example', '.com.br'),
        );
    const shown = await build(root, { today });
    expect(shown.notices.join('\n')).toMatch(/a escrever, ou de exemplo: \d+ textos/);
    for (let round = 0; round < 4; round++) {
      const { problems } = await build(root, { strict: true, today });
      const places = problems.flatMap(
        (problem) => /^(\S+?):(\d+):\d+/.exec(problem)?.slice(1, 3) ?? [],
      );
      if (round === 0)
        for (const name of ['share.png', 'mark.svg', 'favicon.svg'])
          expect(problems.some((one) => one.startsWith(`content/${name}`))).toBe(true);
      const [other] = problems.filter(
        (one) => !one.includes('do site de exemplo') && !COUNTED.test(one),
      );
      if (round === 0) expect(problems.join('\n')).toContain('esperado: o retrato da pessoa');
      expect(other).toBe(undefined);
      if (places.length === 0) break;
      for (const problem of problems.filter((one) => !COUNTED.test(one))) mend(root, problem);
    }
    const { ok, outDir } = await build(root, { strict: true, today });
    expect(ok).toBe(true);
    // Names are also in addresses, with hyphens and without accents.
    const plain = SAMPLE.values.map((value) =>
      value
        .replace(/[.+]/g, '\\$&')
        .replace(/ /g, '[ -]')
        .replace(/[^ -~]/g, '.'),
    );
    const old = [...plain, ...Object.values(FACTS).map(([, , old]) => old)];
    expect(old.filter((value) => filesWith(outDir, value).length > 0)).toEqual([]);
  },
);

/** Of one file twenty problems are told, and the others counted. */
const COUNTED = /^\S+\n {2}e mais \d+/;

/** Replaces the value or the picture that a problem names; an id is replaced in all files. */
function mend(root: string, problem: string): void {
  const [, file = '', line] = /^([\w./-]+)(?::(\d+):\d+)?/.exec(problem) ?? [];
  const [, value = ''] = /encontrado: "(.*?)", do site/.exec(problem) ?? [];
  if (line === undefined) {
    cpSync(join(REPOSITORY, 'tests/support/small-site', file), join(root, file));
    return;
  }
  if (value === '') {
    const portrait = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
    edit(root, file, portrait, '  # sem retrato');
    return;
  }
  const person = SAMPLE.values.findIndex((one) => slugOf(one) === slugOf(value) && / /.test(one));
  if (/^[a-z]+-[a-z]+$/.test(value)) {
    for (const [path, text] of readFiles(join(root, 'content'))) {
      if (/\.(?:yaml|md)$/.test(path) && text.includes(value))
        writeFileSync(join(root, 'content', path), text.replaceAll(value, `pessoa-${person}`));
    }
    for (const name of readdirSync(join(root, 'public/uploads'))) {
      const better = name.replace(value, `pessoa-${person}`);
      renameSync(join(root, 'public/uploads', name), join(root, 'public/uploads', better));
    }
    return;
  }
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((text, index) => index >= Number(line) - 1 && text.includes(value));
  const better = person < 0 ? 'Araucária' : `Pessoa ${person}`;
  edit(root, file, lines[at] ?? '', (lines[at] ?? '').replace(value, better));
}

function slugOf(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\W+/g, '-');
}
