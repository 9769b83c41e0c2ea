import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '单号采购建设'), await addCompany(platform, '单号供应钢材')];
});
afterAll(() => platform.close());

const { by, quote } = tradeOn(() => platform);

it('the number of a quotation is one of the day, and does not say how many there are', async () => {
  const codes: string[] = [];
  for (const price of [100, 200, 300]) {
    const { data } = await quote(supplier, await publishAs(platform, buyer), [price, price]);
    codes.push((await by(supplier).get(`${TRADE_PATHS.quotation}/detail?id=${data.id}`)).data.code);
  }
  for (const code of codes) expect(code).toMatch(/^BJ20\d{6}\d{5}$/);
  expect(new Set(codes).size).toBe(3);
  expect(await platform.db.admin(`select last from record_number where kind = 'quotation'`)).toEqual([]);
});
