import { describe, expect, it } from 'vitest';
import { addTallies, judgeRepeats, repeatsLine, tallyCheck, tallyLine, tallyTests } from './summary.ts';

interface VitestNumbers {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly files?: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

const vitest = ({ passed = 0, failed = 0, skipped = 0, files = [] }: VitestNumbers): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: files,
  });

const playwright = (stats: object, errors: readonly unknown[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('tallyTests', () => {
  it('counts the tests of a Vitest report', () => {
    expect(tallyTests(true, vitest({ passed: 12, skipped: 2 }))).toEqual({
      passed: 12,
      failed: 0,
      skipped: 2,
      repeated: 0,
    });
    expect(tallyTests(false, vitest({ passed: 11, failed: 1 }))).toMatchObject({ passed: 11, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const named = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(tallyTests(false, vitest({ passed: 3, failed: 1, files: [broken, named] }))).toMatchObject({ failed: 2 });
  });

  it('counts the journeys of a Playwright report, and errors outside of them', () => {
    const report = playwright({ expected: 5, flaky: 1, unexpected: 2, skipped: 1 }, [{ message: 'no server' }]);
    expect(tallyTests(false, report)).toEqual({ passed: 6, failed: 3, skipped: 1, repeated: 1 });
  });

  it('counts the tests of a Vitest report that passed at the second try, whose names stand beside it', () => {
    expect(tallyTests(true, vitest({ passed: 4 }), 'one > a\ntwo > b\n')).toMatchObject({ passed: 4, repeated: 2 });
  });

  it('counts a failed step without a failed test as one failure', () => {
    expect(tallyTests(false, vitest({ passed: 4 }))).toMatchObject({ passed: 4, failed: 1 });
    expect(tallyTests(false, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a step that ran no test as one failure', () => {
    expect(tallyTests(true, undefined)).toMatchObject({ failed: 1 });
    expect(tallyTests(true, vitest({}))).toMatchObject({ failed: 1 });
    expect(tallyTests(true, '{}')).toMatchObject({ failed: 1 });
  });
});

it('adds everything up in one line', () => {
  const tallies = [tallyCheck(true), tallyCheck(false), tallyTests(true, vitest({ passed: 3, skipped: 1 }))];
  expect(tallyLine(addTallies(tallies))).toBe('4 passed, 1 failed');
  expect(tallyLine(addTallies(tallies.slice(0, 1)))).toBe('1 passed, 0 failed');
});

it('tells how many needed a second try, and takes more than three for a failure', () => {
  const after = (flaky: number) =>
    judgeRepeats(addTallies([tallyTests(true, playwright({ expected: 5, flaky })), tallyCheck(true)]));
  expect(repeatsLine(after(3))).toBe('9 passed (3 at the second try), 0 failed');
  expect(tallyLine(after(3))).toBe('9 passed, 0 failed');
  expect(repeatsLine(after(4))).toBe('10 passed (4 at the second try), 1 failed');
});
