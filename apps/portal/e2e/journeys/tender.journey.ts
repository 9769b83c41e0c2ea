import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { expectInteractive } from '../support/shell.ts';
import { done, tradeAs } from '../support/trade.ts';
import { choose as chooseFiles, newFile, unusedName } from '../support/uploads.ts';

// None of them looks at tenders or counts its notices elsewhere.
const phones = { buyer: '13800000012', invited: '13800000016', stranger: '13800000014' } as const;
const invitedList = '/user/invite-tenders/default?tab=invited';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByRole('group', { name: label });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types a day and a time into the two boxes of a moment. */
async function fillMoment(page: Page, label: string, moment: string): Promise<void> {
  const [day = '', time = ''] = moment.split(' ');
  await field(page, label).getByRole('textbox').first().fill(day);
  await page.keyboard.press('Escape');
  await field(page, label).getByRole('spinbutton', { name: '时间' }).fill(time.slice(0, 5));
  await page.keyboard.press('Tab');
}

/** At nine, so many days from now. */
const nine = (days: number) => `${formatDateTime(Date.now() + days * DAY_MS).slice(0, 10)} 09:00:00`;

async function chooseRegion(page: Page): Promise<void> {
  await page.getByLabel('项目所在地').press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '城市' }).getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '区县' }).getByRole('option').first()).toBeFocused();
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, grid: string, row: number, column: number, text: string): Promise<void> {
  await page.getByRole('grid', { name: grid }).locator(`td[data-row="${row}"][data-column="${column}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a tender with an unlawful schedule is mended, reviewed, read by whom it invites, and a public one by all', async ({
  browser,
  request,
}) => {
  const title = unusedName('旅程招标', '').slice(0, 40);
  const buyer = await tradeAs(browser, phones.buyer, 'require');
  const { page } = buyer;
  await buyer.visit('/user/invite-tenders/subPage/default');
  await expectAccessible(page);
  await page.getByLabel('招标名称').fill(title);
  await choose(page, '招标类别', '材料采购');
  await page.getByLabel('项目名称').fill('旅程安置房');
  await chooseRegion(page);
  await page.getByLabel('依法必须招标').check();
  await page.getByLabel('招标备案编号').fill('吉招旅程001');
  await page.getByLabel('招标估算价').fill('1000000');
  await page.getByLabel('联系电话').fill(phones.buyer);
  await page.getByLabel('招标范围').fill('主体结构用钢筋，含运输与卸车配合');
  for (const [column, text] of [
    [0, '螺纹钢'],
    [1, 'HRB400E Φ25'],
    [4, '120'],
  ] as const)
    await typeInto(page, '采购清单', 0, column, text);

  await fillMoment(page, '报名开始时间', nine(2));
  await fillMoment(page, '报名截止时间', nine(9));
  await fillMoment(page, '招标文件获取开始时间', nine(2));
  await fillMoment(page, '招标文件获取截止时间', nine(9));
  await fillMoment(page, '开标时间', nine(21));
  await fillMoment(page, '投标截止时间', nine(21));
  // Told while it is typed, with the nearest lawful time.
  const told = field(page, '投标截止时间').getByText('自招标文件发出之日起至投标截止不得少于20日');
  await expect(told).toBeVisible();
  await field(page, '投标截止时间')
    .getByRole('button', { name: `改为 ${nine(22).slice(0, 16)}` })
    .click();
  await expect(told).toBeHidden();
  await expect(field(page, '开标时间').getByRole('textbox').first()).toHaveValue(nine(22).slice(0, 10));

  await choose(page, '评标办法', '综合评估法');
  await typeInto(page, '评分项', 0, 0, '技术响应');
  await chooseFiles(page.locator('[data-attachments]'), newFile(unusedName('招标文件', 'txt')));
  await button(page, '提交发布').click();
  await expect(page.getByRole('link', { name: '评分项总分须为100分' })).toBeVisible();
  await expect(page.getByRole('link', { name: '邀请招标须邀请不少于3家单位' })).toBeVisible();
  await choose(page, '评标办法', '经评审的最低投标价法');

  const invitees = page.getByRole('combobox', { name: '邀请单位' });
  for (const name of ['示范', '松屿', '衡砺']) {
    await invitees.fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText('已选 3 / 50，至少3家')).toBeVisible();
  const cell = page.getByRole('grid', { name: '采购清单' });
  await expect(cell.getByText('HRB400E Φ25')).toBeVisible();
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  // The rest of the line, as a file of lines would bring it.
  const draft = done(await buyer.get(`/tender/detail?id=${id}`));
  expect(draft.buyer.docs).toHaveLength(1);
  const lines = draft.lines.map((line: object) => ({ ...line, unit: 't', categoryCode: '0101' }));
  const saved = {
    ...draft,
    ...draft.buyer,
    inviteeIds: draft.buyer.invitees.map(({ businessId }: { businessId: string }) => businessId),
    lines,
  };
  done(await buyer.post('/tender/save', saved));
  await buyer.visit(`/user/invite-tenders/subPage/default?id=${id}`);
  await button(page, '提交发布').click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('审核通过后将邀请3家单位参加投标');
  await question.getByRole('button', { name: '提交发布' }).click();
  await expect(page).toHaveURL(/mode=view/);
  await expect(page.getByRole('main').getByText('审核中', { exact: true })).toBeVisible();
  await expect(page.getByText('平台审核（审核通过后发布招标公告）')).toBeVisible();
  await expectAccessible(page);

  await decideReview(request, { bizType: 'tender', bizId: id });
  // The page that is open hears of it.
  await expect(page.getByText(`报名开始（到时自动开始报名）`)).toBeVisible();

  const invited = await tradeAs(browser, phones.invited, 'supply');
  await invited.visit(invitedList);
  await invited.page.getByRole('link', { name: title }).click();
  await expect(invited.page.getByText(nine(2).slice(0, 16)).first()).toBeVisible();
  await expect(invited.page.getByText('招标估算价')).toHaveCount(0);
  await expectAccessible(invited.page);
  await invited.visit('/user/notice?tag=1');
  const row = invited.page.getByRole('row').filter({ hasText: `邀请您参加“${title}”投标` });
  await row.getByRole('link', { name: '招标邀请' }).click();
  await invited.page.getByRole('button', { name: '查看详情' }).click();
  await expect(invited.page).toHaveURL(new RegExp(`/user/invite-tenders/subPage/default\\?id=${id}`));

  const copy = done(await buyer.post('/tender/copy', { id }));
  const openTitle = unusedName('旅程公开招标', '').slice(0, 40);
  const made = done(
    await buyer.post('/tender/save', {
      ...saved,
      ...copy,
      title: openTitle,
      tenderType: 1,
      lines: draft.lines.map(({ lineId: _lineId, ...line }: { lineId: string }) => ({
        ...line,
        unit: 't',
        categoryCode: '0101',
      })),
    }),
  );
  done(await buyer.post('/tender/submit', { id: made.id, version: made.version }));
  await decideReview(request, { bizType: 'tender', bizId: made.id });
  const stranger = await tradeAs(browser, phones.stranger, 'supply');
  await stranger.visit(`/user/invite-tenders/default?keyword=${encodeURIComponent(openTitle)}`);
  await expect(stranger.page.getByRole('link', { name: openTitle })).toBeVisible();
  await expectAccessible(stranger.page);
  await stranger.visit(`/user/invite-tenders/subPage/default?id=${id}&mode=view`);
  await expect(stranger.page.getByRole('link', { name: title })).toHaveCount(0);
  await expectInteractive(stranger.page);
});
