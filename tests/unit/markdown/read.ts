// Runs the step of the build for Markdown alone, which makes HTML and findings from a text.

import { formatProblem } from '../../../domain/problem.ts';
import { parseSource, type Source } from '../../../pipeline/content/source.ts';
import { MarkdownText } from '../../../pipeline/markdown/text.ts';

const FRONT_MATTER = '---\ntitle: x\n---\n';
const FIRST_LINE = 4;
const PICTURE = { src: '/uploads/a.jpg', width: 1, height: 1 };
const PICTURES = new Map([['/uploads/a.jpg', PICTURE]]);
const FILLS = { brand: 'Pinha', email: 'oi@pinha.test', phone: '+55 41 99999-0000' };

interface Read {
  html: string;
  problems: string[];
  /** Problems after `!`, notices after `?`, and after `?!` those that `--strict` makes problems, each with its line. */
  findings: string[];
}

export function read(markdown: string): Read {
  const source = parseSource('content/blog/texto.md', FRONT_MATTER + markdown) as Source;
  const text = new MarkdownText(source, FILLS);
  const setting = { pictures: PICTURES, videoScripts: [] } as unknown as Parameters<
    MarkdownText['render']
  >[0];
  const { html } = text.render(setting);
  const lineOf = (line = 0): number => line - FIRST_LINE + 1;
  return {
    html,
    problems: text.problems.map(formatProblem),
    findings: [
      ...text.problems.map(({ line, message, fix }) => `! ${lineOf(line)} ${message} » ${fix}`),
      ...text.notices.map(({ message, strict }) =>
        message.replace(
          /^\S+:(\d+) /,
          (_, line) => `${strict ? '?!' : '?'} ${lineOf(Number(line))} `,
        ),
      ),
    ],
  };
}

/** The text, written as a finding tells; undefined if that says in words what to do. */
export function followed(typed: string, finding: string): string | undefined {
  const [, line = 1] = /^\S+ (\d+) /.exec(finding) ?? [];
  // A sign that is to be shown: each of its line gets a backslash.
  const [, sign] = /escreva \\([*_~`|])/.exec(finding) ?? [];
  if (sign !== undefined) {
    const lines = typed.split('\n');
    const at = Number(line) - 1;
    lines[at] = (lines[at] ?? '').replaceAll(new RegExp(`(?<!\\\\)\\${sign}`, 'g'), `\\${sign}`);
    return lines.join('\n');
  }
  const [, found = '', better] =
    /encontrado: "(.*)" » escreva (\S*\/\/\S+|(?:mailto|tel):\S+|\[.*\]\(\S+\))$/.exec(finding) ??
    [];
  return better && typed.replace(found, () => better);
}
