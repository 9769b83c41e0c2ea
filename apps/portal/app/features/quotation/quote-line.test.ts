import { expect, it } from 'vitest';
import { type AskedLine, offeredLine, quoteItem } from './quote-line.ts';

const asked: AskedLine = {
  lineId: '12',
  materialName: '螺纹钢',
  spec: 'HRB400E Φ12',
  brand: '',
  acceptEquivalent: 1,
  unit: 't',
  quantity: '86.4',
  categoryCode: '0101',
  arrivalDate: '2026-12-05',
};
const fresh = quoteItem(asked, undefined, []);
const withCells = (values: object) => ({ ...fresh, values: { ...fresh.values, ...values } });

it('a line without a price is not submitted, but its draft does not say that it will not be quoted', () => {
  const { line, draft } = offeredLine(fresh);
  expect([line.quoted, draft.quoted]).toEqual([0, 1]);
});

it('a line that is said not to be quoted stays so', () => {
  const { line, draft } = offeredLine(withCells({ quoted: '0' }));
  expect([line.quoted, draft.quoted]).toEqual([0, 0]);
});

it('a line with a price is quoted at it, in fen', () => {
  const { line, draft } = offeredLine(withCells({ unitPrice: '3530' }));
  expect(line).toEqual(draft);
  expect(line).toMatchObject({ inquiryLineId: '12', quoted: 1, unitPrice: 353_000 });
});
