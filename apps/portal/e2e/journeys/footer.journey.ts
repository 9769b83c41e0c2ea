import { home } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { boxOf, expectInteractive, shell } from '../support/shell.ts';

test('shows columns, hotline, codes, filings and operator (R-FOOT-001, 005 to 011, 015)', async ({ page }) => {
  await page.goto(home);
  const { footer } = shell(page);
  const columns = footer.getByRole('navigation', { name: '页脚' }).getByRole('heading');
  await expect(columns).toHaveText(['关于我们', '新手指南', '服务支持', '规则协议', '友情链接']);
  await expect(footer).toContainText('9:30-18:30');
  await expect(footer).toContainText(/\d{4}-\d{4} \d{4}/);
  await expect(footer).toContainText('吉ICP备00000000号');
  await expect(footer).toContainText('运营单位');
  for (const name of ['官方公众号二维码', '移动客户端二维码', '平台客服二维码']) {
    const code = footer.getByRole('img', { name });
    await code.scrollIntoViewIfNeeded();
    const { width, height } = await boxOf(code);
    expect([width, height], name).toEqual([130, 130]);
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth), name).toBeGreaterThan(0);
  }
});

test('a link without an address leads to its help page (R-FOOT-004)', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  await shell(page).footer.getByRole('link', { name: '收费标准' }).click();
  await expect(page).toHaveURL('/default/home/help?id=2302');
});

test('a link with an address opens it (R-FOOT-003)', async ({ page, context }) => {
  await context.route('https://www.mohurd.gov.cn/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await page.goto(home);
  const popup = page.waitForEvent('popup');
  await shell(page).footer.getByRole('link', { name: '住房和城乡建设部' }).first().click();
  const opened = await popup;
  await expect(opened).toHaveTitle('elsewhere');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('leads to the three legal texts (R-FOOT-012 to 014)', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  for (const [name, path] of [
    ['隐私政策', 'privacy-policy'],
    ['版权声明', 'copyright-notice'],
    ['用户协议', 'user-agreement'],
  ] as const) {
    await shell(page).footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/default/global-search/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
