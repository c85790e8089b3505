// Writes the editor at /admin: Sveltia CMS as its package brings it, with a page and a configuration written by hand.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Admin } from '../../domain/content/admin.ts';
import type { AnsweredPage } from '../../domain/hosting/answers.ts';
import { routeToFile } from '../../domain/routes.ts';
import type { House } from '../kinds/collections.ts';
import { installed } from '../package-version.ts';
import type { Run } from '../run.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output/output.ts';

export const ADMIN_ROUTE = '/admin';

const FILES = join(import.meta.dirname, '../admin');
const SCRIPT = 'dist/sveltia-cms.js';

/** In the preview the editor opens the project's folder on this computer, whatever repository it names. */
const LOCAL: Admin = { service: 'github', repository: 'local/local' };

/** Gives the page that was written: in the preview, and where content/site.yaml publishes it. */
export function writeAdmin(run: Run, house: House, output: Output): Outcome<AnsweredPage[]> {
  const admin = house.site.admin ?? (run.unsent ? LOCAL : undefined);
  if (!admin) return { value: [] };
  const read = (name: string): string => readFileSync(join(FILES, name), 'utf8');
  const page = read('index.html');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  output.write(routeToFile(ADMIN_ROUTE), page);
  output.write('admin/config.yml', stringify({ backend: backendOf(admin) }) + read('config.yml'));
  output.write(
    'admin/sveltia-cms.js',
    readFileSync(join(installed('@sveltia/cms').folder, SCRIPT)),
  );
  return { value: [{ route: ADMIN_ROUTE, policy, indexed: false, opens: true }] };
}

/** https://sveltiacms.app/en/docs/backends */
function backendOf({ service, repository, branch = 'main', signIn }: Admin): object {
  const name = { name: service, repo: repository, branch };
  return signIn ? { ...name, base_url: signIn } : { ...name, auth_methods: ['token'] };
}
