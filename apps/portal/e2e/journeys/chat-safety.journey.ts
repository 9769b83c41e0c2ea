import { expectAccessible } from '../support/accessibility.ts';
import { buyer, demoPerson, supplier } from '../support/accounts.ts';
import { newsList, portal } from '../support/addresses.ts';
import { chatPage, chatParts, say } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';

test('a link to another site asks first, one to our own does not', async ({ page, context }) => {
  await context.route('https://login.example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await enterAs(context, buyer);
  await page.goto(chatPage);
  const { row, message } = chatParts(page);
  await row(supplier.name).first().click();
  const address = `https://login.example.com/${Date.now()}`;
  await say(page, `请看 ${address}`);
  const link = message(address).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '即将离开本站' });
  await expect(dialog).toContainText('login.example.com');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: '继续访问' }).click(),
  ]);
  await expect(elsewhere).toHaveURL(address);
  expect(await elsewhere.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await elsewhere.close();

  const own = `${portal}${newsList}?from=${Date.now()}`;
  await say(page, own);
  const [news] = await Promise.all([context.waitForEvent('page'), message(own).getByRole('link').click()]);
  await expect(news).toHaveURL(own);
});

test('the platform’s own service is marked in list, header and particulars, nobody else is', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(0));
  await page.goto(`${chatPage}?contact=platform`);
  const { row, title, region } = chatParts(page);
  await expect(title).toHaveText('平台客服官方账号');
  await expect(row('平台客服')).toContainText('官方账号');
  await region.getByRole('button', { name: '对方资料' }).click();
  await expect(region.getByText('官方账号', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
});
