import { NetworkError } from '@jianzhu/api-client';
import { PRODUCT_IMPORT_COLUMNS } from '@jianzhu/domain/product-imports';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import { type ProductImport, useProductImport } from './use-product-import.ts';

const parse = vi.fn(async (_input: object) => ({ rows: [], errors: [] }));
vi.mock('./import-calls.ts', () => ({ importCalls: async () => ({ parse }), pictureCalls: async () => ({}) }));

const head = PRODUCT_IMPORT_COLUMNS.map((column) => column.head);
const cells = PRODUCT_IMPORT_COLUMNS.map(({ name }) => (name === 'name' ? '抗震螺纹钢' : ''));
vi.mock('@jianzhu/ui/xlsx', () => ({ readWorkbook: async () => ({ ok: true, rows: [head, cells] }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('says that a sheet could not be checked, and keeps nothing of it', async () => {
  const notify = vi.fn();
  let found: ProductImport | undefined;
  function Shown() {
    found = useProductImport(() => {});
    return null;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage client={{ ...stagedClient(), notify }}>
        <Shown />
      </PortalStage>,
    ),
  );
  parse.mockRejectedValueOnce(new NetworkError('productImport.parse'));
  await act(async () => found?.chooseSheet(new File(['x'], '商品.xlsx')));
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(notify.mock.lastCall?.[0]).toMatchObject({ tone: 'error' });
  await vi.waitFor(() => expect(found).toMatchObject({ sheet: null, progress: null, isReading: false }));
});
