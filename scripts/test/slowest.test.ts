import { describe, expect, it } from 'vitest';
import { fileTimes, slowestLines } from './slowest.ts';

describe('fileTimes', () => {
  it('takes the time of each file of a Vitest report, named from the repository’s folder', () => {
    const report = {
      testResults: [
        { name: '/repo/packages/chat/src/one.test.ts', startTime: 1000, endTime: 3500 },
        { name: '/elsewhere/two.test.ts', startTime: 0, endTime: 1 },
      ],
    };
    expect(fileTimes(JSON.stringify(report), '/repo')).toEqual([
      { name: 'packages/chat/src/one.test.ts', ms: 2500 },
      { name: '/elsewhere/two.test.ts', ms: 1 },
    ]);
  });

  it('adds up every try of a file of a Playwright report, however deep its tests stand', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const inner = { file: 'a.journey.ts', specs: [spec(5)], suites: [{ file: 'a.journey.ts', specs: [spec(7)] }] };
    const report = { suites: [{ file: 'a.journey.ts', specs: [spec(100, 200), spec(30)], suites: [inner] }] };
    expect(fileTimes(JSON.stringify(report), '/repo')).toEqual([{ name: 'a.journey.ts', ms: 342 }]);
  });

  it('knows nothing of a report that is not there, or that has no files', () => {
    expect(fileTimes(undefined, '/repo')).toEqual([]);
    expect(fileTimes('{}', '/repo')).toEqual([]);
  });
});

describe('slowestLines', () => {
  it('puts the slowest first, ten at most', () => {
    const timed = Array.from({ length: 12 }, (_, index) => ({ name: `step ${index}`, ms: index * 1000 }));
    const lines = slowestLines(timed);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.0 s  step 11');
    expect(lines[9]).toBe('    2.0 s  step 2');
    expect(timed[0]?.name).toBe('step 0');
  });
});
