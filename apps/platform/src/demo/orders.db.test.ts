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

it('tells nobody of an order but of her own company', async () => {
  const told = `notice n left join service_order o on o.id = n.opt_id::bigint and o.business_id = n.business_id
    where n.jump_url like '/user/service-buy-list/%'`;
  expect((await numbers(`select count(*)::int as value from ${told}`))[0]).toBeGreaterThan(0);
  expect(
    await db.admin(`select n.title from ${told} and (o.id is null or n.content not like '%' || o.code || '%')`),
  ).toEqual([]);
});
