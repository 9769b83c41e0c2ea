import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lastReport } from '../../../../scripts/bench-chat/verdict.ts';
import { runPnpm, workspace } from '../support/command.ts';

// Every benchmark runs and prints its figures. What they are is told on a quiet machine alone, so a missed goal, by which
// a benchmark ends with another code, is no failure here.

// Our own file, whose scripts are texts.
const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
/** `bench:chat` runs others; one of them shows that it does. */
const partOf: Readonly<Record<string, readonly string[]>> = { 'bench:chat': ['chat-store'] };

for (const bench of benches) {
  test(`pnpm ${bench}`, async () => {
    test.setTimeout(600_000);
    const { output } = await runPnpm(['run', bench, ...(partOf[bench] ?? [])], { BENCH_SHORT: '1' });
    expect(lastReport(output), output).toBeDefined();
  });
}
