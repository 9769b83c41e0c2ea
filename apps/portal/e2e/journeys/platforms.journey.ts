import { demoPerson } from '../support/accounts.ts';
import { changchunPortal, home, portalPort } from '../support/addresses.ts';
import { calls } from '../support/calls.ts';
import { ask } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectMember, shell } from '../support/shell.ts';

const generic = { host: `localhost:${portalPort}`, title: '吉林省建筑业数字平台', logo: '/brand/jianzhu.svg' };
const changchun = {
  host: `changchun.localhost:${portalPort}`,
  title: '长春市建筑业数字平台',
  logo: '/brand/changchun.svg',
};

test('CHANGCHUN has its own name, and neither party building nor friendly links (R-HEAD-003, 004, 027, R-FOOT-002, R-CONST-028)', async ({
  page,
}) => {
  await page.goto(`${changchunPortal}${home}`);
  const { header, menu, footer } = shell(page);
  await expect(page).toHaveTitle(changchun.title);
  await expect(header).toContainText(changchun.title);
  await expect(header).toContainText('长春市建筑业一站式综合服务');
  await expect(header.locator('img')).toHaveAttribute('src', changchun.logo);
  await expect(page.locator('link[rel~=icon]')).toHaveAttribute('href', changchun.logo);
  await expect(menu.getByRole('list').getByRole('link')).toHaveText([
    '供需对接',
    '数字平台',
    '综合服务',
    '智慧监管',
    '新闻资讯',
    '企业风采',
    '科研创新',
  ]);
  const columns = footer.getByRole('navigation', { name: '页脚' }).getByRole('heading');
  await expect(columns).toHaveText(['关于我们', '新手指南', '服务支持', '规则协议']);
  await expect(page.getByRole('region', { name: '热点' })).toBeHidden();
});

for (const [origin, code] of [
  ['', 'JIANZHU'],
  [changchunPortal, 'CHANGCHUN'],
] as const) {
  test(`calls of ${code} say where they come from (R-HDR)`, async ({ page }) => {
    const popup = page.waitForRequest((request) => request.url().includes(calls.popup));
    await page.goto(`${origin}${home}`);
    expect((await popup).headers()['request-source']).toBe(code);
  });
}

test('a member of CHANGCHUN logs in there and is a stranger here (decision 3)', async ({ page, context }) => {
  await enterAs(context, demoPerson(19), { at: changchunPortal });
  await page.goto(`${changchunPortal}${home}`);
  await expectMember(page);
  await page.goto(home);
  await expect(shell(page).login).toBeVisible();
});

test('forty requests at once under two hosts never mix them (A-12)', async () => {
  const paths = [home, '/default/global-search?keyword=x', '/default/news/news-list', '/default/home?params=news'];
  const asked = Array.from({ length: 40 }, (_, index) => ({
    brand: index % 2 === 0 ? generic : changchun,
    other: index % 2 === 0 ? changchun : generic,
    path: paths[Math.floor(index / 2) % paths.length] ?? home,
  }));
  const answers = await Promise.all(asked.map(({ brand, path }) => ask({ path, host: brand.host })));
  for (const [index, { brand, other, path }] of asked.entries()) {
    const { status, body = '' } = answers[index] ?? {};
    expect(status, path).toBe(200);
    expect(body).toContain(`<title>${brand.title}</title>`);
    expect(body).toContain(`href="${brand.logo}"`);
    expect(body).toContain(`http%3A%2F%2F${brand.host.replace(':', '%3A')}%2Flogin-back`);
    expect(body).not.toContain(`<title>${other.title}</title>`);
    expect(body).not.toContain(other.logo);
    expect(body).not.toContain(`http%3A%2F%2F${other.host.replace(':', '%3A')}%2F`);
  }
});

test('forwarded headers choose no brand (A-12, H-05)', async () => {
  const { body } = await ask({
    path: home,
    host: generic.host,
    headers: { 'x-forwarded-host': changchun.host, forwarded: `host=${changchun.host}` },
  });
  expect(body).toContain(`<title>${generic.title}</title>`);
});

test('a host that no platform knows has the defaults (R-HEAD-005, R-STATE-012)', async () => {
  const { status, body } = await ask({ path: home, host: 'unknown.localhost' });
  expect(status).toBe(200);
  expect(body).toMatch(/<title>[^<]+<\/title>/);
  expect(body).not.toMatch(/>(null|undefined)</);
  expect(body).toContain('党建引领');
});
