// What is wrong with something that was typed, and how to mend it.

export interface Complaint {
  message: string;
  fix: string;
}

export function formatComplaints(complaints: readonly Complaint[]): string {
  return complaints.map(({ message, fix }) => `${message}\n  fix: ${fix}`).join('\n');
}
