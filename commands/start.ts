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
import { tellBuilder } from './terminal/language.ts';
import { readOptions } from './terminal/options.ts';

const USAGE = tellBuilder({
  en: `npm start [-- OPTIONS]
  --fresh    uses nothing of what earlier builds made
  --strict   placeholders and forms without a destination stop the build
  --drafts   shows drafts and articles of days to come, in a folder of its own
  --out DIR  builds there instead of dist/
${HOST_USAGE.en}
The environment variable PORT names the port to try first: PORT=4000 npm start.`,
  pt: `npm start [-- OPÇÕES]
  --fresh    não usa nada do que gerações anteriores fizeram
  --strict   valores de exemplo e formulários sem destino impedem a geração
  --drafts   mostra rascunhos e artigos de dias futuros, em uma pasta própria
  --out DIR  gera ali, em vez de em dist/
${HOST_USAGE.pt}
A variável de ambiente PORT diz qual porta tentar primeiro: PORT=4000 npm start.`,
});

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
  const en = 'Building the site. The first time every drawing and picture is made: wait a little.';
  const pt =
    'Gerando o site. Na primeira vez, todos os desenhos e imagens são feitos: espere um pouco.';
  console.log(tellBuilder({ en, pt }));
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
