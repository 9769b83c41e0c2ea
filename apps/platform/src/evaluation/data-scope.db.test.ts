import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluationsOn } from '../testing/evaluations.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const OBJECTION = '/api/rs-trade-service/ecomm/objection';

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly [TestMember, TestMember, TestMember];
/** Of the first bidder, with every key, who reaches what she made herself. */
let scoped: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '范围招标建设');
  bidders = [
    await addCompany(platform, '范围钢材一'),
    await addCompany(platform, '范围钢材二'),
    await addCompany(platform, '范围钢材三'),
  ];
  scoped = await addColleague(platform, bidders[0], 'business_admin');
  await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [scoped.userId]);
});
afterAll(() => platform.close());

const { by, published, resultOf } = evaluationsOn(() => platform, { buyer: () => buyer, bidders: () => bidders });

it('whose scope is her own neither watches the opening of a colleague’s bid nor objects for it', async () => {
  const { id } = await published();
  const watch = async (member: TestMember) => (await by(member).get(`${TENDER_PATH}/bit-table?id=${id}`)).code;
  const object = (member: TestMember) =>
    by(member).post(`${OBJECTION}/submit`, {
      tenderId: id,
      content: '第一候选人的工期与招标文件要求不一致',
      attachments: [],
    });
  expect([await watch(bidders[0]), await watch(scoped)]).toEqual([200, 404]);
  expect((await resultOf(bidders[0], id)).allowedActions).toEqual(['object']);
  expect((await resultOf(scoped, id)).allowedActions).toEqual([]);
  expect(await object(scoped)).toMatchObject({ code: 404 });
  expect(await object(bidders[0])).toMatchObject({ code: 200 });
  expect((await resultOf(bidders[0], id)).objections).toHaveLength(1);
  expect((await resultOf(scoped, id)).objections).toEqual([]);
});
