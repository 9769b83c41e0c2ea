import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { Popup } from './popup.tsx';

test('is a named dialog with a close button (R-HOME-011)', async () => {
  const onClose = vi.fn();
  mount(<Popup open onClose={onClose} title="平台公告" text="本周六维护" />);
  await expect.element(page.getByRole('dialog', { name: '平台公告' }).getByText('本周六维护')).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('leads to its page only when it has one', async () => {
  mount(<Popup open onClose={() => {}} title="平台公告" href="/notice/1" />);
  await expect.element(page.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/notice/1');
});
