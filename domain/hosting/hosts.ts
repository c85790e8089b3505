// The hosts whose own configuration the build can write.

export const HOSTS = ['cloudflare', 'netlify', 'nginx', 'serve', 'vercel'] as const;
export type Host = (typeof HOSTS)[number];

/** Where the configuration of servers goes that read it from wherever they are told; none of them shows it. */
export const HOST_FOLDER = '.host';
