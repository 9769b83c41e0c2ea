import { demoPerson } from '../support/accounts.ts';
import { home, memberCentre } from '../support/addresses.ts';
import { ask } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, heldCookies } from '../support/login.ts';
import { expectMember, expectVisitor } from '../support/shell.ts';

const memberPages = [
  '/user',
  '/user/',
  '/user/default',
  '/user/default/edit',
  '/USER/default',
  '/User/Default/',
  '/user/notice?tag=1',
  '/user/no-such-page',
  '/%75ser/default',
  '/user//default',
];

test('a visitor of the member centre ends on home, however the path is written (R-STATE-001, R-STATE-003)', async ({
  page,
}) => {
  for (const path of memberPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL(home);
    await expectVisitor(page);
  }
});

test('documents and data of members are kept from visitors on the server (R-STATE-002)', async () => {
  const dataPaths = ['/user/default.data', '/USER/default.data', '/user.data', '/user/default/edit.data?_routes=root'];
  for (const path of [...memberPages.filter((member) => !member.includes('//')), ...dataPaths]) {
    const { status, headers, body } = await ask({ path });
    const leadsHome = headers.location === home || body.includes(home);
    expect(leadsHome && status < 400, `${path}: ${status} ${headers.location}`).toBe(true);
    expect(body, path).not.toMatch(/个人中心|编辑资料|13800/);
  }
});

test('paths that only look alike are no pages (R-STATE-004)', async () => {
  for (const path of ['/users', '/userx', '/userx/default', '/user-default']) {
    const { status } = await ask({ path });
    expect(status, path).toBe(404);
  }
});

test('a member stays on his page over a reload (R-STATE-005)', async ({ page, context }) => {
  await enterAs(context, demoPerson(15));
  await page.goto('/user/default/edit');
  await expectMember(page);
  await page.reload();
  await expect(page).toHaveURL('/user/default/edit');
  await expectMember(page);
});

test('a page that the history brings back is guarded too (R-STATE-001)', async ({ page, context }) => {
  await enterAs(context, demoPerson(16));
  await page.goto(memberCentre);
  await page.goto('/default/home/help');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
});

test('a refused login is removed and shown as a visitor (decision 24)', async ({ page, context }) => {
  await enterAs(context, demoPerson(17));
  await context.addCookies([{ name: 'Member-Token', value: 'worn-out', url: 'http://localhost' }]);
  await page.goto(memberCentre);
  await expect(page).toHaveURL(home);
  await expectVisitor(page);
  expect(await heldCookies(context)).toEqual({});
});
