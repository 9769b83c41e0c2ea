import { changchunPortal, helpHeading, home, loginSite, newsList, portal } from '../support/addresses.ts';
import { answer, calls, fail, recordRequests } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { sections } from '../support/sections.ts';
import { boxOf, expectInteractive, expectVisitor, shell } from '../support/shell.ts';

test('the eight sections show data, each leading on (R-HOME-001 to 008, R-ROUTE-008)', async ({ page }) => {
  const response = await page.goto(home);
  expect(response?.status()).toBe(200);
  for (const { key, heading } of sections) {
    const section = page.getByRole('region', { name: heading, exact: true });
    await expect(section).toHaveAttribute('id', key);
    await expect(section).not.toContainText(/内容加载失败|暂无/);
    expect(await section.getByRole('link').count(), `links of ${heading}`).toBeGreaterThan(2);
  }
  await expect(page.getByRole('region', { name: '供需对接' }).getByRole('row')).not.toHaveCount(0);
});

test('home shows the main banner, the labels of companies and the area of the members (R-CALL-031, R-CALL-041, R-CALL-042)', async ({
  page,
}) => {
  await page.goto(home);
  const hero = page.getByRole('region', { name: '搜索', exact: true }).locator('> img');
  await expect(hero).toHaveAttribute('src', '/art/banner.svg');
  const labels = page.getByRole('navigation', { name: '企业标签' }).getByRole('link');
  await expect(labels).toHaveText(['专精特新', '高新技术企业', '瞪羚企业', 'A级纳税人', '守合同重信用']);
  await expect(labels.first()).toHaveAttribute('href', '/default/company/more?label=zjtx');
  const area = page.getByRole('navigation', { name: '会员专区' }).getByRole('link');
  await expect(area).toHaveText(['会员权益', '企业认证', '店铺装修']);
  await expect(area.first()).toHaveAttribute('href', '/user/vip/buy');
  // The banner comes with the page also when home is reached from another page with a banner.
  await page.goto(newsList);
  await expectInteractive(page);
  await shell(page).logo.click();
  await expect(page).toHaveURL(home);
  await expect(hero).toHaveAttribute('src', '/art/banner.svg');
});

test('a visitor who stays causes no call for members (R-SYNC-006, R-STATE-015, R-STATE-016)', async ({ page }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  const popup = page.waitForResponse((response) => response.url().includes(calls.popup));
  await page.goto(home);
  await popup;
  await page.clock.runFor(5000);
  await page.getByRole('link', { name: '帮助中心' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
  await page.clock.runFor(5000);
  const asked = requests.to('/api/').map((request) => new URL(request.url()).pathname);
  // Records of use are no member's: they name nobody.
  expect(asked.filter((path) => path !== calls.collect)).toEqual([calls.popup]);
  await expectVisitor(page);
});

test('login and register lead to the login site and back here (R-HEAD-010, R-HEAD-011)', async ({ page }) => {
  for (const [origin, site] of [
    [portal, loginSite],
    [changchunPortal, loginSite.replace('localhost', 'changchun.localhost')],
  ] as const) {
    await page.goto(`${origin}${home}`);
    const { login, register } = shell(page);
    for (const [link, path] of [
      [login, '/login'],
      [register, '/register'],
    ] as const) {
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.origin + url.pathname).toBe(site + path);
      expect(url.searchParams.get('returnUrl')).toBe(`${origin}/login-back`);
    }
  }
});

test('a failed home call leaves the page usable (R-HOME-010)', async ({ page, problems }) => {
  problems.expect(/front popup could not be loaded|Failed to load resource/);
  await fail(page, calls.popup, 500);
  const failed = page.waitForResponse((response) => response.url().includes(calls.popup));
  await page.goto(home);
  await failed;
  await expect(page.getByRole('alert')).toBeHidden();
  for (const { heading } of sections)
    await expect(page.getByRole('region', { name: heading, exact: true })).toBeVisible();
});

test('the page stays whole when the code of its popup is gone (4)', async ({ page, problems }) => {
  problems.expect(/front popup could not be loaded|Failed to load resource/);
  await page.route(/\/assets\/front-popup-/, (route) => route.abort());
  const told = page.waitForEvent('console', (message) => message.text().includes('front popup could not be loaded'));
  await page.goto(home);
  await told;
  for (const { heading } of sections)
    await expect(page.getByRole('region', { name: heading, exact: true })).toBeVisible();
});

test('the front popup shows once and stays away when closed for good (R-HOME-011)', async ({ page }) => {
  const popup = { id: '7', title: '停机通知', content: '<p>周日<script>1</script>维护</p>', frequency: 2 };
  await answer(page, calls.popup, { image: '', link: '', ...popup });
  await page.goto(home);
  const dialog = page.getByRole('dialog', { name: '停机通知' });
  await expect(dialog).toContainText('维护');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  const again = page.waitForResponse((response) => response.url().includes(calls.popup));
  await page.reload();
  await again;
  await expect(dialog).toBeHidden();
});

test('the layout is white on home and grey elsewhere, after each move (R-LAYOUT-007, 008, 010)', async ({ page }) => {
  const ground = () =>
    page.locator('main').evaluate((main) => {
      for (let element: Element | null = main; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    });
  await page.goto(home);
  await expectInteractive(page);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.getByRole('region', { name: '新闻资讯' }).getByRole('link', { name: '更多' }).click();
  await expect(page).toHaveURL((url) => url.pathname === newsList);
  await expect.poll(async () => Number(/^rgb\((\d+), \d+, \d+\)$/.exec(await ground())?.[1])).toBeLessThan(255);
  await shell(page).logo.click();
  await expect(page).toHaveURL(home);
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});

test('measures of the header, the menu and the content (R-CONST-045 to 050)', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(home);
  const { header, menu, search } = shell(page);
  expect((await boxOf(header)).height).toBe(100);
  expect((await boxOf(menu)).height).toBe(64);
  const widthOf = (locator: typeof search) => boxOf(locator).then(({ width }) => width);
  const searchBar = page.getByRole('search');
  expect(await widthOf(searchBar)).toBe(1024);
  expect(await widthOf(page.getByRole('region', { name: '新闻资讯' }).locator('> div').first())).toBe(1366);
  await page.setViewportSize({ width: 1999, height: 1000 });
  expect(await widthOf(searchBar)).toBe(1024);
  await page.setViewportSize({ width: 2000, height: 1000 });
  expect(await widthOf(searchBar)).toBe(1280);
});
