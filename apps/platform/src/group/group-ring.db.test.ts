import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockText } from '../db/lock-text.ts';
import { addColleague, addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const GROUP = '/api/rs-member-service/ecomm/group';
const CODES = ['91220102MADEM0A15Y', '91220104MADEM0A23N', '91220202MADEM0B11D'] as const;

let platform: TestPlatform;
let companies: readonly TestMember[];

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.admin('delete from group_link; delete from corporate_certification');
  companies = [await certified(CODES[0]), await certified(CODES[1]), await certified(CODES[2])];
});

async function certified(code: string): Promise<TestMember> {
  const member = await addCompany(platform, `环形${code.slice(-4)}建设`);
  await platform.db.admin(
    `insert into corporate_certification (business_id, create_user_id, update_user_id, submit_user_id, status, credit_code,
       code, business_name, fields, legal_number) values ($1, $2, $2, $2, 2, $3, app.next_id()::text, '环形', '{}', '\\x00')`,
    [member.businessId, member.userId, code],
  );
  return member;
}

const by = (at: number) => {
  const member = companies[at];
  if (member === undefined) throw new Error('no company');
  return callsOf(platform, member);
};
const invite = (from: number, to: number) => by(from).post(`${GROUP}/invite`, { creditCode: CODES[to] });
async function agree(to: number) {
  const links: { id: string; version: number; side: string; status: number }[] = (await by(to).get(`${GROUP}/list`))
    .data;
  const asked = links.find(({ side, status }) => side === 'subsidiary' && status === 0);
  return by(to).post(`${GROUP}/answer`, { id: asked?.id, version: asked?.version, agree: 1, lists: [] });
}
const joined = async () =>
  (await platform.db.admin<{ count: number }>('select count(*)::int as count from group_link where status = 1'))[0]
    ?.count;

const whoWaits = () =>
  platform.db.admin(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);

describe('a group', () => {
  it('has no company above a company that stands above it, however far', async () => {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const) {
      expect((await invite(from, to)).code).toBe(200);
      expect((await agree(to)).code).toBe(200);
    }
    expect(await invite(2, 0)).toMatchObject({ code: 400, msg: '该企业是贵企业的上级企业，不能添加为下属企业' });
  });

  it('becomes no ring by answers that come at once', async () => {
    for (const from of [0, 1, 2]) expect((await invite(from, (from + 1) % 3)).code).toBe(200);
    const answers = await Promise.all([agree(0), agree(1), agree(2)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 200, 422]);
    expect(await joined()).toBe(2);
  });

  it('is asked for by certified companies alone', async () => {
    await platform.db.admin('update business set cert_status = 4 where id = $1', [companies[0]?.businessId]);
    expect(await invite(0, 1)).toMatchObject({ msg: '企业认证后才能添加下属企业' });
    expect(await platform.db.admin('select id from group_link')).toEqual([]);
  });

  it('is changed by nobody whose role is narrowed while she waits', async () => {
    const [first, second] = companies;
    if (first === undefined || second === undefined) throw new Error('no company');
    const colleague = await addColleague(platform, second, 'business_admin');
    await invite(0, 1);
    const [link] = (await by(1).get(`${GROUP}/list`)).data;
    let answer: ReturnType<ReturnType<typeof by>['post']> | undefined;
    await platform.db.database.withJob(async (transaction) => {
      await lockText(transaction, 'groups');
      const body = { id: link.id, version: link.version, agree: 1, lists: ['member'] };
      answer = callsOf(platform, colleague).post(`${GROUP}/answer`, body);
      await vi.waitFor(async () => expect(await whoWaits()).toHaveLength(1), { timeout: 10_000 });
      await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [colleague.userId]);
    });
    expect(await answer).toMatchObject({ code: 403, data: { permission: 'business_edit' } });
    expect(await joined()).toBe(0);
  });
});
