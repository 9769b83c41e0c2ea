import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { SendCodeField } from './send-code-field.tsx';

test('the button keeps the focus while a code is sent and counted down, and sends once', async () => {
  let answer: (waitMs: number) => void = () => undefined;
  const onSend = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  );
  mount(<SendCodeField label="验证码" value="" onChange={() => undefined} onSend={onSend} />);
  const button = page.getByRole('button');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  answer(60_000);
  await expect.element(page.getByRole('button', { name: /秒后重新获取$/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});
