import { describe, expect, it } from 'vitest';
import { failureLines } from './failures.ts';

describe('failureLines', () => {
  it('names each failed test of a Vitest report with the start of its reason', () => {
    const report = {
      testResults: [
        {
          name: '/repo/apps/one.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'rules hold' },
            { status: 'failed', fullName: 'rules break', failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[39m'] },
          ],
        },
        { name: '/repo/apps/two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: '/repo/apps/three.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(failureLines(JSON.stringify(report), '/repo')).toEqual([
      'apps/one.test.ts > rules break: expected 1 to be 2',
      'apps/two.test.ts: no such module',
    ]);
  });

  it('names each failed journey, however deep it stands, and none that passed at last', () => {
    const spec = (title: string, ok: boolean, ...messages: string[]) => ({
      title,
      ok,
      tests: [{ results: [...messages.map((message) => ({ error: { message } })), {}] }],
    });
    const inner = { file: 'a.journey.ts', specs: [spec('fails', false, 'Timeout'), spec('flaky', true, 'once')] };
    const report = { suites: [{ file: 'a.journey.ts', specs: [spec('passes', true)], suites: [inner] }] };
    expect(failureLines(JSON.stringify(report), '/repo')).toEqual(['a.journey.ts > fails: Timeout']);
  });

  it('knows nothing of a report that is not there, and cuts what is long', () => {
    expect(failureLines(undefined, '/repo')).toEqual([]);
    const long = { name: 'a', status: 'failed', message: 'x'.repeat(1000), assertionResults: [] };
    expect(failureLines(JSON.stringify({ testResults: [long] }), '/repo')[0]).toHaveLength(303);
  });
});
