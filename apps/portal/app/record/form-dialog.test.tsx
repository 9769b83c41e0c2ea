import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('sends by its button, which stands outside of the form, and is given up without sending', async () => {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const texts = { title: '取消报名', cancelText: '保留报名', confirmText: '确认取消' };
  await act(async () =>
    root.render(
      <FormDialog isRunning={false} {...texts} onSubmit={onSubmit} onClose={onClose}>
        <input aria-label="手机号" />
      </FormDialog>,
    ),
  );
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  await press('确认取消');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await press('保留报名');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
