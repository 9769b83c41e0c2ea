import { expect, type Locator, type Page } from '@playwright/test';

/** The header, its controls and what it opens, by their roles and names. */
export function shell(page: Page) {
  const header = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: '消息' });
  return {
    header,
    logo: header.getByRole('link').first(),
    menu: page.getByRole('navigation', { name: '主导航' }),
    login: header.getByRole('link', { name: '登录' }),
    register: header.getByRole('link', { name: '注册' }),
    company: header.getByRole('button', { name: /^当前企业：/ }),
    companies: page.getByRole('listbox', { name: '选择企业' }),
    centre: header.getByRole('link', { name: '个人中心' }),
    bell: header.getByRole('button', { name: /^消息/ }),
    logout: header.getByRole('button', { name: '退出' }),
    logoutDialog: page.getByRole('dialog', { name: '系统提示' }),
    drawer,
    tabs: drawer.getByRole('tab'),
    rows: drawer.getByRole('tabpanel').getByRole('listitem'),
    footer: page.getByRole('contentinfo'),
    search: page.getByRole('combobox', { name: '搜索', exact: true }),
  } as const;
}

/** Waits until the header shows a member whose companies and unread count have been loaded. */
export async function expectMember(page: Page, company?: string): Promise<void> {
  const { company: selector, centre, bell, logout, login } = shell(page);
  await expect(selector).toBeVisible();
  if (company !== undefined) await expect(selector).toHaveAccessibleName(`当前企业：${company}`);
  for (const control of [centre, bell, logout]) await expect(control).toBeVisible();
  await expect(login).toBeHidden();
}

export async function expectVisitor(page: Page): Promise<void> {
  const { company, bell, logout, login, register } = shell(page);
  await expect(login).toBeVisible();
  await expect(register).toBeVisible();
  for (const control of [company, bell, logout]) await expect(control).toBeHidden();
}

/** Whether React has taken an element over. Runs in the page. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * Waits until the page's scripts have taken it over: before that a press on a button does nothing. Asked of the markup in
 * one step and not by roles, which a dialog that opens by itself hides from one moment to the next.
 *
 * @param part what has scripts of its own, which come later
 */
export async function expectInteractive(page: Page, part?: Locator): Promise<void> {
  if (part !== undefined) {
    await expect.poll(() => part.evaluate(isTakenOver)).toBe(true);
    return;
  }
  await page.waitForFunction(
    () => {
      const parts = ['header button', 'main'].flatMap((selector) => document.querySelector(selector) ?? []);
      return parts.length > 0 && parts.every((each) => Object.keys(each).some((key) => key.startsWith('__react')));
    },
    undefined,
    { timeout: 20_000 },
  );
}

/** Left, top, width and height of an element, in CSS px of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not shown`);
  return box;
}
