import { expect, it } from 'vitest';
import { type AwaitingList, judgeClaims, type TestedRule } from './claims.ts';
import type { Unit } from './tested-units.ts';

const rule = (id: string, ...units: Unit[]): TestedRule => ({ specification: 'SPEC.md', id, units: new Set(units) });
const list = (most: number, ...names: string[]): AwaitingList => ({
  most,
  exports: [{ reason: 'later', file: 'a.ts', names }],
});
const used = (unit: Unit) => unit.endsWith('#used');

it('takes a rule whose tests run what an application uses', () => {
  const { faults, kept, codeless } = judgeClaims([rule('AA1', 'a.ts#used'), rule('AA2')], used, list(0));
  expect([faults, kept.map(({ id }) => id), codeless.map(({ id }) => id)]).toEqual([[], ['AA1'], ['AA2']]);
});

it('refuses a rule that is proved, be it in part, on what no application uses', () => {
  const { faults } = judgeClaims([rule('AA1', 'a.ts#used', 'a.ts#dead')], used, list(0));
  expect(faults).toEqual(['SPEC.md: AA1 is proved on a.ts#dead, which no application uses']);
});

it('lets what is on the list stand, and tells which rules wait', () => {
  const { faults, kept, awaiting } = judgeClaims([rule('AA1', 'a.ts#dead')], used, list(1, 'dead'));
  expect([faults, kept, [...awaiting.keys()]]).toEqual([[], [], ['later']]);
});

it('wants the list to shrink: nothing on it has a caller, is under no rule, or is one more', () => {
  const rules = [rule('AA1', 'a.ts#used', 'a.ts#dead')];
  expect(judgeClaims(rules, used, list(2, 'used', 'dead')).faults).toEqual([
    'a.ts#used has a caller: take it off scripts/checks/awaiting.json',
  ]);
  expect(judgeClaims(rules, used, list(2, 'gone', 'dead')).faults).toEqual([
    'a.ts#gone is under no rule: take it off scripts/checks/awaiting.json',
  ]);
  expect(judgeClaims(rules, used, list(0, 'dead')).faults).toEqual(['awaiting.json has grown from 0 to 1 exports']);
  expect(judgeClaims(rules, used, list(2, 'dead')).faults).toEqual([
    'awaiting.json holds 1 exports: lower its "most" to that',
  ]);
});
