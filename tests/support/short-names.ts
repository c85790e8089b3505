// Cuts the names of tests before any other reporter says them: a case may be named after thousands of letters.

import type { RunnerTask } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

const MAX_LENGTH = 100;

const shorten = (name: string): string =>
  name.length > MAX_LENGTH ? `${[...name].slice(0, MAX_LENGTH).join('')}…` : name;

function shortenAll(task: RunnerTask): void {
  task.name = shorten(task.name);
  for (const inner of 'tasks' in task ? task.tasks : []) shortenAll(inner);
}

export default class ShortNames implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    const { task } = module as unknown as { task: { tasks: RunnerTask[] } };
    for (const inner of task.tasks) shortenAll(inner);
    for (const test of module.children.allTests())
      Object.assign(test, { name: shorten(test.name) });
  }
}
