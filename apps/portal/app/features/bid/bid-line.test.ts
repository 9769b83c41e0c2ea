import { expect, it } from 'vitest';
import { bidItem } from './bid-line.ts';

type Asked = Parameters<typeof bidItem>[0];
type Own = NonNullable<Parameters<typeof bidItem>[1]>;

// What the cells are made of.
const asked = {
  ...{ lineId: '12', materialName: '螺纹钢', spec: 'HRB400E Φ12', brand: '', acceptEquivalent: 1, unit: 't' },
  ...{ quantity: '86.4', categoryCode: '0101', arrivalDate: '2026-12-05' },
} as Asked;
const own = {
  ...{ unitPrice: 353_000, taxRate: 13, offeredBrand: '', specOffered: '', offeredWarrantyDays: null, offerRemark: '' },
  offeredArrivalDate: '',
} as Own;

it('begins with the date that is asked for; one that was cleared stays so', () => {
  expect(bidItem(asked, undefined).values.arrivalDate).toBe('2026-12-05');
  expect(bidItem(asked, own).values.arrivalDate).toBe('');
  expect(bidItem(asked, { ...own, offeredArrivalDate: '2026-12-09' }).values.arrivalDate).toBe('2026-12-09');
});
