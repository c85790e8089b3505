// Runs the step of the build for Markdown alone, which makes HTML and findings from a text.

import { formatProblem } from '../../../domain/problem.ts';
import { Text } from '../../../pipeline/markdown/text.ts';
import { parseSource, type Source } from '../../../pipeline/source.ts';

const FRONT_MATTER = '---\ntitle: x\n---\n';
const FIRST_LINE = 4;
const PICTURE = { src: '/uploads/a.jpg', width: 1, height: 1 };
const PICTURES = new Map([['/uploads/a.jpg', PICTURE]]);
const FILLS = { brand: 'Pinha', email: 'oi@pinha.test', phone: '+55 41 99999-0000' };

interface Read {
  html: string;
  problems: string[];
  /** Problems after `!` and notices after `?`, each with its line in the text. */
  findings: string[];
}

export function read(markdown: string): Read {
  const source = parseSource('content/blog/texto.md', FRONT_MATTER + markdown) as Source;
  const text = new Text(source, FILLS);
  const setting = { pictures: PICTURES, embedScripts: [] } as unknown as Parameters<
    Text['render']
  >[0];
  const { html } = text.render(setting);
  const lineOf = (line = 0): number => line - FIRST_LINE + 1;
  return {
    html,
    problems: text.problems.map(formatProblem),
    findings: [
      ...text.problems.map(({ line, message, fix }) => `! ${lineOf(line)} ${message} » ${fix}`),
      ...text.notices.map(({ message }) =>
        message.replace(/^\S+:(\d+) /, (_, line) => `? ${lineOf(Number(line))} `),
      ),
    ],
  };
}

/** The text, written as a finding tells; undefined if that says in words what to do. */
export function followed(typed: string, finding: string): string | undefined {
  const [, fix = ''] = / » (.*)$/.exec(finding) ?? [];
  if (/^escreva (?:a linha de outro modo|o endereço inteiro)/.test(fix)) return undefined;
  const [, changed, old] = /^escreva "(.*)" no lugar de "(.*)"$/.exec(fix) ?? [];
  if (changed !== undefined && old !== undefined) return typed.replace(old, () => changed);
  const [, found] = /encontrado: "(.*)"(?:, [^"]*)? » /.exec(finding) ?? [];
  const [, quoted] = /^escreva (?:de novo )?"(.*?)"(?:[,:] .*)?$/.exec(fix) ?? [];
  const better =
    quoted ?? /^escreva (?:a segunda linha assim: )?([^";]*(?:"[^;]*)?)$/.exec(fix)?.[1];
  if (better === undefined) return undefined;
  // What was found may be on two lines.
  const at = typed.replaceAll('\n', ' ').indexOf(found ?? '');
  if (found !== undefined)
    return at < 0 ? undefined : typed.slice(0, at) + better + typed.slice(at + found.length);
  return finding.includes('encontrado: uma letra') ? better : undefined;
}
