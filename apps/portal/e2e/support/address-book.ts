import { expect, type Page } from '@playwright/test';
import { expectInteractive } from './shell.ts';

const folder = '/user/building-materials';
export const addressList = `${folder}/address`;
export const addressCards = `${folder}/address-card`;
export const addressForm = `${folder}/address-modify`;

/** The pages of the address book, by their roles and names. */
export function addressBook(page: Page) {
  const field = (label: string) => page.getByLabel(label);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    field,
    button,
    rows: page.locator('tr[data-row]'),
    row: (text: string) => page.locator('tr[data-row]').filter({ hasText: text }),
    add: page.getByRole('link', { name: '新增收货地址' }).first(),
    save: button('保存'),
    saved: page.getByText('保存成功'),
    keptDraft: page.getByText(/已自动保存 \d\d:\d\d/),
    conflict: page.getByRole('dialog', { name: '数据已被他人修改，请刷新后重试' }),
    question: page.getByRole('dialog', { name: '系统提示' }),
  } as const;
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectInteractive(page);
}

/** Fills in a new address from one line of text. */
export async function paste(page: Page, line: string): Promise<void> {
  const { field, button } = addressBook(page);
  await page.getByRole('textbox', { name: '智能识别' }).fill(line);
  await button('识别').click();
  await expect(field('收货人')).not.toHaveValue('');
}
