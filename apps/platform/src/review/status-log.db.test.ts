import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApplicant } from '../testing/applicants.ts';
import { addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const CERTIFICATION = '/api/rs-member-service/ecomm/certification';

let platform: TestPlatform;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const stateOf = async (who: TestMember) => (await platform.get(`${CERTIFICATION}/review`, tokensOf(who))).data;
const act = async (who: TestMember, action: 'submit' | 'withdraw') => {
  const { version } = await stateOf(who);
  return platform.post(`${CERTIFICATION}/${action}`, { version }, { tokens: tokensOf(who) });
};
const handle = ({ businessId: bizId }: TestMember, agree: 0 | 1, reason = '') =>
  decideAsSeen(platform, { bizType: 'certification', bizId, agree, reason }, { operatorToken });
const laterOn = (seconds: number) => platform.db.admin('select app.advance_business_clock($1)', [seconds]);

describe('the status log', () => {
  it('tells who comes too late what others have made of it, whatever they did elsewhere', async () => {
    const applicant = await addApplicant(platform.db, '敦化石材');
    const colleague = await addMember(platform.db, applicant.businessId);
    await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
      colleague.userId,
    ]);
    await platform.db.admin(`update account set real_name = '周萍' where id = $1`, [colleague.userId]);
    await act(colleague, 'submit');
    await platform.db.admin(
      `insert into status_log (business_id, record_table, record_id, action, from_status, to_status, reason)
       select business_id, case n when 1 then 'a_table' else record_table end, record_id + n - 1, 'approve', 1, 2, ''
       from status_log, generate_series(1, 2) as n where business_id = $1`,
      [applicant.businessId],
    );
    const late = () => platform.post(`${CERTIFICATION}/submit`, { version: 0 }, { tokens: tokensOf(applicant) });
    const data = { changedBy: '周萍', isOwn: false, changedAt: (await stateOf(applicant)).submitTime };
    expect(await late()).toMatchObject({ code: 409, data: { ...data, current: await stateOf(applicant) } });
    await handle(applicant, 0, '营业执照不清晰');
    expect(await late()).toMatchObject({
      code: 409,
      data: { changedBy: '平台', current: { status: 3, reason: '营业执照不清晰', allowedActions: ['submit'] } },
    });
    const log = `select action, from_status, to_status, user_id, reason from status_log
      where record_table = 'review' and user_id = $1 or reason = '营业执照不清晰' and business_id = $2 order by id`;
    expect(await platform.db.admin(log, [colleague.userId, applicant.businessId])).toEqual([
      { action: 'submit', from_status: 0, to_status: 1, user_id: colleague.userId, reason: '' },
      { action: 'reject', from_status: 1, to_status: 3, user_id: null, reason: '营业执照不清晰' },
    ]);
  });

  it('names nobody where it was changed before there was a log', async () => {
    const applicant = await addApplicant(platform.db, '安图木业');
    await act(applicant, 'submit');
    await platform.db.admin('delete from status_log where business_id = $1', [applicant.businessId]);
    const late = await platform.post(`${CERTIFICATION}/withdraw`, { version: 0 }, { tokens: tokensOf(applicant) });
    expect(late).toMatchObject({ code: 409, data: { current: { status: 1 }, changedBy: '', changedAt: '' } });
  });

  it('keeps what became of it from those of other companies, and lets nobody rewrite it', async () => {
    const [applicant, other] = [
      await addApplicant(platform.db, '龙井砂石'),
      await addApplicant(platform.db, '图们管桩'),
    ];
    await act(applicant, 'submit');
    const run = (who: TestMember, text: RawBuilder<unknown>) =>
      platform.db.database.withSession(who.context, (transaction) => text.execute(transaction));
    expect((await run(applicant, sql`select id from status_log`)).rows).toHaveLength(1);
    expect((await run(other, sql`select id from status_log`)).rows).toEqual([]);
    await expect(run(applicant, sql`update status_log set reason = ''`)).rejects.toThrow('permission denied');
    await expect(run(applicant, sql`delete from status_log`)).rejects.toThrow('permission denied');
    const forged = sql`insert into status_log (business_id, record_table, record_id, action, from_status, to_status, reason)
      values (${applicant.businessId}, 'review', 1, 'approve', 1, 2, '')`;
    await expect(run(applicant, forged)).rejects.toThrow('row-level security');
  });
});

it('a review is of one record: others of its kind, or of its number, stay as they are', async () => {
  await platform.db.admin(`insert into demo_seed (version) values ('test')`);
  const applicant = await addApplicant(platform.db, '双辽幕墙');
  const others = await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, submitted_at)
     select kind, case kind when 'certification' then 1 else $1::bigint end, $1, '驳回测试', 1, now() - interval '1 day'
     from unnest(array['a_kind', 'certification']) as kind returning *`,
    [applicant.businessId],
  );
  const submitted = async () =>
    expect(await act(applicant, 'submit')).toMatchObject({ code: 200, data: { status: 1 } });
  await submitted();
  expect(await act(applicant, 'withdraw')).toMatchObject({ code: 200, data: { status: 0 } });
  await submitted();
  expect(await handle(applicant, 1)).toMatchObject({ code: 200 });
  expect(await stateOf(applicant)).toMatchObject({ status: 2 });
  await submitted();
  await laterOn(60);
  await platform.runJobs();
  expect(await stateOf(applicant)).toMatchObject({ status: 2 });
  const ids = others.map(({ id }) => id);
  expect(await platform.db.admin('delete from review where id = any($1) returning *', [ids])).toEqual(others);
});
