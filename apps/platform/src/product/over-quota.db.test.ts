import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { takeOffOverQuotaJob } from './over-quota.ts';

let platform: TestPlatform;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  seller = await addCompany(platform, '到期建材');
  await platform.db.admin('update business set vip_level = 0 where id = $1', [seller.businessId]);
  await platform.db.admin(
    `insert into product (business_id, create_user_id, update_user_id, title, category_code, brand_name, unit, tax_rate,
       invoice_type, price_mode, stock, skus, delivery_days, images, detail, status, publish_time)
     select $1, $2, $2, '商品' || n, '0101', '衡砺', 't', 13, 1, 3, 0, '[]', 1, '{}', '', 2, now() - n * interval '1 day'
     from generate_series(1, 22) as n`,
    [seller.businessId, seller.userId],
  );
});
afterAll(() => platform.close());

const run = () =>
  platform.db.database.withWorker((transaction) =>
    takeOffOverQuotaJob.run(transaction, { id: '1', key: '', payload: {} }),
  );
const shown = async () =>
  (
    await platform.db.admin<{ title: string }>(
      'select title from product where standing = 2 and business_id = $1 order by publish_time',
      [seller.businessId],
    )
  ).map(({ title }) => title);
const endMembership = (days: number) =>
  platform.db.admin(
    `with made as (
       insert into service_order (business_id, create_user_id, update_user_id, code, order_type, target_id, snapshot,
         refund_rule, quantity, price, amount, discount_amount, pay_amount, status, pay_deadline, pay_time, finish_time)
       values ($1, $2, $2, 'VP-over-' || $3::int, 5, 1, json_build_object('title', '会员', 'cover', '', 'packageName', '',
         'unit', '', 'days', 0, 'items', json '[]'), 3, 1, 100, 100, 0, 100, 4, now(), now(), now()) returning id)
     insert into vip_order (id, business_id, create_user_id, update_user_id, level, months, amount, deduction, status,
       begin_date, end_date)
     select id, $1, $2, $2, 1, 1, 19900, 0, 3, current_date - 300, current_date - $3::int from made`,
    [seller.businessId, seller.userId, days],
  );

it('what has no room a month after the membership ended goes off the shelf, the newest last (domain 12.2)', async () => {
  await run();
  expect(await shown()).toHaveLength(22);
  await endMembership(45);
  await endMembership(20);
  await run();
  expect(await shown()).toHaveLength(22);
  await platform.db.admin(`update vip_order set end_date = current_date - 40 where business_id = $1`, [
    seller.businessId,
  ]);
  await run();
  expect(await shown()).toEqual(Array.from({ length: 20 }, (_, index) => `商品${20 - index}`));
  const told = await platform.db.admin('select content from notice where user_id = $1', [seller.userId]);
  expect(told).toEqual([{ content: '会员到期已满30天，超出当前等级商品发布数的2件商品已下架' }]);
  await run();
  expect(await shown()).toHaveLength(20);
});
