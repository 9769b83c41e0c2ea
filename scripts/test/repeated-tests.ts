import type { Reporter, TestCase } from 'vitest/node';

/** Reporter that tells, by name, which tests passed only when they were tried again. */
export default class RepeatedTests implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.#names.push([test.project.name, test.module.relativeModuleId, test.fullName].filter(Boolean).join(' > '));
  }

  onTestRunEnd(): void {
    for (const name of this.#names) process.stdout.write(`\nflaky: ${name}\n`);
  }
}
