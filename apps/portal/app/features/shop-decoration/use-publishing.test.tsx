import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { defaultPage } from '@jianzhu/domain/shops';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage } from '../../testing/portal-stage.tsx';
import type { DraftSave } from './use-draft-save.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

const previewToken = vi.fn(async (_input: object) => ({ token: 'abc' }));
vi.mock('./decoration-calls.ts', () => ({ shopCalls: async () => ({ previewToken }) }));

const flush = vi.fn<DraftSave['flush']>(async () => null);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  previewToken.mockClear();
});

async function show() {
  let shown: Publishing | undefined;
  // Publishing asks the draft for nothing but to be saved.
  const draft = { flush } as Partial<DraftSave> as DraftSave;
  const schema = () => defaultPage('长春衡砺钢材贸易有限公司', 'pc');
  function Shown() {
    shown = usePublishing({ terminal: 'pc', draft, schema, dispatch: () => {} });
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
      <PortalStage>
        <Shown />
      </PortalStage>,
    ),
  );
  return () => {
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
}

it('offers an act again whose page got no answer when it was saved', async () => {
  const publishing = await show();
  flush.mockResolvedValueOnce(new NetworkError('ownShop.save'));
  await act(() => publishing().openPreview());
  expect(previewToken).not.toHaveBeenCalled();
  expect(publishing().lost?.text).toContain('重试不会重复提交');
  await act(async () => publishing().lost?.retry());
  await vi.waitFor(() => expect(publishing().preview).toContain('/shop/preview?terminal=pc&token=abc'));
  expect(publishing().lost).toBeNull();
});

it('leaves it to the draft to say what the platform refuses', async () => {
  const publishing = await show();
  flush.mockResolvedValueOnce(new BusinessError('ownShop.save', 409, '该页面已在其他窗口修改', {}));
  await act(() => publishing().openPreview());
  expect(previewToken).not.toHaveBeenCalled();
  expect(publishing().lost).toBeNull();
});
