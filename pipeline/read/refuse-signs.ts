// Finds signs that no reader sees and that XML, JSON and terminals stumble over.

/**
 * Control characters but tab and line break; signs that turn the direction of others or are none at
 * all, but for those that words need (joiners, and the hyphen of a break); fillers; and code points
 * that Unicode keeps from being text.
 */
const UNSEEN =
  /(?![\t\n])\p{Cc}|(?![\u00ad\u200c\u200d])\p{Cf}|[\u115f\u1160\u3164\uffa0]|\p{Co}|\p{Noncharacter_Code_Point}|\p{Cs}/u;

/** The first such sign: where it stands and what it is called, such as `U+0007`. */
export function findUnseen(text: string): { position: number; name: string } | undefined {
  const match = UNSEEN.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0) ?? 0;
  return { position: match.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

/** The same text with a space for each of them, so that everything else keeps its place. */
export function withoutUnseen(text: string): string {
  return text.replace(new RegExp(UNSEEN, 'gu'), ' ');
}

export const UNSEEN_FIX =
  'apague: ele não aparece, e costuma vir junto quando se copia texto de um PDF';
