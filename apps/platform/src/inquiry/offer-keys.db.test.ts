import { contract } from '@jianzhu/api-client/contract';
import { OFFER_KEYS } from '@jianzhu/domain/inquiries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addColleague,
  addCompany,
  callsOf,
  passDeadline,
  publishAs,
  quotationFields,
  TRADE_PATHS,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
/** A unit price in fen that nothing else has in its digits. */
const PRICE = 731_937;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let id: string;
let quotationId: string;

/** An inquiry that was awarded to one quotation, with a reason. */
beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '比价权限建设'), await addCompany(platform, '比价权限钢材')];
  const published = await publishAs(platform, buyer);
  id = published.id;
  const fields = quotationFields(id, published.lineIds, [PRICE, PRICE]);
  quotationId = (await callsOf(platform, supplier).post(`${quotation}/submit`, fields)).data.id;
  await passDeadline(platform, id);
  await platform.runJobs();
  const { version } = (await callsOf(platform, buyer).get(`${inquiry}/detail?id=${id}`)).data;
  const award = {
    ...{ id, version, resultPublic: 0 },
    awards: published.lineIds.map((lineId) => ({ lineId, quotationId })),
    reasons: [{ quotationId, reason: '现场在用的牌号' }],
  };
  expect(await callsOf(platform, buyer).post(`${inquiry}/award`, award)).toMatchObject({ code: 200 });
});
afterAll(() => platform.close());

const read = async (member: TestMember) => {
  const { get, post } = callsOf(platform, member);
  return {
    detail: await get(`${inquiry}/detail?id=${id}`),
    list: await get(`${inquiry}/list`),
    quotation: await get(`${quotation}/detail?id=${quotationId}`),
    compare: await get(`${inquiry}/compare?id=${id}`),
    file: await post(`${inquiry}/export-comparison`, { id }),
  };
};

it('who may neither compare nor decide reads an inquiry without a price (decision 0024)', async () => {
  const manager = await addColleague(platform, buyer, 'project_manager');
  const { detail, list, ...others } = await read(manager);
  expect(detail).toMatchObject({ code: 200, data: { buyer: { award: null, awardTotal: null, deals: [] } } });
  expect(detail.data.allowedActions).not.toContain('compare');
  expect(list.data.records).toMatchObject([{ id, awardTotal: null }]);
  expect(Object.values(others).map(({ code }) => code)).toEqual([403, 403, 403]);
  expect(JSON.stringify([detail, list, others])).not.toMatch(/731937|7319\.37|14648740|现场在用的牌号/);
});

it('who reads deals reads what was agreed, and no offer', async () => {
  const { detail, list, quotation: offer } = await read(await addColleague(platform, buyer, 'reader'));
  expect(detail.data.buyer).toMatchObject({ award: null, awardTotal: 14_648_740, deals: [{ status: 0 }] });
  expect(list.data.records).toMatchObject([{ awardTotal: 14_648_740 }]);
  // 查看报价 is the key of the other side.
  expect(offer.code).toBe(403);
});

it('who compares reads all of it', async () => {
  const all = await read(await addColleague(platform, buyer, 'purchaser'));
  expect(Object.values(all).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
  expect(all.detail.data.buyer.award.reasons).toEqual([{ quotationId, reason: '现场在用的牌号' }]);
  expect(all.quotation.data.lines[0].unitPrice).toBe(PRICE);
});

it('the calls of offers name the keys that read them', () => {
  expect(contract.inquiry.compare.permission).toEqual(OFFER_KEYS);
  expect(contract.quotation.detail.permission).toEqual(['quotation_view', ...OFFER_KEYS]);
});
