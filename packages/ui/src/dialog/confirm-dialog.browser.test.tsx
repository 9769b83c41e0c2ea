import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function ask(pending = false) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  mount(<ConfirmDialog open text="确定退出登录？" confirmText="确认退出" pending={pending} {...answers} />);
  return answers;
}

test('is a dialog named 系统提示 with the question as description (R-LOGOUT-001, R-LOGOUT-002)', async () => {
  ask();
  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await expect.element(dialog).toHaveAccessibleDescription('确定退出登录？');
});

test('the focus starts on cancel, which comes before confirm (R-LOGOUT-003, R-LOGOUT-004)', async () => {
  ask();
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  const names = page.getByRole('button').elements();
  expect(names.map((button) => button.textContent)).toEqual(['取消', '确认退出']);
});

test('each button answers once', async () => {
  const answers = ask();
  await page.getByRole('button', { name: '确认退出' }).click();
  expect(answers.onConfirm).toHaveBeenCalledOnce();
  expect(answers.onCancel).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '取消' }).click();
  expect(answers.onCancel).toHaveBeenCalledOnce();
});

test('Escape cancels, a click beside the dialog does not', async () => {
  const answers = ask();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  expect(answers.onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(answers.onCancel).toHaveBeenCalledOnce();
});

test('while the answer is carried out confirm is not taken again', async () => {
  const answers = ask(true);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement?.textContent).toContain('确认退出');
  expect(answers.onConfirm).not.toHaveBeenCalled();
});

test('the focus goes back to what asked', async () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          退出
        </button>
        <ConfirmDialog
          open={open}
          text="确定退出登录？"
          confirmText="确认退出"
          onConfirm={() => {}}
          onCancel={() => setOpen(false)}
        />
      </>
    );
  }
  mount(<Example />);
  await page.getByRole('button', { name: '退出' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('button', { name: '退出' })).toHaveFocus();
});
