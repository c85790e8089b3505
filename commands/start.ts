// `npm start`: builds the site and serves it, as a host would, on a free port.

import { resolve } from 'node:path';
import { buildAndTell } from './build-site.ts';
import { ROOT } from './root.ts';
import {
  complainOfHost,
  HOST_USAGE,
  readPort,
  THIS_COMPUTER,
  tellAddresses,
} from './serve/address.ts';
import { openPreviewFolder } from './serve/preview-folder.ts';
import { serveSite } from './serve/serve-site.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = `npm start [-- OPTIONS]
  --fresh    uses nothing of what earlier builds made
  --strict   placeholders and forms without a destination stop the build
  --drafts   shows drafts and articles of days to come, in a folder of its own
  --out DIR  builds there instead of dist/
${HOST_USAGE}
The environment variable PORT names the port to try first: PORT=4000 npm start.`;

const options = readOptions(USAGE, {
  strict: { type: 'boolean' },
  drafts: { type: 'boolean' },
  fresh: { type: 'boolean' },
  host: { type: 'string' },
  out: { type: 'string' },
});
const port = options && readPort(process.env.PORT);
if (options && port !== undefined) await buildAndServe(options, port);

async function buildAndServe(asked: NonNullable<typeof options>, port: number): Promise<void> {
  console.log(
    'Building the site. The first time every drawing and picture is made: wait a little.',
  );
  const { host = THIS_COMPUTER, out, ...how } = asked;
  // Drafts never come into the folder that is published.
  const aside = how.drafts ? openPreviewFolder(resolve(ROOT, 'node_modules/.cache/start')) : 'dist';
  const outDir = resolve(ROOT, out ?? aside);
  const setting = { ...how, root: ROOT, outDir, env: process.env };
  const { answers, problems } = await buildAndTell(setting);
  if (problems.length > 0) return;
  const served = serveSite({ folder: outDir, answers, host, port });
  await served.then((site) => tellAddresses(host, site.port), complainOfHost(host));
}
