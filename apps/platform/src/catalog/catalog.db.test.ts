import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let buyer: TestMember;

beforeAll(async () => {
  platform = await createDemoPlatform();
  buyer = await addMember(platform.db, await addBusiness(platform.db, '目录建设'));
  await platform.db.admin(`update membership set role_keys = '{purchaser}' where user_id = $1`, [buyer.userId]);
});
afterAll(() => platform.close());

const suggest = async (query: Record<string, string>, by = buyer) =>
  (await platform.get(`/api/rs-trade-service/ecomm/material/suggest?${new URLSearchParams(query)}`, tokensOf(by))).data;
const namesOf = async (keyword: string) => [
  ...new Set((await suggest({ keyword })).map(({ materialName }: { materialName: string }) => materialName)),
];

it.each([
  ['螺纹', '螺纹钢'],
  ['HRB400E Φ25', '螺纹钢'],
  ['hrb400e', '螺纹钢'],
  ['luowengang', '螺纹钢'],
  ['lwg', '螺纹钢'],
  ['双壁', 'HDPE双壁波纹管'],
])('%s suggests %s', async (keyword, name) => {
  expect(await namesOf(keyword)).toContain(name);
});

it('materials that begin so come first, ten at most, of one category where it is named', async () => {
  expect((await namesOf('钢'))[0]).toMatch(/^钢/);
  expect(await suggest({ keyword: '钢' })).toHaveLength(10);
  const steel = await suggest({ keyword: '钢', categoryCode: '01' });
  expect(steel.every(({ categoryCode }: { categoryCode: string }) => categoryCode.startsWith('01'))).toBe(true);
  expect(await suggest({ keyword: '%' })).toEqual([]);
});

it('the last price is that of the own last deal that stands, and nobody else’s', async () => {
  const supplierId = await addBusiness(platform.db, '供货商');
  const deal = (status: number, price: number, day: string, businessId: string = buyer.businessId) =>
    platform.db.admin(
      `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
         title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount,
         confirm_deadline, confirm_time, finish_time)
       values ($1, $2, $2, 'CJ' || app.next_id(), $3, 1, 1, '钢筋', $4::smallint,
         jsonb_build_array(jsonb_build_object('materialName', '螺纹钢', 'spec', 'HRB400E Φ25', 'unit', 't', 'unitPrice', $5::int)),
         1, 0, 0, 1, 1, 0, $6::timestamptz, case when $4::smallint in (1, 4, 5) then $6::timestamptz end,
         case when $4::smallint = 4 then $6::timestamptz end)`,
      [businessId, buyer.userId, supplierId, status, price, `${day}T02:00:00Z`],
    );
  const last = async () => (await suggest({ keyword: 'HRB400E Φ25' }))[0];
  expect(await last()).toMatchObject({ lastPrice: null, lastDealDate: '' });
  await deal(4, 400_000, '2026-05-01');
  await deal(1, 390_000, '2026-06-01');
  await deal(5, 100, '2026-07-01');
  await deal(4, 200, '2026-08-01', await addBusiness(platform.db, '别家建设'));
  expect(await last()).toMatchObject({ lastPrice: 390_000, lastDealDate: '2026-06-01' });
});
