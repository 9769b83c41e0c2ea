import { afterAll, beforeAll, expect, it } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
/** Of the supplier, with every key, who reaches what she made herself. */
let scoped: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '范围收款建设');
  supplier = await addCompany(platform, '范围付款钢材');
  scoped = await addColleague(platform, supplier, 'business_admin');
  await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [scoped.userId]);
});
afterAll(() => platform.close());

const { by, open, letIn, pay, answer } = signUpsOn(() => platform);

const statusOf = async (member: TestMember, id: string) => (await by(member).get(`${PAY_PATH}/status?id=${id}`)).code;
const close = async (member: TestMember, id: string) => {
  const [order] = await platform.db.admin<{ version: number }>('select version from pay_order where id = $1', [id]);
  return (await by(member).post(`${PAY_PATH}/close`, { id, version: order?.version })).code;
};

it.each([
  ['the fee', 1],
  ['the deposit', 2],
] as const)('whose scope is her own has no part in %s of a colleague’s sign-up', async (_what, payType) => {
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1] });
  await letIn(buyer, supplier, tenderId);
  const { data } = await pay(supplier, tenderId, 1, payType);
  expect([await statusOf(supplier, data.orderId), await statusOf(scoped, data.orderId)]).toEqual([200, 404]);
  expect((await answer(scoped, data.orderId, 'charged')).code).toBe(404);
  expect(await close(scoped, data.orderId)).toBe(404);
  expect(await close(supplier, data.orderId)).toBe(200);
});

it('and all of it in her own, whoever pays', async () => {
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1] });
  await letIn(buyer, scoped, tenderId);
  const { data } = await pay(supplier, tenderId, 1, 2);
  expect(await statusOf(scoped, data.orderId)).toBe(200);
  expect(await close(scoped, data.orderId)).toBe(200);
});
