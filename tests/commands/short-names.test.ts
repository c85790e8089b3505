// Names of cases that a table made of thousands of letters are cut before they are printed.

import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import ShortNames from '../support/short-names.ts';

test('the name of a case is cut, for whoever prints it, and a short one is not', () => {
  const long = { name: '👩‍👩‍👧'.repeat(2500) };
  const shown = { name: long.name };
  const task = { tasks: [{ name: 'a form', tasks: [long] }] };
  const module = { task, children: { allTests: () => [shown] } };
  new ShortNames().onTestModuleCollected(module as unknown as TestModule);
  expect(task.tasks[0]?.name).toBe('a form');
  for (const { name } of [long, shown]) expect([...name]).toHaveLength(101);
});
