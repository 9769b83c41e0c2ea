import { expect, it } from 'vitest';
import { secondColumns } from './second-price-rows.ts';

const shown = (key: string, values: Readonly<Record<string, string>>) => {
  const column = secondColumns.find((one) => one.key === key);
  return column?.kind === 'computed' ? column.compute(values) : undefined;
};

it('how far a second price is from the first is said with one sign', () => {
  const change = (second: string) => shown('reduction', { first: '1000.00', second });
  expect([change('965'), change('1012'), change('1000'), change('')]).toEqual(['−3.5%', '+1.2%', '维持原价', '—']);
});

it('prices that are only read are grouped, as amounts are', () => {
  expect([shown('first', { first: '3450.00' }), shown('target', { target: '' })]).toEqual(['3,450.00', '—']);
  expect(shown('amount', { first: '3450.00', quantity: '2' })).toBe('6,900.00');
});
