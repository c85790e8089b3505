// Where the published editor reads and writes: a repository at GitHub, GitLab or Gitea.

import type { Admin } from '../../domain/content/admin.ts';

/** Words of what it commits. */
const COMMITS = {
  create: 'Cria {{collection}}: {{slug}}',
  update: 'Muda {{collection}}: {{slug}}',
  delete: 'Apaga {{collection}}: {{slug}}',
  uploadMedia: 'Envia {{path}}',
  deleteMedia: 'Apaga {{path}}',
};

const API = { github: '', gitlab: '/api/v4', gitea: '/api/v1' };

/** For Sveltia CMS: https://sveltiacms.app/en/docs/backends */
export function cmsBackend(admin: Admin): object {
  const { service, repository, branch = 'main', server, signIn, application } = admin;
  return {
    name: service,
    repo: repository,
    branch,
    commit_messages: COMMITS,
    ...(server && { base_url: server, api_root: `${server}${API[service]}` }),
    ...(service === 'gitlab' && application && { auth_type: 'pkce' }),
    ...(service === 'github'
      ? signIn && { base_url: signIn }
      : application && { app_id: application }),
    auth_methods: signIn || application ? ['oauth', 'token'] : ['token'],
  };
}

/** The hosts that it asks. */
export function cmsOrigins({ service, server, signIn }: Admin): string[] {
  const usual = {
    github: 'https://api.github.com',
    gitlab: 'https://gitlab.com',
    gitea: 'https://gitea.com',
  };
  return [server ?? usual[service], ...(signIn ? [signIn] : [])].map((url) => new URL(url).origin);
}
