import { expect, it } from 'vitest';
import { bidColumns } from './bid-columns.ts';

it('what is asked stands as text on the left, quantities and amounts as figures on the right', () => {
  const sides = bidColumns.flatMap((column) =>
    column.kind === 'computed' ? [[column.key, column.align ?? 'end']] : [],
  );
  expect(Object.fromEntries(sides)).toEqual({
    ...{ material: 'start', spec: 'start', askedBrand: 'start', unit: 'start' },
    ...{ quantity: 'end', amount: 'end' },
  });
});
