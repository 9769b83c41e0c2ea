import type { Page } from '@playwright/test';
import { changchunPortal, home, newsList, portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';

/** What a page says to eyes, to screen readers and to search engines; not what it keeps without showing it. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.title,
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
      document.body.innerText,
      ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content')),
      ...[...document.querySelectorAll('[alt], [aria-label]')].map((element) =>
        [element.getAttribute('alt'), element.getAttribute('aria-label')].join(' '),
      ),
    ].join('\n'),
  );
}

const pages = [
  home,
  newsList,
  '/default/company/more',
  '/default/home/help',
  '/default/djyl/welcome',
  '/default/login',
  '/sign-up2',
  '/default/global-search/privacy-policy',
  '/default/comprehensives-ervices/online-customer-service',
  '/download-jl-h5',
  '/default/nope',
];

for (const [name, origin, others] of [
  ['CHANGCHUN', changchunPortal, /.{0,20}(?:吉林|四平|辽源|通化|(?<!长)白山市|松原|白城|延边|梅河口).{0,10}/],
  ['the province', portal, /.{0,20}(?:长春市建筑业|长春建筑产业|辽宁|黑龙江).{0,10}/],
] as const) {
  test(`no page of ${name} names another region (6.10, decision 55)`, async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const address of pages) {
      await page.goto(origin + address);
      expect((await wordsOf(page)).match(others)?.[0], address).toBeUndefined();
    }
  });
}

test('CHANGCHUN says its own name in banner, description and operator line, and no other in its announcement (6.10)', async ({
  page,
}) => {
  await page.goto(changchunPortal + home);
  // The operator's other announcement names the province.
  await expect(page.getByText('四季度建设工程材料信息价已发布，欢迎查阅').first()).toBeVisible();
  await expect(page.getByText('长春建筑产业，一站对接')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('长春市建筑业数字平台运营有限公司');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^长春市建筑业数字平台：/);
});
