// `npm run test:all`: what `npm test` leaves to a longer run: trials by chance, all widths, pixels, paper, engines, hosts.

import { runTests } from './programs/run-tests.ts';
import { asksForHelp } from './terminal/options.ts';

const USAGE = `npm run test:all [-- OPTIONS] [WORDS]
The tests that npm test leaves to a longer run: trials by chance, all widths, pixels, paper, engines, hosts.
  --install  installs the servers, engines and tools that they ask (root on Debian; tools of npm into .cache/tools);
             without it, what asks a program that is not there is left out, and said
  WORDS      go to Vitest, such as tests/pipeline or -t 'a storm'`;

const INSTALL = '--install';

if (!asksForHelp(USAGE)) {
  const words = process.argv.slice(2);
  const isServer = process.env.CI === 'true' && process.getuid?.() === 0;
  const mayInstall = words.includes(INSTALL) || isServer;
  const others = words.filter((word) => word !== INSTALL);
  const env: Record<string, string> = mayInstall ? { INSTALL: '1' } : {};
  await runTests(['long', 'long-browser'], others, { env });
}
