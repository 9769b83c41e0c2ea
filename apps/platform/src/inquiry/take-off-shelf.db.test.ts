import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let operatorToken: string;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db, '孙理')).token;
  [buyer, supplier] = [await addCompany(platform, '下架采购建设'), await addCompany(platform, '下架供应钢材')];
});
afterAll(() => platform.close());

const { by, quote, endRound, detailOf } = tradeOn(() => platform);
const offShelf = (code: string, reason = '发布虚假信息') =>
  platform.post('/api/rs-ops-service/inquiry/off-shelf', { code, reason }, { tokens: { operatorToken } });
const noticesOf = ({ userId }: TestMember) =>
  platform.db.admin('select title, content, switch_type from notice where user_id = $1 order by id', [userId]);

it('an operator takes an inquiry off: its owner reads why, its quotations are over and stay sealed (3.5, N113)', async () => {
  const published = await publishAs(platform, buyer);
  const { code, title } = await detailOf(published.id, buyer);
  const { data: sent } = await quote(supplier, published, [300_000, 310_000]);
  expect(await offShelf(code)).toMatchObject({ code: 200, data: { status: 8 } });

  const closed = await detailOf(published.id, buyer);
  expect(closed.status).toBe(8);
  expect(closed.logs).toContainEqual(expect.objectContaining({ action: 'offShelf', reason: '发布虚假信息' }));
  expect(await noticesOf(buyer)).toContainEqual({
    ...{ title: '询价被下架', content: `“${title}”因发布虚假信息被平台下架`, switch_type: 66 },
  });
  expect((await noticesOf(supplier)).map((one) => one.title)).not.toContain('询价已关闭');
  expect((await by(supplier).get(`${TRADE_PATHS.quotation}/detail?id=${sent.id}`)).data.status).toBe(8);
  expect((await by(buyer).get(`${TRADE_PATHS.quotation}/detail?id=${sent.id}`)).code).not.toBe(200);
  await endRound(published.id);
  expect((await detailOf(published.id, buyer)).status).toBe(8);
  const events = await platform.db.admin(
    `select operator_name, business_id, record_id from audit_event where act = 'operator.offShelfInquiry' and code = 200`,
  );
  expect(events).toEqual([{ operator_name: '孙理', business_id: buyer.businessId, record_id: published.id }]);
});

it('is done to what is out alone, by its number, with a reason', async () => {
  const published = await publishAs(platform, buyer);
  const { code } = await detailOf(published.id, buyer);
  expect(await offShelf('XJ2000010100001')).toMatchObject({ code: 404 });
  expect(await offShelf(code, '')).toMatchObject({ code: 400 });
  await endRound(published.id);
  expect((await detailOf(published.id, buyer)).status).toBe(7);
  expect(await offShelf(code)).toMatchObject({ code: 422, msg: '当前状态不允许该操作' });
});
