// The hosts whose own configuration the build can write.

export const HOSTS = ['caddy', 'cloudflare', 'netlify', 'nginx', 'serve', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** Where the configuration of servers goes that read it from wherever they are told; none of them shows it. */
export const HOST_FOLDER = '.host';

/** Servers that hand out what was compressed beforehand; the others compress by themselves. */
export const TAKE_COMPRESSED: readonly Host[] = ['caddy', 'nginx'];
