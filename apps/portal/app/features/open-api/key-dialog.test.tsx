import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { KeyDialog } from './key-dialog.tsx';

const makeKey = vi.fn(async () => ({ secret: 'jk_0123456789' }));
vi.mock('./open-api-calls.ts', () => ({ openApiCalls: async () => ({ makeKey }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('shows a new key until its button says that it is kept, whatever key is pressed', async () => {
  const onClose = vi.fn();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage>
        <KeyDialog known={null} onClose={onClose} />
      </PortalStage>,
    ),
  );
  const dialog = () => document.querySelector('[role="dialog"]');
  const type = (id: string, value: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>(`#${id}`);
      if (!input) throw new Error(`no field ${id}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('focusout', { bubbles: true }));
    });
  await type('name', '采购系统');
  await type('expireDate', '2099-01-01');
  await act(async () => dialog()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('jk_0123456789'));
  await act(async () => {
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(dialog()?.textContent).toContain('jk_0123456789');
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()?.querySelector('[aria-label="关闭"]')).toBeNull();
  const kept = [...(dialog()?.querySelectorAll('button') ?? [])].find((button) => button.textContent === '我已保存');
  await act(async () => kept?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
});
