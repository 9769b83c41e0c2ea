import { expect, type Page } from '@playwright/test';
import { type Account, demoPassword } from './accounts.ts';
import { exampleSite, loginSite } from './addresses.ts';
import { obtainTicket } from './login.ts';

/** Comes to a page of the example of a sibling site as a visitor does: by the portal's login site. */
export async function logInAtLoginSite(page: Page, { phone }: Pick<Account, 'phone'>, path: string): Promise<void> {
  await page.goto(exampleSite + path);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.origin === loginSite && url.pathname === '/login');
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(exampleSite + path);
}

/** Arrives at the site with a ticket, and opens one of its pages. */
export async function arriveWithTicket(page: Page, account: Pick<Account, 'phone'>, path: string): Promise<void> {
  const { redirectTo } = await obtainTicket(page.request, account, { at: exampleSite });
  await page.goto(`${redirectTo}&target=${encodeURIComponent(path)}`);
  await expect(page).toHaveURL(exampleSite + path);
}

/** The texts of the scripts that the page runs. */
export async function runningScripts(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}
