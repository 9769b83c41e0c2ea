import { expectAccessible } from '../support/accessibility.ts';
import { portal } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { companyIds, nine, publishTender } from '../support/tenders.ts';
import { tradeAs } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

// None of them counts its notices elsewhere, and the buyer may publish again where it is tried once more.
const phones = { buyer: '13800000012', invited: '13800000016' } as const;
const INVITED = 2;

/** The next month of a day. @param day `YYYY-MM-DD` */
function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

test('both sides of a tender find its times in the calendar, by the keyboard alone and as a file', async ({
  browser,
  request,
}) => {
  const buyer = await tradeAs(browser, phones.buyer, 'require');
  const title = unusedName('旅程日历招标', '').slice(0, 40);
  const inviteeIds = await companyIds(buyer, '示范', '松屿', '衡砺');
  await publishTender(buyer, request, { title, tenderType: INVITED, inviteeIds });
  const invited = await tradeAs(browser, phones.invited, 'supply');
  const day = nine(22).slice(0, 10);
  for (const { page, visit } of [buyer, invited]) {
    await visit(`/user/deadlines?day=${day}`);
    const rows = page.getByRole('row').filter({ hasText: title });
    await expect(rows.filter({ hasText: '投标截止' })).toBeVisible();
    await expect(rows.filter({ hasText: '开标' })).toBeVisible();
    await expect(rows).toHaveCount(2);
    const file = await page.context().request.get(`${portal}/calendars/deadlines.ics`);
    const text = (await file.text()).replaceAll('\r\n ', '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(text).toContain(`SUMMARY:投标截止 ${title}`);
    expect(text).toContain(`DTSTART;TZID=Asia/Shanghai:${day.replaceAll('-', '')}T090000`);
  }

  const { page } = buyer;
  await expectAccessible(page);
  await buyer.visit(`/user/deadlines?month=${day.slice(0, 7)}`);
  const calendar = page.getByRole('region', { name: '截止日历' });
  const chosen = calendar.locator(`[data-day="${day}"]`).getByRole('link');
  await chosen.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.getByRole('link').and(page.locator(':focus'))).toBeVisible();
  await expect(chosen).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(2);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(new RegExp(`month=${monthAfter(day)}`));
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(new RegExp(`month=${day.slice(0, 7)}`));

  await page.getByRole('link', { name: '日程' }).click();
  const agenda = page.getByRole('row').filter({ hasText: title });
  await expect(agenda.filter({ hasText: '报名开始' })).toBeVisible();
  await page.getByRole('navigation', { name: '业务类别' }).getByRole('link', { name: '询价' }).click();
  await expect(agenda).toHaveCount(0);
  await page.getByRole('navigation', { name: '业务类别' }).getByRole('link', { name: '招标' }).click();
  await agenda.filter({ hasText: '投标截止' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: '邀请招标' })).toBeVisible();
  await expectAccessible(page);
});
