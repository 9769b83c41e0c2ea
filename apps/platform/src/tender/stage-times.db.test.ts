import { DAY_MS, parseDateTime } from '@jianzhu/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluationsOn } from '../testing/evaluations.ts';
import { addCompany, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
/** The first and the third are candidates, the third at the lower price. */
let bidders: readonly [TestMember, TestMember, TestMember];

beforeAll(async () => {
  platform = await createTestPlatform();
  const company = (name: string) => addCompany(platform, `进度${name}`);
  buyer = await company('采购建设');
  bidders = [await company('钢材一'), await company('钢材二'), await company('钢材三')];
});
afterAll(() => platform.close());

const { by, act, resultOf, published, passPublicity } = evaluationsOn(() => platform, {
  buyer: () => buyer,
  bidders: () => bidders,
});
const detailOf = async (member: TestMember, id: string) =>
  (await by(member).get(`${TENDER_PATH}/detail?id=${id}`)).data;

it('a tender says until when its candidates are published, and its contract is to be signed', async () => {
  const tender = await published();
  const { publicityEnd } = await resultOf(bidders[1], tender.id);
  expect(publicityEnd).not.toBe('');
  for (const member of [buyer, bidders[1]]) {
    expect(await detailOf(member, tender.id)).toMatchObject({ publicityEnd, signUntil: '' });
  }
  await passPublicity(tender.id);
  await act(buyer, tender.id, 'award', { bidId: tender.bids[2], reason: '', contractDays: 90 });
  const { award } = await resultOf(buyer, tender.id);
  const { data: deal } = await by(bidders[2]).get(`${TRADE_PATHS.deal}/detail?id=${award.dealId}`);
  const until = (await detailOf(buyer, tender.id)).signUntil;
  expect((parseDateTime(until) ?? 0) - (parseDateTime(deal.createTime) ?? 0)).toBe(30 * DAY_MS);
  expect((await detailOf(bidders[2], tender.id)).signUntil).toBe(until);
  expect((await detailOf(bidders[1], tender.id)).signUntil).toBe('');
  await by(bidders[2]).post(`${TRADE_PATHS.deal}/refuse`, { id: deal.id, version: deal.version, reason: '产能不足' });
  expect((await detailOf(buyer, tender.id)).signUntil).toBe('');
});

it('nobody is proposed any more once another candidate has won', async () => {
  const tender = await published();
  await passPublicity(tender.id);
  const other = { bidId: tender.bids[0], reason: '第一候选人放弃中标资格', contractDays: 90 };
  expect(await act(buyer, tender.id, 'award', other)).toMatchObject({ code: 200 });
  const { candidates } = await resultOf(bidders[1], tender.id);
  expect(candidates).toMatchObject([
    { hasWon: false, isFirst: false },
    { hasWon: true, isFirst: false },
  ]);
});
