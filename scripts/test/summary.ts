/** What became of the tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Those of the passed that needed a second try. */
  readonly repeated: number;
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0, repeated: 0 };
/** More tests than this at their second try are no bad luck of a busy machine. */
const mostRepeated = 3;

/** Report of Vitest's `json` reporter, as far as it is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** Report of Playwright's `json` reporter, as far as it is read here. */
interface PlaywrightReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  readonly errors: readonly unknown[];
}

function isPlaywright(report: object): report is PlaywrightReport {
  return 'stats' in report && 'errors' in report;
}

function isVitest(report: object): report is VitestReport {
  return 'numPassedTests' in report && 'testResults' in report;
}

function tallyVitest(report: VitestReport): Tally {
  // A file that fails while it loads has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    repeated: 0,
  };
}

function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: stats.flaky,
  };
}

function tallyReport(text: string | undefined): Tally {
  if (text === undefined) return nothing;
  const report: unknown = JSON.parse(text);
  if (typeof report !== 'object' || report === null) return nothing;
  if (isPlaywright(report)) return tallyPlaywright(report);
  return isVitest(report) ? tallyVitest(report) : nothing;
}

/**
 * Counts a step that runs tests. A step that failed, or ran nothing, without naming a test counts as one failure.
 *
 * @param succeeded whether the step's command ended with code 0.
 * @param report the text of its JSON report; undefined when it wrote none.
 * @param repeatedNames the names of tests that passed at a second try, one a line, where the report does not know them.
 */
export function tallyTests(succeeded: boolean, report: string | undefined, repeatedNames = ''): Tally {
  const tally = tallyReport(report);
  const failed = tally.failed === 0 && (!succeeded || tally.passed === 0) ? 1 : tally.failed;
  const named = repeatedNames.split('\n').filter(Boolean).length;
  return { ...tally, failed, repeated: tally.repeated + named };
}

/** A step that is no test run counts as one test. */
export function tallyCheck(succeeded: boolean): Tally {
  return succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/** The sum of the steps. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, repeated }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      repeated: sum.repeated + repeated,
    }),
    nothing,
  );
}

/** A run in which too many tests needed a second try has one failure more. */
export function judgeRepeats(tally: Tally): Tally {
  return tally.repeated > mostRepeated ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** The line before the last one: the same with the tests that needed a second try. */
export function repeatsLine({ passed, failed, repeated }: Tally): string {
  return `${passed} passed (${repeated} at the second try), ${failed} failed`;
}

/** The last line of `pnpm test`, which machines read: skipped tests are told elsewhere. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
