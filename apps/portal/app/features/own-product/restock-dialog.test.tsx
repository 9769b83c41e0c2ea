import { NetworkError } from '@jianzhu/api-client';
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { RestockDialog } from './restock-dialog.tsx';

const sku = {
  ...{ id: '31', skuCode: 'HRB-12', specValues: [], price: 362_000, tiers: [], marketPrice: null, stock: 260 },
  ...{ weightKg: '', image: '', enabled: 1 },
};
const detail = vi.fn(async () => ({ id: '7', version: 3, specs: [], skus: [sku] }));
const stock = vi.fn(async (_input: object) => null);
vi.mock('./product-calls.ts', () => ({ productCalls: async () => ({ detail, stock }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('says that an answer was lost where the stock is changed, and sends it again', async () => {
  const onClose = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  // The dialog reads nothing else of its row.
  const row = { id: '7', title: '螺纹钢', unit: 't' } as ComponentProps<typeof RestockDialog>['row'];
  await act(async () =>
    root.render(
      <PortalStage>
        <RestockDialog row={row} onClose={onClose} />
      </PortalStage>,
    ),
  );
  const dialog = () => document.querySelector('[role="dialog"]');
  const press = (name: string) =>
    act(async () =>
      [...(dialog()?.querySelectorAll('button') ?? [])].find((button) => button.textContent === name)?.click(),
    );
  await vi.waitFor(() => expect(dialog()?.querySelector('[role="grid"]')).not.toBeNull());

  stock.mockRejectedValueOnce(new NetworkError('ownProduct.stock'));
  await press('保存');
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('重试不会重复提交'));
  expect(onClose).not.toHaveBeenCalled();
  await press('重试');
  expect(stock.mock.calls.map(([input]) => input)).toEqual(
    Array.from({ length: 2 }, () => ({ body: { id: '7', version: 3, skus: [{ skuId: '31', stock: 260 }] } })),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});
