import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, callsOf, publishAs, quotationFields, TRADE_PATHS } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { quotation } = TRADE_PATHS;
const BUYER = '隐名采购建设';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, BUYER), await addCompany(platform, '探问钢材')];
});
afterAll(() => platform.close());

it('a draft does not name a buyer who shows itself to those alone who have quoted (domain rules 0.10)', async () => {
  const { id, lineIds } = await publishAs(platform, buyer, { hideContact: 1 });
  const { get, post } = callsOf(platform, supplier);
  const fields = quotationFields(id, lineIds, [300_000, 300_000]);
  const { data: draft } = await post(`${quotation}/save`, fields);
  const calls = [
    `${quotation}/list`,
    `${quotation}/list?minTotalAmount=0`,
    `${quotation}/by-inquiry?inquiryId=${id}`,
    `${quotation}/detail?id=${draft.id}`,
  ];
  const found = async () => (await get(`${quotation}/list?buyerName=${encodeURIComponent('隐名')}`)).data.total;
  const answers = async () => [
    ...(await Promise.all(calls.map((path) => get(path)))),
    await post(`${quotation}/export`, {}),
  ];
  for (const answer of await answers()) {
    expect(answer.code).toBe(200);
    expect(JSON.stringify(answer.data)).not.toMatch(new RegExp(`${BUYER}|${buyer.businessId}`));
  }
  expect(await found()).toBe(0);
  await post(`${quotation}/submit`, { ...fields, id: draft.id, version: draft.version });
  expect(await found()).toBe(1);
  const shown = await answers();
  expect(shown.filter(({ data }) => JSON.stringify(data).includes(BUYER))).toHaveLength(5);
});
