import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runPnpm, workspace } from '../support/command.ts';

// The README's table of commands: each is run somewhere, and the quick ones here, as they stand there.

const readme = readFileSync(path.join(workspace, 'README.md'), 'utf8');
const [, section = ''] = /\n## Working on it\n([\s\S]*?)\n## /.exec(readme) ?? [];
const named = [...section.matchAll(/`pnpm ([^`]+)`/g)].map(([, command = '']) => command);

/** Arguments that let a command check, end or answer, where it would write, watch or ask. */
const runHere: Readonly<Record<string, readonly string[]>> = {
  'exec vitest <part of a path>': ['exec', 'vitest', 'scripts/test/summary', '--run'],
  lint: ['lint'],
  boundaries: ['boundaries', '--check'],
  'check:spec': ['check:spec'],
  changeset: ['changeset', '--help'],
  'test lint unit': ['test', 'boundaries'],
  'test:deep': ['test:deep', 'boundaries'],
};

/** Where the others are run. */
const runElsewhere: Readonly<Record<string, string>> = {
  dev: 'dev.command.ts',
  storybook: 'storybook.command.ts',
  'storybook:baselines': 'its script is that of the step visual, which compares',
  'bench:upload': 'benches.command.ts',
  'bench:chat': 'benches.command.ts',
  format: 'it is lint that also writes',
  'api-report': 'the step api, which compares',
  mutations: 'the deep step mutations',
  'mutations address': 'the same over one of its contexts',
  'test:deep browsers': 'the deep step browsers',
};

test('every command of the README is run by some test', () => {
  expect(named.toSorted()).toEqual([...Object.keys(runHere), ...Object.keys(runElsewhere)].toSorted());
});

for (const [command, args] of Object.entries(runHere)) {
  test(`pnpm ${command}`, async () => {
    const { code, output } = await runPnpm(args);
    expect(code, output).toBe(0);
  });
}
