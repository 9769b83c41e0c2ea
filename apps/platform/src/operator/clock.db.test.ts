import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, publishAs } from '../testing/inquiries.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const DAY = 86_400;

let platform: TestPlatform;
let operatorToken: string;
let member: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db, '孙理')).token;
  member = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
});
afterAll(() => platform.close());
beforeEach(() => platform.db.admin('truncate business_clock, demo_seed'));

const advance = (seconds: number, key = randomUUID()) =>
  platform.post(
    '/api/rs-ops-service/clock/advance',
    { seconds },
    { tokens: { operatorToken }, headers: { 'idempotency-key': key } },
  );
const beDemo = () => platform.db.admin(`insert into demo_seed (version) values ('test')`);
/** In whole days. */
const ahead = async () => {
  const [row] = await platform.db.admin<{ days: number }>(
    'select round(extract(epoch from app.business_now() - clock_timestamp()) / 86400)::integer as days',
  );
  return row?.days;
};

describe('the clock of business rules', () => {
  it('is moved by nobody but the operator of a demonstration, and forwards', async () => {
    expect(await advance(DAY)).toMatchObject({ code: 422, msg: '仅演示环境可以调整业务时间' });
    expect(await ahead()).toBe(0);
    await beDemo();
    for (const seconds of [0, -1, 0.5, 32 * DAY]) expect(await advance(seconds)).toMatchObject({ code: 400 });
    const asMember = { jianzhuToken: member.platformToken, token: member.accessToken, businessId: member.businessId };
    expect((await platform.post('/api/rs-ops-service/clock/advance', { seconds: 1 }, { tokens: asMember })).code).toBe(
      401,
    );
    for (const forbidden of ['select app.advance_business_clock(1)', 'select * from app.business_clock']) {
      const asRequest = platform.db.database.withSession(member.context, (transaction) =>
        sql.raw(forbidden).execute(transaction),
      );
      await expect(asRequest).rejects.toThrow('permission denied');
    }
    expect(await ahead()).toBe(0);
  });

  it('is moved once by a call that is repeated, adds up, and is in the audit trail', async () => {
    await beDemo();
    const key = randomUUID();
    const [first, again] = [await advance(DAY, key), await advance(DAY, key)];
    expect(first.data).toEqual({ serverTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) });
    expect(again.data).toEqual(first.data);
    await advance(2 * DAY);
    expect(await ahead()).toBe(3);
    const events = await platform.db.admin(
      `select operator_name, detail ->> 'seconds' as seconds from audit_event where act = 'operator.advanceClock'
         and code = 200 order by id`,
    );
    expect(events).toEqual([
      { operator_name: '孙理', seconds: String(DAY) },
      { operator_name: '孙理', seconds: String(2 * DAY) },
    ]);
  });

  it('judges deadlines; logins and the times of the audit trail do not follow it', async () => {
    await beDemo();
    await platform.db.admin(
      `insert into salon (title, kind, sign_up_end, begin_time, end_time)
       values ('招标答疑沙龙', '线上', now() + interval '1 day', now() + interval '2 days', now() + interval '3 days')`,
    );
    const statusOfSalon = async () => (await platform.get(`${PATHS.front}/salon/list`)).data.records[0].status;
    expect(await statusOfSalon()).toBe('报名中');
    await advance(DAY);
    expect(await statusOfSalon()).toBe('即将开始');
    await advance(30 * DAY);
    expect(await statusOfSalon()).toBe('已结束');
    expect(
      (await platform.get(PATHS.detail, { jianzhuToken: member.platformToken, token: member.accessToken })).code,
    ).toBe(200);
    const late = await platform.db.admin(`select from audit_event where at > now() + interval '1 minute'`);
    expect(late).toEqual([]);
  });

  it('stands in the trail of a record, beside the times of the record itself', async () => {
    await beDemo();
    await advance(1800);
    const buyer = await addCompany(platform, '时钟采购建设');
    const { id } = await publishAs(platform, buyer);
    const [row] = await platform.db.admin(
      `select abs(extract(epoch from publish_time - log.create_time)) < 60 as together
       from inquiry join status_log log on log.record_id = inquiry.id and log.action = 'publish' where inquiry.id = $1`,
      [id],
    );
    expect(row).toEqual({ together: true });
  });

  it('is the database’s own again once the demo data is gone', async () => {
    await beDemo();
    await advance(DAY);
    await platform.db.admin('delete from demo_seed');
    expect(await ahead()).toBe(0);
  });
});
