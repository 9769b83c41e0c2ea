import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, quoteVip, VIP_MONTHS, VIP_STATUS, vipBenefits, vipMachine, vipPrice } from '../vips.ts';

const TODAY = '2026-11-22';
const NOBODY = { level: 0, endDate: null };

test('VP1: three months cost 98, six 95 hundredths of their months, a year its own price', () => {
  expect(VIP_MONTHS.map((months) => vipPrice(1, months))).toEqual([19_900, 58_506, 113_430, 198_000]);
  expect(VIP_MONTHS.map((months) => vipPrice(2, months))).toEqual([39_900, 117_306, 227_430, 398_000]);
  expect(vipPrice(4, 1)).toBeNull();
});

test('VP2: a higher level takes off what is left of the old term by whole days, down to fen', () => {
  expect(quoteVip(2, 12, { level: 1, endDate: '2027-03-31' }, TODAY)).toEqual({
    ...{ kind: 'upgrade', amount: 398_000, deduction: 70_520, payAmount: 327_480, unusedDays: 130 },
    ...{ beginDate: TODAY, endDate: '2027-11-21' },
  });
  expect(quoteVip(2, 1, { level: 1, endDate: '2027-11-21' }, TODAY)).toBe('剩余价值高于该时长价格，请选择更长时长');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), (days) => {
      const quote = quoteVip(3, 12, { level: 2, endDate: dayAfter(TODAY, days) }, TODAY);
      if (typeof quote === 'string') throw new Error(quote);
      expect(quote.payAmount).toBe(quote.amount - Math.floor(((days + 1) * 398_000) / 365));
    }),
  );
});

test('VP3: a renewal goes on from the end; a lower level waits for it', () => {
  const now = { level: 2, endDate: '2027-01-31' };
  expect(quoteVip(2, 1, now, TODAY)).toMatchObject({ kind: 'renew', beginDate: '2027-02-01', endDate: '2027-02-28' });
  expect(quoteVip(1, 1, now, TODAY)).toBe('当前会员到期后方可购买较低等级');
  expect(quoteVip(1, 1, { level: 2, endDate: '2026-11-21' }, TODAY)).toMatchObject({ kind: 'open', deduction: 0 });
  expect(quoteVip(2, 1, { level: 2, endDate: null }, TODAY)).toBe('当前会员长期有效，无需续费');
});

test('VP4: a term ends the day before the same day of its last month, on the last day of a shorter one', () => {
  const end = (today: string, months: 1 | 3 | 6 | 12) => {
    const quote = quoteVip(1, months, NOBODY, today);
    return typeof quote === 'string' ? quote : quote.endDate;
  };
  expect(end('2026-11-22', 12)).toBe('2027-11-21');
  expect(end('2027-01-31', 1)).toBe('2027-02-28');
  expect(end('2026-12-01', 1)).toBe('2026-12-31');
  fc.assert(
    fc.property(fc.nat(1500), fc.constantFrom(...VIP_MONTHS), (days, months) => {
      const from = dayAfter('2026-01-01', days);
      const to = end(from, months);
      expect(to > from).toBe(true);
      expect(to <= dayAfter(from, months * 31)).toBe(true);
    }),
  );
});

test('VP5: a membership is in force from its first day, and ends with its last or an upgrade', () => {
  const system = { is: ['system'], permissionKeys: [] } as const;
  const { unpaid, active, coming, ended, cancelled } = VIP_STATUS;
  const go = (
    from: (typeof VIP_STATUS)[keyof typeof VIP_STATUS],
    action: 'pay' | 'begin' | 'end',
    hasBegun: boolean,
  ) => {
    const result = vipMachine.transition(from, action, system, { hasBegun });
    return result.ok ? result.status : null;
  };
  expect([go(unpaid, 'pay', true), go(unpaid, 'pay', false)]).toEqual([active, coming]);
  expect([go(coming, 'begin', true), go(coming, 'begin', false)]).toEqual([active, null]);
  expect([go(active, 'end', true), go(coming, 'end', false), go(cancelled, 'end', true)]).toEqual([ended, ended, null]);
});

test('VP6: the comparison says each benefit for each level', () => {
  const rows = vipBenefits();
  expect(rows).toHaveLength(10);
  expect(rows.find(({ key }) => key === 'inquiriesPerMonth')?.values).toEqual(['5', '20', '100', '不限']);
  expect(rows.find(({ key }) => key === 'serviceDiscount')?.values).toEqual(['无', '98折', '95折', '90折']);
  expect(rows.every(({ values }) => values.length === 4)).toBe(true);
});
