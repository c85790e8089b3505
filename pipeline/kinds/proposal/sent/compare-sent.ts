// Names every value of a proposal's file that is not as it was sent: where it stands, what it was, what it is.

import type { ProposalData } from '../../../../domain/content/proposal.ts';
import type { Problem } from '../../../../domain/problem.ts';
import { canonicalJson, leavesOf, plainly } from '../../../../domain/proposal/fingerprint.ts';
import { pathText } from '../../../read/validate.ts';
import { placeAt, type Spot } from '../../../source.ts';
import type { Entry } from '../../collections.ts';
import type { KeptArchive } from './sent-archive.ts';

type Written = Pick<Entry<ProposalData>, 'source' | 'data'>;

/** Undefined stands for nothing at all. */
interface Change {
  place: Spot;
  path?: string;
  was: string | undefined;
  is: string | undefined;
  /** Completes "fix:". */
  undo: string;
}

const NAMED_AT_MOST = 8;

/** `again` says how to send the file as it is now. */
export function compareSent(written: Written, archive: KeptArchive, again: string): Problem[] {
  const changes = [...changedValues(written, archive), ...changedLines(written, archive)].sort(
    (a, b) => a.place.line - b.place.line || a.place.column - b.place.column,
  );
  const named = changes.slice(0, NAMED_AT_MOST);
  const others = changes.length - named.length;
  const { version } = archive.proposal;
  const when = `as version ${version} was sent on ${archive.issuedOn}`;
  return named.map(({ place, path, was, is, undo }, index) => ({
    file: written.source.file,
    ...place,
    ...(path === undefined ? {} : { path }),
    message: `expected ${was ?? 'nothing'}, ${when}, found ${is ?? 'nothing'}${index === NAMED_AT_MOST - 1 && others > 0 ? `; and ${others} more changes below` : ''}`,
    fix: `${undo}, or ${again}`,
  }));
}

/** Whether anything was changed but for the version. */
export function isSameOffer(written: Written, archive: KeptArchive): boolean {
  const changes = [...changedValues(written, archive), ...changedLines(written, archive)];
  return changes.every(({ path }) => path === 'version' || path === 'issuedOn');
}

function changedValues({ source, data }: Written, { proposal }: KeptArchive): Change[] {
  const [now, then] = [valuesOf(data), valuesOf(proposal)];
  return [...new Map([...then, ...now]).values()].flatMap(({ path }) => {
    const name = pathText(path);
    const [was, is] = [then.get(name)?.text, now.get(name)?.text];
    if (was === is) return [];
    const key = String(path.findLast((step) => typeof step === 'string'));
    const isEntry = typeof path.at(-1) === 'number';
    const undo =
      was === undefined
        ? `remove ${isEntry ? is : key}`
        : `write ${isEntry ? was : `${key}: ${was}`}${is === undefined ? ' again' : ''}`;
    return { place: source.placeOf(path), path: name, was, is, undo };
  });
}

/** What a reference stands for may change: what was sent shows it as it was. */
function referencesAlone({ portfolio, testimonials, ...data }: ProposalData) {
  return {
    ...data,
    portfolio: portfolio.map((work) => (work.project ? { project: work.project } : work)),
    testimonials: testimonials.map((quote) =>
      quote.testimonial ? { testimonial: quote.testimonial } : quote,
    ),
  };
}

function valuesOf(data: ProposalData) {
  return new Map(
    leavesOf(referencesAlone(data)).map(({ path, value }) => {
      const plain = typeof value === 'string' ? plainly(value) : value;
      return [pathText(path), { path, text: canonicalJson(plain) }];
    }),
  );
}

/** Line by line where none came or went; else the first that differs. */
function changedLines({ source }: Written, archive: KeptArchive): Change[] {
  const { body } = source;
  const [then, now] = [meaningfulLines(archive.body), meaningfulLines(body.text)];
  const start = source.text.length - body.text.length;
  const at = (index: number): Spot => {
    const line = now.lines[index];
    return placeAt(source.text, start + (line?.position ?? body.text.trimEnd().length));
  };
  const indexes =
    now.lines.length === then.lines.length
      ? now.lines.keys()
      : [firstChange(then.texts, now.texts)];
  return [...indexes].flatMap((index) => {
    const [old, found] = [then.texts[index], now.texts[index]];
    if (old === found) return [];
    const [was, is] = [shown(old, found), shown(found, old)];
    return { place: at(index), was, is, undo: 'undo the change in the text' };
  });
}

const SHOWN_AT_MOST = 1000;

/** Of a very long line the part around the first letter that is another. */
function shown(line: string | undefined, other = ''): string | undefined {
  if (line === undefined) return undefined;
  if (line.length <= SHOWN_AT_MOST) return `the line ${JSON.stringify(line)}`;
  let difference = 0;
  while (line[difference] === other[difference]) difference++;
  const start = Math.max(0, difference - SHOWN_AT_MOST / 4);
  const part = line.slice(start, start + SHOWN_AT_MOST / 2);
  return `the line ${JSON.stringify(`${start > 0 ? '…' : ''}${part}…`)}`;
}

function firstChange(then: readonly string[], now: readonly string[]): number {
  const longer = then.length > now.length ? then : now;
  return longer.findIndex((_, index) => then[index] !== now[index]);
}

/** Without the empty lines at both ends. */
function meaningfulLines(body: string) {
  let position = 0;
  const lines = body.split('\n').map((line) => {
    const here = { text: lineOf(line), position };
    position += line.length + 1;
    return here;
  });
  const isWritten = ({ text }: { text: string }): boolean => text !== '';
  const kept = lines.slice(lines.findIndex(isWritten), lines.findLastIndex(isWritten) + 1);
  return { lines: kept, texts: kept.map(({ text }) => text) };
}

/** Two spaces at the end break the line; fewer, or a tab, do nothing. */
function lineOf(line: string): string {
  const text = line.normalize('NFC');
  return text.trim() === '' ? '' : text.trimEnd() + (text.endsWith('  ') ? '  ' : '');
}
