import { PRICE_MODE } from '@jianzhu/domain/products';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { Values } from '../../record/form-state.ts';
import { blankSku } from './sku-values.ts';
import { type SkuMatrixState, useSkuMatrix } from './use-sku-matrix.ts';

/** The matrix of a form that is priced in steps, begun with one SKU. */
async function show(begun: Values = {}) {
  let values: Values = { priceMode: PRICE_MODE.tiered, specs: [], skus: [blankSku([])], ...begun };
  let put: (changed: Values) => void = () => {};
  let matrix: SkuMatrixState | undefined;
  function Form() {
    const [kept, setKept] = useState(values);
    values = kept;
    put = (changed) => setKept((before) => ({ ...before, ...changed }));
    matrix = useSkuMatrix({ values: kept, set: put }, '吨', false);
    return null;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const now = () => {
    if (!matrix) throw new Error('Nothing was drawn');
    return matrix;
  };
  const type = (key: string, text: string) =>
    act(async () => now().setRows(now().rows.map((row) => ({ ...row, values: { ...row.values, [key]: text } }))));
  return { now, type, values: () => values, put: (changed: Values) => act(async () => put(changed)) };
}

it('keeps prices with the quantities of their columns, whichever is typed first', async () => {
  const { now, type, values } = await show();
  await type('tier-0', '3620');
  await type('tier-1', '3600');
  await act(async () => now().setQuantities(['5', '60']));
  expect(values().skus).toMatchObject([
    {
      tiers: [
        { minQty: '5', price: 362_000 },
        { minQty: '60', price: 360_000 },
      ],
    },
  ]);
  await act(async () => now().setQuantities(['5', '60', '200']));
  await type('tier-2', '3580');
  await act(async () => now().setQuantities(['5', '60']));
  expect(values().skus).toMatchObject([{ tiers: [{ minQty: '5' }, { minQty: '60' }] }]);
});

it('gives the matrix its own rows back, so that its edits can be undone', async () => {
  const { now, type } = await show();
  await type('skuCode', 'A');
  const { rows } = now();
  await act(async () => {});
  expect(now().rows).toBe(rows);
  expect(rows[0]?.values.skuCode).toBe('A');
});

it('takes up what came from elsewhere, such as a draft, with columns for all of its prices', async () => {
  const { now, put } = await show();
  await put({
    skus: [
      {
        ...blankSku([]),
        tiers: [
          { minQty: '7', price: 100 },
          { minQty: '9', price: 90 },
        ],
      },
    ],
  });
  expect(now().quantities).toEqual(['7', '9']);
  expect(now().rows[0]?.values).toMatchObject({ 'tier-0': '1.00', 'tier-1': '0.90' });
});

it('sums the stock of what is sold, and counts the rows that are wrong', async () => {
  const skus = [
    { ...blankSku(['a']), stock: 5, skuCode: 'X' },
    { ...blankSku(['b']), stock: 7, skuCode: 'X', enabled: 0 as const },
  ];
  const { now } = await show({ specs: [{ name: 's', values: ['a', 'b'] }], skus });
  expect(now().stock).toBe(5);
  expect(now().wrongRows).toBe(2);
  expect(now().combinations).toBe(2);
});
