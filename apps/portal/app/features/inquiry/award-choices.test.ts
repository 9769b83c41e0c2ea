import { AWARD_STATUS, INQUIRY_STATUS, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { expect, it } from 'vitest';
import { awardsOf, nextCandidates, startChoices } from './award-choices.ts';
import { cellsByPlace } from './comparison-view.ts';
import type { Comparison } from './second-round.tsx';

const line = (lineId: string, lineStatus: number, wonBy: string | null) => ({ lineId, lineStatus, wonBy });
const compared = (status: number, lines: readonly object[], award: object | null = null) =>
  // What is looked at of a comparison.
  ({ inquiry: { status, award }, lines }) as unknown as Comparison;

it.each([INQUIRY_STATUS.quoting, INQUIRY_STATUS.awarding, INQUIRY_STATUS.secondRound])(
  'nothing is decided of lines that are open (status %i)',
  (status) => {
    expect([...startChoices(compared(status, [line('1', LINE_STATUS.open, null)]))]).toEqual([]);
  },
);

it('after a refusal the lines of the others stay decided', () => {
  const lines = [
    line('1', LINE_STATUS.awarded, 'a'),
    line('2', LINE_STATUS.open, null),
    line('3', LINE_STATUS.dropped, null),
  ];
  expect([...startChoices(compared(INQUIRY_STATUS.awarding, lines))]).toEqual([
    ['1', 'a'],
    ['3', null],
  ]);
});

it('an award that waits is what was decided', () => {
  const held = { status: AWARD_STATUS.held, awards: [{ lineId: '1', quotationId: 'b' }] };
  expect([...startChoices(compared(INQUIRY_STATUS.awarding, [line('1', LINE_STATUS.open, null)], held))]).toEqual([
    ['1', 'b'],
  ]);
});

const offer = (lineId: string, quotationId: string, yuan: number) => ({
  ...{ lineId, quotationId, quoted: true, unitPrice: yuan * 100, netUnitPrice: `${yuan}.0000`, taxRate: 0 },
  amount: yuan * 1000,
});
const supplier = (quotationId: string, over: object = {}) => ({
  ...{ quotationId, businessName: quotationId, hasRefused: false, rankTotal: null },
  ...{ freightAmount: 0, freightTaxRate: 9, discountAmount: 0 },
  ...over,
});
const sheet = (over: object) =>
  // What is looked at of a comparison.
  ({ inquiry: { award: null, wholeOrder: 0 }, excluded: [], ...over }) as unknown as Comparison;

it('the lowest of those who have not refused comes next, for the lines that are open', () => {
  const lines = [
    line('1', LINE_STATUS.open, null),
    line('2', LINE_STATUS.awarded, 'b'),
    line('3', LINE_STATUS.open, null),
  ];
  const cells = [offer('1', 'a', 1), offer('1', 'b', 3), offer('1', 'c', 2), offer('2', 'c', 2), offer('3', 'a', 1)];
  const suppliers = [supplier('a', { hasRefused: true }), supplier('b', { rankTotal: 1 }), supplier('c')];
  expect(nextCandidates(sheet({ lines, cells, suppliers }))).toEqual([{ lineId: '1', quotationId: 'c', number: 1 }]);
  const whole = { award: null, wholeOrder: 1 };
  expect(nextCandidates(sheet({ lines, cells, suppliers, inquiry: whole }))).toMatchObject([{ quotationId: 'b' }]);
  expect(nextCandidates(sheet({ lines, cells, suppliers: suppliers.slice(1) }))).toEqual([]);
});

it('what is won has its part of freight and discount, as the deal will', () => {
  const lines = [line('1', LINE_STATUS.open, null), line('2', LINE_STATUS.open, null)];
  const cells = [offer('1', 'a', 1), offer('2', 'a', 3)];
  const suppliers = [supplier('a', { freightAmount: 1000, discountAmount: 200 })];
  const comparison = sheet({ lines, cells, suppliers });
  const [won] = awardsOf(comparison, new Map([['1', 'a']]), new Map(), cellsByPlace(comparison));
  expect(won?.totals).toEqual({
    ...{ goodsAmount: 1000, freightAmount: 250, discountAmount: 50, totalAmount: 1200 },
    ...{ netAmount: 950, taxAmount: 0, freightTax: 21 },
  });
});
