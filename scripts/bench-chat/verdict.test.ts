import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { type Goal, goals } from './goals.ts';
import { lastReport, verdictOn } from './verdict.ts';

const goal = (changes: Partial<Goal>): Goal => ({
  source: 'chat-server',
  name: 'rate',
  at: ['rate'],
  bound: 'at least',
  value: 5,
  unit: ' times',
  ...changes,
});

describe('the report of a benchmark', () => {
  it('is the last object that it printed, on one line or on many', () => {
    expect(lastReport('| a | b |\nload 3\n{"first":1}\n{"rate":2}\n')).toEqual({ rate: 2 });
    expect(lastReport('{"first":1}\n{\n "rate": 2,\n "gateway": {\n  "p99": 3\n }\n}\nThe end.\n')).toEqual({
      rate: 2,
      gateway: { p99: 3 },
    });
    expect(lastReport('nothing of the kind')).toBeUndefined();
  });
});

describe('the verdict', () => {
  it('tells of every goal what was reached, and whether it was met, missed, or not measured', () => {
    const { table, counts } = verdictOn(
      [
        goal({}),
        goal({ name: 'delay', at: ['gateway', 'p99'], bound: 'at most', value: 2, unit: ' ms' }),
        goal({ name: 'size', source: 'size' }),
        goal({ name: 'words', at: ['words'] }),
      ],
      { 'chat-server': { rate: 5, gateway: { p99: 2.005 }, words: 'many' } },
    );
    expect(table.split('\n').slice(2)).toEqual([
      '| rate | at least 5 times | 5 times | met |',
      '| delay | at most 2 ms | 2.01 ms | missed |',
      '| size | at least 5 times |  | not measured |',
      '| words | at least 5 times |  | not measured |',
    ]);
    expect(counts).toEqual({ met: 1, missed: 1, 'not measured': 2 });
  });

  it('looks for sizes under the names that the limits have', () => {
    const limits: unknown = JSON.parse(readFileSync(path.join(workspaceRoot, '.size-limit.json'), 'utf8'));
    const names = Array.isArray(limits) ? limits.map(({ name }) => name) : [];
    const wanted = goals.filter(({ source }) => source === 'size').map(({ at }) => at[0]);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });
});
