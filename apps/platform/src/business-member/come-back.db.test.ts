import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmployer, as } from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const ENABLE = '/api/rs-member-service/ecomm/businessMember/enable';
/** Of a company without a level. */
const SEATS = 5;

let platform: TestPlatform;
let owner: TestMember;
let away: readonly TestMember[];

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '降级建设', 0);
  // As they came while the company had a level.
  for (let seat = 2; seat < SEATS; seat += 1) await addMember(platform.db, owner.businessId);
  away = await Promise.all(Array.from({ length: 4 }, () => addMember(platform.db, owner.businessId)));
  await platform.db.admin('update membership set status = 2 where user_id = any($1::bigint[])', [
    away.map(({ userId }) => userId),
  ]);
});
afterAll(() => platform.close());

it('no more members come back than there are seats, all at once', async () => {
  const answers = await Promise.all(
    away.map(({ userId }) => as(platform, owner).post(ENABLE, { id: userId, version: 1 })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 413, 413, 413]);
  expect(answers.find(({ code }) => code === 413)?.msg).toBe('成员数已达上限，请升级会员');
  const [{ active } = { active: 0 }] = await platform.db.admin<{ active: number }>(
    'select count(*)::int as active from membership where business_id = $1 and status = 1',
    [owner.businessId],
  );
  expect(active).toBe(SEATS);
});
