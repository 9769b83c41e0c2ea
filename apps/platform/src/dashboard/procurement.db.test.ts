import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const DASHBOARD = '/api/rs-member-service/ecomm/dashboard';

let platform: TestPlatform;
let buyer: TestMember;
let colleague: TestMember;
let supplier: TestMember;
let rival: TestMember;

const memberOf = async (name: string, roles: string[]) => roleOf(await addBusiness(platform.db, name), roles);
async function roleOf(businessId: TestMember['businessId'], roles: string[]) {
  const member = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, roles]);
  return member;
}

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await memberOf('砚北建设', ['purchaser']);
  colleague = await roleOf(buyer.businessId, ['purchaser']);
  supplier = await memberOf('衡砺钢材', ['business_admin']);
  rival = await memberOf('松屿建材', ['business_admin']);
});
afterAll(() => platform.close());

let made = 0;
/** An inquiry of the buyer, in a status; published two days ago. */
async function inquiry(status: number, { quoted = false, invites = false, opened = false } = {}): Promise<string> {
  made += 1;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into inquiry (business_id, create_user_id, update_user_id, code, title, status, whole_order, sealed,
       allow_second, publish_time, quote_deadline, open_time, round2_deadline, round, publish_scope)
     values ($1, $2, $2, $3, $3, $4::int, false, true, true, now() - interval '2 days',
       now() + case when $4::int = 1 then interval '1 day' else interval '-1 day' end,
       case when $5::boolean then now() - interval '1 day' end, case when $4::int = 4 then now() + interval '1 hour' end,
       case when $4::int = 4 then 2 else 1 end, 2)
     returning id`,
    [buyer.businessId, buyer.userId, `XJ-${made}`, status, opened],
  );
  const id = row?.id ?? '';
  if (invites) {
    await platform.db.admin(
      `insert into inquiry_invitee (inquiry_id, business_id, buyer_business_id, source) values ($1, $2, $3, 1)`,
      [id, supplier.businessId, buyer.businessId],
    );
  }
  if (quoted) {
    await platform.db.admin(
      `insert into quotation (business_id, create_user_id, update_user_id, code, inquiry_id, buyer_business_id, status,
         revision, submit_time, opened_at)
       values ($1, $2, $2, $3, $4, $5, $7::int, 1,
         now() - interval '2 days', case when $6::boolean then now() end)`,
      [supplier.businessId, supplier.userId, `BJ-${made}`, id, buyer.businessId, opened, status === 4 ? 3 : 1],
    );
  }
  return id;
}

async function deal(status: number, fen: number, daysAgo = 0) {
  made += 1;
  await platform.db.admin(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount,
       confirm_deadline, confirm_time, finish_time, create_time)
     values ($1, $2, $2, $3, $4, 1, 1, 't', $5, '[]', $6, 0, 0, $6, 0, 0, now() + interval '1 day',
       now() - make_interval(days => $7), now(), now() - make_interval(days => $7))`,
    [buyer.businessId, buyer.userId, `CJ-${made}`, supplier.businessId, status, fen, daysAgo],
  );
}

const todos = async (who: TestMember, side: string) =>
  (await platform.get(`${DASHBOARD}/todo?side=${side}`, tokensOf(who))).data;
const todo = async (who: TestMember, side: string, key: string) =>
  (await todos(who, side)).find((one: { key: string }) => one.key === key);
const sums = async (who: TestMember, side: string) => {
  const { data } = await platform.get(`${DASHBOARD}/trend?days=7&side=${side}`, tokensOf(who));
  return Object.fromEntries(
    data.series.map(({ key, total, previous }: { key: string; total: number; previous: number }) => [
      key,
      [total, previous],
    ]),
  );
};

it('procurement says what waits for each side, with what is due first and where it is done (domain rules 28)', async () => {
  const toAward = await inquiry(3, { opened: true, quoted: true });
  await inquiry(1, { invites: true });
  await inquiry(1, { invites: true, quoted: true });
  await inquiry(4, { opened: true, quoted: true });
  await deal(0, 100);

  expect(await todo(buyer, 'require', 'awards')).toMatchObject({
    label: '待定标',
    count: 1,
    note: expect.stringMatching(/^最早 \d\d-\d\d \d\d:\d\d 到期$/),
    path: '/user/my-quotation/default?status=3',
  });
  expect(await todo(supplier, 'supply', 'invitations')).toMatchObject({
    count: 1,
    note: expect.stringMatching(/截止$/),
    path: '/user/my-quotation/default?tab=invited',
  });
  expect(await todo(supplier, 'supply', 'secondRounds')).toMatchObject({ count: 1 });
  expect(await todo(supplier, 'supply', 'deals')).toMatchObject({ count: 1, label: '待确认成交' });
  for (const [who, side] of [
    [rival, 'supply'],
    [rival, 'require'],
    [buyer, 'supply'],
  ] as const) {
    const keys = (await todos(who, side)).map(({ key }: { key: string }) => key);
    expect(keys.filter((key: string) => /^(awards|approvals|invitations|secondRounds|deals)$/.test(key))).toEqual([]);
  }

  await platform.db.admin(
    `insert into inquiry_award (business_id, create_user_id, update_user_id, inquiry_id, total_amount, content)
     values ($1, $2, $2, $3, 1, '{}')`,
    [buyer.businessId, buyer.userId, toAward],
  );
  expect(await todo(buyer, 'require', 'awards')).toBeUndefined();
  expect(await todo(buyer, 'require', 'approvals')).toMatchObject({ count: 1, label: '待审批定标' });
});

it('who sees her own records alone is not told of her colleagues’ (domain rules 16.4)', async () => {
  await inquiry(3, { opened: true, quoted: true });
  expect(await todo(colleague, 'require', 'awards')).toMatchObject({ count: 1 });
  await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [colleague.userId]);
  // The sessions of the platform hear of it a moment later.
  await expect.poll(() => todo(colleague, 'require', 'awards')).toBeUndefined();
  expect(await todo(buyer, 'require', 'awards')).toMatchObject({ count: 1 });
});

it('the days count what was agreed to in 万元, and of quotations none that is sealed', async () => {
  await deal(1, 123_456_789);
  await deal(4, 1_000_000);
  await deal(2, 5_000_000);
  await deal(1, 2_000_000, 8);
  const bought = await sums(buyer, 'require');
  expect(bought).toMatchObject({ inquiries: [5, 0], received: [3, 0], purchases: [124.46, 2] });
  const sold = await sums(supplier, 'supply');
  expect(sold).toMatchObject({ quotations: [4, 0], wins: [4, 1], sales: [124.46, 2] });
  expect(await sums(rival, 'supply')).toMatchObject({ quotations: [0, 0], wins: [0, 0], sales: [0, 0] });
  expect(await sums(rival, 'require')).toMatchObject({ inquiries: [0, 0], received: [0, 0], purchases: [0, 0] });
});
