// A certificate for this computer, made for one test and worth nothing after it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../folders.ts';
import { findProgram } from './programs.ts';
import type { Certificate } from './servers.ts';

/** Undefined where nothing can make one. */
export function makeCertificate(): Certificate | undefined {
  const program = findProgram('openssl');
  if (!program) return undefined;
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-x509'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  const { status } = spawnSync(program, ['req', ...kind, ...name, ...files]);
  return status === 0 ? { key, certificate } : undefined;
}
