import { DAY_MS, formatDate } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const DASHBOARD = '/api/rs-member-service/ecomm/dashboard';

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  const businessId = await addBusiness(platform.db, '砚北建设');
  owner = await addMember(platform.db, businessId);
  reader = await addMember(platform.db, businessId);
  stranger = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [owner.userId]);
  await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
  await platform.db.admin(
    `insert into qualification (business_id, series, category_name, grade, cert_no, expire_date, approved_at)
     select $1, 's', 'c', 'g', number::text, (now() at time zone 'Asia/Shanghai')::date + number, now() from generate_series(-1, 61, 31) as number`,
    [businessId],
  );
  // One that is revoked is held no longer.
  await platform.db.admin(
    `insert into qualification (business_id, series, category_name, grade, cert_no, expire_date, revoked_at, approved_at)
     values ($1, 's', 'c', 'g', 'r', current_date, now(), now())`,
    [businessId],
  );
});
afterAll(() => platform.close());

const ask = (who: TestMember, call: string) => platform.get(`${DASHBOARD}/${call}`, tokensOf(who));
const todoKeys = async (who: TestMember) => (await ask(who, 'todo')).data.map(({ key }: { key: string }) => key);

describe('the personal center (domain rules 28)', () => {
  it('heads with the company, its certificates for who may see them', async () => {
    expect((await ask(owner, 'overview')).data).toMatchObject({
      name: '砚北建设',
      isPersonal: false,
      corporate: { status: 0 },
      qualifications: { count: 3, expiring: 1 },
      vip: { name: '普通会员' },
    });
    expect((await ask(stranger, 'overview')).data).toMatchObject({ name: '衡砺钢材' });
  });

  it('says what waits for whom, and no longer once it is done', async () => {
    expect(await todoKeys(owner)).toEqual(['certification', 'qualifications', 'payPassword']);
    expect(await todoKeys(reader)).not.toContain('certification');
    await platform.db.admin(
      `insert into notice (user_id, business_id, notice_type, title, content) values ($1, $2, 0, 't', 'c')`,
      [owner.userId, owner.businessId],
    );
    await platform.db.admin(
      `insert into review (biz_type, biz_id, business_id, title, status, reason)
       values ('certification', $1, $1, 't', 3, '执照不清晰')`,
      [owner.businessId],
    );
    const [, second, ...others] = (await ask(owner, 'todo?side=supply')).data;
    expect(second).toMatchObject({ key: 'materials', count: 1, note: '已驳回：执照不清晰' });
    expect(others).toContainEqual(expect.objectContaining({ key: 'notices', count: 1, path: '/user/notice' }));
    await platform.db.admin('update review set status = 1 where biz_id = $1', [owner.businessId]);
    await platform.db.admin('update notice set is_read = true where user_id = $1', [owner.userId]);
    expect(await todoKeys(owner)).toEqual(['certification', 'qualifications', 'payPassword']);
    await platform.db.admin('update business set cert_status = 2 where id = $1', [owner.businessId]);
    expect(await todoKeys(owner)).toEqual(['qualifications', 'payPassword']);
  });

  it('counts the days of the member, today last, beside those before', async () => {
    await platform.db.admin(
      `insert into notice (user_id, business_id, notice_type, title, content, is_read, create_time)
       select $1, null, 2, 't', 'c', true, now() - make_interval(days => back)
       from unnest(array[0, 0, 6, 7, 13, 14]) as back`,
      [stranger.userId],
    );
    const { data } = await ask(stranger, 'trend?days=7');
    expect(data.to).toBe(formatDate(Date.now()));
    expect(data.from).toBe(formatDate(Date.now() - 6 * DAY_MS));
    expect(data.series).toEqual([
      { key: 'notices', label: '收到消息', unit: '条', total: 3, previous: 2, days: [1, 0, 0, 0, 0, 0, 2] },
    ]);
    const seriesOf = async (query = '') =>
      (await ask(owner, `trend${query}`)).data.series.map(({ key }: { key: string }) => key);
    expect(await seriesOf()).toEqual(['inquiries', 'received', 'purchases', 'notices', 'logins', 'acts']);
    expect(await seriesOf('?side=supply')).toEqual(['quotations', 'wins', 'sales', 'notices', 'logins', 'acts']);
    expect(await ask(stranger, 'trend?days=91')).toMatchObject({ code: 400, msg: '天数须为7到90之间的整数' });
  });
});
