import { expect, it } from 'vitest';
import { netPriceText, plainAmount } from './plain-amount.ts';

it('amounts and prices that are read are grouped, without a sign', () => {
  expect([plainAmount(345_000), plainAmount(null)]).toEqual(['3,450.00', '—']);
  expect([netPriceText('3649.0708'), netPriceText('12.5'), netPriceText('')]).toEqual(['3,649.0708', '12.5000', '']);
});
