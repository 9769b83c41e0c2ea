import { formatDateTime, HOUR_MS, parseDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addCompany, passDeadline, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let silent: TestMember;
let quick: TestMember;
let declining: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, silent, quick, declining] = [
    await addCompany(platform, '截止采购建设'),
    await addCompany(platform, '未答供应钢材'),
    await addCompany(platform, '已报供应钢材'),
    await addCompany(platform, '谢绝供应钢材'),
  ];
});
afterAll(() => platform.close());

const { act, by, quote, detailOf } = tradeOn(() => platform);
const noticesOf = ({ userId }: TestMember, title: string) =>
  platform.db.admin<{ content: string }>('select content from notice where user_id = $1 and title = $2 order by id', [
    userId,
    title,
  ]);
const runDue = async (kind: string) => {
  await platform.db.admin(`update job set run_at = 'epoch' where kind = $1 and done_at is null`, [kind]);
  await platform.runJobs();
};

describe('the reminder before the deadline (N114)', () => {
  it('reaches those who were invited, have not declined and have not quoted, once for each hour it is due', async () => {
    const inviteeIds = [silent, quick, declining].map(({ businessId }) => businessId);
    const quoteDeadline = formatDateTime(Date.now() + 30 * HOUR_MS);
    const published = await publishAs(platform, buyer, { publishScope: 2, inviteeIds, quoteDeadline });
    await quote(quick, published, [300_000, 310_000]);
    await by(declining).post(`${inquiry}/decline-invite`, { id: published.id, reason: 1, remark: '' });
    await runDue('inquiry.remind');
    const { title } = await detailOf(published.id, buyer);
    const told = await noticesOf(silent, '报价提醒');
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ content }) => content))).toEqual(
      new Set([`“${title}”将于${(await detailOf(published.id, buyer)).quoteDeadline}截止报价`]),
    );
    expect(await noticesOf(quick, '报价提醒')).toEqual([]);
    expect(await noticesOf(declining, '报价提醒')).toEqual([]);
    await platform.runJobs();
    expect(await noticesOf(silent, '报价提醒')).toHaveLength(told.length);
  });

  it('of a deadline that was put off is not sent, that of the new one is', async () => {
    const late = await addCompany(platform, '延期供应钢材');
    const quoteDeadline = formatDateTime(Date.now() + 30 * HOUR_MS);
    const { id } = await publishAs(platform, buyer, { publishScope: 2, inviteeIds: [late.businessId], quoteDeadline });
    const later = formatDateTime((parseDateTime(quoteDeadline) ?? 0) + 5 * HOUR_MS);
    expect(await act(buyer, id, 'extend', { quoteDeadline: later })).toMatchObject({ code: 200 });
    await runDue('inquiry.remind');
    const told = await noticesOf(late, '报价提醒');
    expect(told.length).toBeGreaterThan(0);
    for (const { content } of told) expect(content).toContain(later);
  });
});

describe('a deadline at which the keeper of keys does not answer', () => {
  it('says 待开标 and shows nothing until it does, and opens all then', async () => {
    const published = await publishAs(platform, buyer);
    const { data: sent } = await quote(quick, published, [300_000, 310_000]);
    const open = vi.spyOn(platform.keeper, 'open').mockRejectedValue(new Error('the vault is out of reach'));
    onTestFinished(() => open.mockRestore());
    await passDeadline(platform, published.id);
    await platform.runJobs();
    expect((await detailOf(published.id, buyer)).status).toBe(2);
    expect(await by(buyer).get(`${TRADE_PATHS.quotation}/detail?id=${sent.id}`)).toMatchObject({ code: 411 });
    expect(await noticesOf(buyer, '报价已截止')).toEqual([]);
    // Nobody gets in between, whatever the status is called.
    expect(await quote(silent, published, [1, 1])).toMatchObject({ code: 410 });

    open.mockRestore();
    await runDue('inquiry.deadline');
    expect(await detailOf(published.id, buyer)).toMatchObject({ status: 3, quotedCount: 1 });
    expect(await noticesOf(buyer, '报价已截止')).toHaveLength(1);
    const { data } = await by(buyer).get(`${TRADE_PATHS.quotation}/detail?id=${sent.id}`);
    expect(data.lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice)).toEqual([300_000, 310_000]);
  });
});
