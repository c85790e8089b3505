// Whether `npm run new house` may begin: what it removes has to be kept somewhere.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Complaint } from '../../terminal/complaint.ts';
import { tellWriter } from '../../terminal/language.ts';

/** What the command removes comes back only from git. */
export function refuseTree(root: string): Complaint | undefined {
  const git = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0 || git.stdout !== '') {
    const message = tellWriter({
      en: 'this command deletes the content of the sample, and there are changes that git does not keep',
      pt: 'este comando apaga o conteúdo do exemplo, e há mudanças que o git não guardou',
    });
    return {
      message,
      fix: tellWriter({
        en: 'keep everything with git commit, or add --force',
        pt: 'guarde tudo com git commit, ou acrescente --force',
      }),
    };
  }
  const { brand, sampleBrand } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
  if (brand === sampleBrand) return undefined;
  const message = tellWriter({
    en: `content/site.yaml is already of the house ${brand}, and this command would delete its content`,
    pt: `content/site.yaml já é da casa ${brand}, e este comando apagaria o conteúdo dela`,
  });
  return {
    message,
    fix: tellWriter({
      en: 'edit the files of content/, or add --force',
      pt: 'edite os arquivos de content/, ou acrescente --force',
    }),
  };
}
