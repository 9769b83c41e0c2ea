import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

/** Where the names of repeated tests stand: beside the JSON report, which does not know them. */
export const repeatedBeside = (report: string): string => `${report}.repeated`;

/**
 * Reporter that tells, by name, which tests passed only when they were tried again, and leaves the names, one a line,
 * for `pnpm test` to count.
 */
export default class RepeatedTests implements Reporter {
  readonly #names: string[] = [];
  #file: string | undefined;

  onInit({ config: { outputFile, root } }: Vitest): void {
    const report = typeof outputFile === 'object' ? outputFile.json : outputFile;
    this.#file = report === undefined ? undefined : resolve(root, repeatedBeside(report));
    if (this.#file) rmSync(this.#file, { force: true });
  }

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.#names.push([test.project.name, test.module.relativeModuleId, test.fullName].filter(Boolean).join(' > '));
  }

  onTestRunEnd(): void {
    for (const name of this.#names) process.stdout.write(`\nflaky: ${name}\n`);
    if (!this.#file || this.#names.length === 0) return;
    // This reporter may be asked before the one that makes the folder.
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${this.#names.join('\n')}\n`);
  }
}
