import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoDatabase } from '../testing/demo-platform.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createDemoDatabase();
});
afterAll(() => db.close());

const numbers = async (sql: string) => (await db.admin<{ value: number }>(sql)).map(({ value }) => value);

it('has orders in each status but that of a payment, which would end in half an hour', async () => {
  const { unpaid, ...others } = ORDER_STATUS;
  expect(await numbers('select distinct status as value from service_order order by 1')).toEqual(
    Object.values(others).sort((one, other) => one - other),
  );
  expect(await numbers('select distinct order_type as value from service_order order by 1')).toEqual([1, 2, 3, 4, 5]);
  expect(unpaid).toBe(0);
});

it('has as many as the lists need to be read (domain rules 29.1)', async () => {
  const [count] = await db.admin<Record<string, number>>(
    `select (select count(*)::int from service_order where order_type <> 5) as orders,
       (select count(*)::int from vip_order) as memberships, (select count(*)::int from pay_order) as payments,
       (select count(*)::int from refund_order) as refunds, (select count(*)::int from lesson) as lessons,
       (select count(*)::int from service) as services`,
  );
  const least = { orders: 120, memberships: 40, payments: 210, refunds: 12, lessons: 30, services: 70 };
  for (const [what, number] of Object.entries(least)) expect(count?.[what], what).toBeGreaterThanOrEqual(number);
});

it('has books in the order of their times, each line when it happened', async () => {
  expect(
    await db.admin(
      `select e.id from ledger_entry e join ledger_posting p on p.id = e.posting_id
       where e.business_id is not null and e.create_time <> p.create_time`,
    ),
  ).toEqual([]);
});

it('has invoices of memberships that wait for the platform, and that it has sent back', async () => {
  expect(await numbers('select status as value from invoice where seller_business_id is null order by 1')).toEqual([
    1, 3,
  ]);
});

it('has an order for who sells in the conformance, and one that the firm has sold', async () => {
  const sold = (phone: string) =>
    numbers(`select count(*)::int as value from service_order o join membership m on m.business_id = o.seller_business_id
      join account a on a.id = m.user_id where a.phone = '${phone}'`);
  expect((await sold('13800000118'))[0]).toBeGreaterThan(0);
  expect((await sold('13800000015'))[0]).toBeGreaterThan(0);
  // For the journey of a refund.
  expect(await numbers('select status as value from service_order where order_type = 2 and status = 2')).toEqual([2]);
});

it('has nothing settled or refunded that was not paid, and memberships that end when their company’s does', async () => {
  const broken = await db.admin(
    `select o.code from service_order o left join pay_order p on p.biz_id = o.id
     where o.pay_amount > 0 and (o.pay_time is not null) <> (p.pay_time is not null)
     union all
     select o.code from service_order o join vip_order v on v.id = o.id join business b on b.id = v.business_id
     where v.status = 1 and (b.vip_until at time zone 'Asia/Shanghai')::date <> v.end_date + 1`,
  );
  expect(broken).toEqual([]);
});

it('lets a buyer have the lessons and texts of done orders', async () => {
  const bought = `service_order o left join lesson_entitlement l on (l.user_id, l.lesson_id) = (o.create_user_id, o.target_id)
    left join knowledge_entitlement k on (k.user_id, k.knowledge_id) = (o.create_user_id, o.target_id)
    where o.order_type in (3, 4) and o.status = 4`;
  expect((await numbers(`select count(*)::int as value from ${bought}`))[0]).toBeGreaterThan(0);
  expect(await db.admin(`select o.code from ${bought} and coalesce(l.user_id, k.user_id) is null`)).toEqual([]);
});

it('tells nobody of an inquiry but those who ask in it and those who are asked', async () => {
  const told = await db.admin<{ isTheirs: boolean }>(
    `select i.id is not null and strpos(n.title, i.title) > 0 and (i.business_id = n.business_id or exists (
         select from inquiry_invitee v where v.inquiry_id = i.id and v.business_id = n.business_id)) as "isTheirs"
     from notice n left join inquiry i on i.id = n.opt_id::bigint
     where n.jump_url like '/user/my-quotation/%' or n.jump_url like '%inquiryId=%'`,
  );
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter(({ isTheirs }) => !isTheirs)).toEqual([]);
});

it('tells nobody of an order but of her own company', async () => {
  const told = `notice n left join service_order o on o.id = n.opt_id::bigint and o.business_id = n.business_id
    where n.jump_url like '/user/service-buy-list/%'`;
  expect((await numbers(`select count(*)::int as value from ${told}`))[0]).toBeGreaterThan(0);
  expect(
    await db.admin(`select n.title from ${told} and (o.id is null or n.content not like '%' || o.code || '%')`),
  ).toEqual([]);
});
