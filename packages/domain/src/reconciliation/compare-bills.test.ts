import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BillLine, compareBills } from '../reconciliations.ts';

const line: fc.Arbitrary<BillLine> = fc.record({
  kind: fc.constantFrom('charge', 'refund', 'payout'),
  number: fc.stringMatching(/^[A-Z]{2}\d{1,3}$/),
  amount: fc.integer({ min: 1, max: 1e9 }),
});
const lines = fc.uniqueArray(line, { selector: ({ kind, number }) => `${kind} ${number}` });

test('RC1: a bill that says the same in another order has no differences', () => {
  fc.assert(
    fc.property(lines, (own) => {
      expect(compareBills(own, own.toReversed())).toEqual([]);
    }),
  );
});

test('RC1: what one side lacks, or says otherwise, is a difference, and nothing else', () => {
  fc.assert(
    fc.property(lines, fc.nat(), (own, at) => {
      fc.pre(own.length > 0);
      const index = at % own.length;
      const [changed] = own.slice(index, index + 1);
      if (changed === undefined) throw new Error('there is a line');
      const { kind, number, amount } = changed;
      const others = own.filter((_line, place) => place !== index);
      expect(compareBills(own, others)).toEqual([{ kind, number, ours: amount, theirs: null }]);
      expect(compareBills(others, own)).toEqual([{ kind, number, ours: null, theirs: amount }]);
      const more = [...others, { ...changed, amount: amount + 1 }];
      expect(compareBills(own, more)).toEqual([{ kind, number, ours: amount, theirs: amount + 1 }]);
    }),
  );
});

test('RC1: what was paid out twice under one number is a difference', () => {
  const paid = { kind: 'payout', number: 'TX1', amount: 100 } as const;
  expect(compareBills([paid], [paid, paid])).toEqual([{ kind: 'payout', number: 'TX1', ours: 100, theirs: 200 }]);
});
