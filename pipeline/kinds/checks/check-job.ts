// Checks the figures and dates of an opening against each other.

import type { Job } from '../../../domain/content/job.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';

export function checkJob(source: Source, data: Job): Problem[] {
  const problems: Problem[] = [];
  const { salaryMinReais, salaryMaxReais, publishedOn, validThrough } = data;
  if (salaryMinReais > salaryMaxReais) {
    problems.push({
      file: source.file,
      ...source.placeOf(['salaryMinReais']),
      path: 'salaryMinReais',
      message: `expected at most salaryMaxReais (${salaryMaxReais}), found ${salaryMinReais}`,
      fix: `write salaryMinReais: ${salaryMaxReais} and salaryMaxReais: ${salaryMinReais}`,
    });
  }
  if (validThrough < publishedOn) {
    problems.push({
      file: source.file,
      ...source.placeOf(['validThrough']),
      path: 'validThrough',
      message: `expected a day after publishedOn (${publishedOn}), found ${validThrough}`,
      fix: 'write the last day on which candidates may apply',
    });
  }
  return problems;
}
