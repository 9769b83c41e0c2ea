import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCompany,
  callsOf,
  inquiryFields,
  type Published,
  publishAs,
  quotationFields,
  TRADE_PATHS,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '边界采购建设'), await addCompany(platform, '边界供应钢材')];
});
afterAll(() => platform.close());

const by = (member: TestMember) => callsOf(platform, member);
const detailOf = async (id: string, member = buyer) => (await by(member).get(`${inquiry}/detail?id=${id}`)).data;

/** Does an act of the buyer on the inquiry as it is now. */
async function act(id: string, name: string, body: object = {}) {
  const { version } = await detailOf(id);
  return by(buyer).post(`${inquiry}/${name}`, { id, version, ...body });
}
const quote = ({ id, lineIds }: Published, over: object = {}) =>
  by(supplier).post(`${quotation}/submit`, quotationFields(id, lineIds, [300_000, 310_000], over));

describe('acts that tell everybody who was invited', () => {
  it('publish one inquiry five times a day, and again the next day', async () => {
    const { id } = await publishAs(platform, buyer);
    for (let times = 2; times <= 5; times += 1) {
      await act(id, 'withdraw');
      expect(await act(id, 'publish')).toMatchObject({ code: 200 });
    }
    await act(id, 'withdraw');
    expect(await act(id, 'publish')).toMatchObject({ code: 429, msg: '该询价单今日发布次数已达5次，请明日再发布' });
    await platform.db.admin(`update status_log set create_time = now() - interval '1 day' where record_id = $1`, [id]);
    expect(await act(id, 'publish')).toMatchObject({ code: 200 });
  });

  it('add ten notices a day', async () => {
    const { id } = await publishAs(platform, buyer);
    const add = () => act(id, 'notice', { content: '交货地点改为二标段', attachments: [] });
    for (let times = 1; times <= 10; times += 1) expect(await add()).toMatchObject({ code: 200 });
    expect(await add()).toMatchObject({ code: 429, msg: '该询价单今日补充公告已达10条，请明日再发布' });
  });
});

it('a sheet names none of its lines twice', async () => {
  const { data } = await by(buyer).post(`${inquiry}/save`, inquiryFields());
  const { lines, version } = await detailOf(data.id);
  const twice = [lines[0], lines[0]].map(({ lineId }) => ({ ...inquiryFields().lines[0], lineId }));
  const saved = await by(buyer).post(`${inquiry}/save`, inquiryFields({ id: data.id, version, lines: twice }));
  expect(saved).toMatchObject({
    ...{ code: 400, msg: '第2行：清单重复，请刷新后重试' },
    data: { fieldErrors: [{ field: 'lineId', row: 1 }] },
  });
  expect((await detailOf(data.id)).lines).toHaveLength(2);
});

describe('whom an inquiry takes no quotation of', () => {
  const refusalOf = async (id: string) => {
    const { allowedActions, supplier: part } = await detailOf(id, supplier);
    return { offered: allowedActions.includes('quote'), refusal: part.refusal };
  };

  it('is told so where it would quote: after the sign-up, unless invited or there already', async () => {
    const inviteeIds = [supplier.businessId];
    const [open, invited, quoted] = [
      await publishAs(platform, buyer),
      await publishAs(platform, buyer, { inviteeIds }),
      await publishAs(platform, buyer),
    ];
    await quote(quoted);
    expect(await refusalOf(open.id)).toEqual({ offered: true, refusal: null });
    await platform.db.admin(
      `update inquiry set sign_up_deadline = now() - interval '1 minute' where id = any($1::bigint[])`,
      [[open.id, invited.id, quoted.id]],
    );
    const refusal = { code: 422, message: '该询价仅限受邀供应商报价' };
    expect(await refusalOf(open.id)).toEqual({ offered: false, refusal });
    expect(await quote(open)).toMatchObject({ code: refusal.code, msg: refusal.message });
    for (const { id } of [invited, quoted]) expect(await refusalOf(id)).toEqual({ offered: true, refusal: null });
  });

  it('is told so where it would quote: on the buyer’s blacklist', async () => {
    const published = await publishAs(platform, buyer);
    await platform.db.admin(
      `insert into supplier_relation (business_id, create_user_id, update_user_id, supplier_id, is_black, black_reason)
       values ($1, $2, $2, $3, true, '两次未履约')`,
      [buyer.businessId, buyer.userId, supplier.businessId],
    );
    const refusal = { code: 422, message: '贵单位暂不能参与该采购方的询价' };
    expect(await refusalOf(published.id)).toEqual({ offered: false, refusal });
    expect(await quote(published)).toMatchObject({ code: refusal.code, msg: refusal.message });
    await platform.db.admin('delete from supplier_relation where supplier_id = $1', [supplier.businessId]);
    expect(await refusalOf(published.id)).toEqual({ offered: true, refusal: null });
  });
});

describe('a sheet that is removed', () => {
  const rowsOf = (table: string, id: string) =>
    platform.db.admin(`select from ${table} where inquiry_id = $1`, [id]).then((rows) => rows.length);

  it('leaves what suppliers have submitted to it, and is found by nobody', async () => {
    const published = await publishAs(platform, buyer);
    const { data: sent } = await quote(published);
    await by(supplier).post(`${quotation}/withdraw`, { id: sent.id, version: sent.version });
    await act(published.id, 'withdraw');
    const { title } = await detailOf(published.id);
    expect(await act(published.id, 'delete')).toMatchObject({ code: 200 });
    expect([await rowsOf('quotation', published.id), await rowsOf('quotation_revision', published.id)]).toEqual([1, 1]);
    const seen = { id: published.id, version: 99 };
    const { get, post } = by(buyer);
    expect((await get(`${inquiry}/list?size=100`)).data.records.map(({ id }: { id: string }) => id)).not.toContain(
      published.id,
    );
    const answers = [
      await get(`${inquiry}/detail?id=${published.id}`),
      await post(`${inquiry}/publish`, seen),
      await post(`${inquiry}/copy`, { id: published.id }),
      await post(`${inquiry}/delete`, seen),
      await by(supplier).get(`${inquiry}/detail?id=${published.id}`),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
    expect(await post(`${inquiry}/save`, inquiryFields({ title }))).toMatchObject({ code: 200 });
  });

  it('is gone where nobody has', async () => {
    const { id, lineIds } = await publishAs(platform, buyer);
    await by(supplier).post(`${quotation}/save`, quotationFields(id, lineIds, [300_000, null]));
    await act(id, 'withdraw');
    expect(await act(id, 'delete')).toMatchObject({ code: 200 });
    expect([await rowsOf('inquiry_line', id), await rowsOf('quotation', id)]).toEqual([0, 0]);
  });
});

it('the sweep goes on to others where many are stuck', async () => {
  const { id } = await publishAs(platform, buyer);
  const columns =
    'business_id, create_user_id, update_user_id, code, title, status, sealed, whole_order, allow_second, publish_scope';
  await platform.db.admin(
    `with stuck as (
       insert into inquiry (${columns}, quote_deadline, publish_time)
       select business_id, create_user_id, update_user_id, 'STUCK' || n, 'stuck ' || n, 1, true, false, true, 1,
         now() - interval '2 hours', now() - interval '3 hours'
       from inquiry, generate_series(1, 50) as n where id = $1 returning id
     )
     insert into job (kind, key, run_at, done_at)
     select 'inquiry.deadline', id || '/1/late/' || to_char(now() at time zone 'UTC' + make_interval(mins => m),
       'YYYY-MM-DD"T"HH24:MI'), now(), now()
     from stuck, generate_series(0, 5) as m`,
    [id],
  );
  await platform.db.admin(`update inquiry set quote_deadline = now() - interval '1 minute' where id = $1`, [id]);
  await platform.db.admin(`delete from job where key like $1 || '/1/%'`, [id]);
  await platform.db.admin(`insert into job (kind, key, run_at) values ('inquiry.sweep', 'stuck', now())`);
  await platform.runJobs();
  expect((await detailOf(id)).status).toBe(7);
});
