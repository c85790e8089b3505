// What is wrong with something that was typed, how to mend it, and the end of a command that could do nothing.

export interface Complaint {
  message: string;
  fix: string;
}

export function formatComplaints(complaints: readonly Complaint[]): string {
  const mend = 'solução';
  return complaints.map(({ message, fix }) => `${message}\n  ${mend}: ${fix}`).join('\n');
}

/** The last words of a command, with its exit code: 2 where it was typed wrong. */
export function fail(text: string, code = 1): undefined {
  console.error(text);
  process.exitCode = code;
}
