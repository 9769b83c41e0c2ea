import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPricePoints } from '../deal/price-index.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { shortRegion } from './open-inquiries.ts';

const FRONT = '/api/rs-cms-service/ecomm/front/home';

let platform: TestPlatform;
let buyers: TestMember[];
let sellers: TestMember[];

beforeAll(async () => {
  platform = await createTestPlatform();
  const companies = async (names: readonly string[]) => {
    const made = [];
    for (const name of names) made.push(await addMember(platform.db, await addBusiness(platform.db, name)));
    return made;
  };
  buyers = await companies(['砚北建设', '晟岳建筑']);
  sellers = await companies(['衡砺钢材', '松屿建材', '朴石租赁']);
});
afterAll(() => platform.close());

let made = 0;
async function inquiry(
  title: string,
  changes: { status?: number; scope?: number; hides?: boolean; units?: string[] } = {},
) {
  const { status = 1, scope = 1, hides = false, units = ['t', 't'] } = changes;
  made += 1;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into inquiry (business_id, create_user_id, update_user_id, code, title, status, whole_order, sealed,
       allow_second, publish_time, quote_deadline, open_time, publish_scope, hide_contact, category_codes, region_text,
       line_count)
     values ($1, $2, $2, $3, $4, $5, false, true, true, now(), now() + interval '2 days',
       now(), $6, $7, '{0101}', '吉林省 长春市 南关区', $8) returning id`,
    [buyers[0]?.businessId, buyers[0]?.userId, `XJ-${made}`, title, status, scope, hides, units.length],
  );
  for (const [place, unit] of units.entries()) {
    await platform.db.admin(
      `insert into inquiry_line (inquiry_id, business_id, line_no, material_name, spec, brand, accept_equivalent, unit,
         quantity, tech_require, remark)
       values ($1, $2, $3, '螺纹钢', 'HRB400E', '', true, $4, '1.500', '', '')`,
      [row?.id, buyers[0]?.businessId, place + 1, unit],
    );
  }
  return row?.id ?? '';
}

async function deal({
  buyer = 0,
  seller = 0,
  yuan = 3_000,
  quantity = '1',
  weeksAgo = 0,
  status = 1,
}: Partial<Record<'buyer' | 'seller' | 'yuan' | 'weeksAgo' | 'status', number>> & { quantity?: string }) {
  made += 1;
  const line = { materialName: '螺纹钢', unit: 't', unitPrice: yuan * 100, quantity };
  await platform.db.admin(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount,
       confirm_deadline, confirm_time, finish_time)
     values ($1, $2, $2, $3, $4, 1, 1, 't', $5, $6::jsonb, 100, 0, 0, 100, 0, 0, now(), now() - make_interval(days => 7 * $7 + 1), now())`,
    [
      buyers[buyer]?.businessId,
      buyers[buyer]?.userId,
      `CJ-${made}`,
      sellers[seller]?.businessId,
      status,
      JSON.stringify([line]),
      weeksAgo,
    ],
  );
}

const keepPoints = () => platform.db.database.withWorker(keepPricePoints);
const ask = async (call: string) => (await platform.get(`${FRONT}/${call}`)).data;

describe('what home shows of procurement (domain rules 19)', () => {
  it('lists public inquiries that take quotations, the newest first, to everybody', async () => {
    const id = await inquiry('钢筋采购');
    await inquiry('只邀请', { scope: 2 });
    await inquiry('已开标', { status: 3 });
    await inquiry('匿名采购', { hides: true, units: ['t', 'm3'] });
    const rows = await ask('supply-demand?tab=material&side=require&size=7');
    expect(rows.map(({ title }: { title: string }) => title)).toEqual(['匿名采购', '钢筋采购']);
    expect(rows[0]).toMatchObject({ companyName: '某建筑企业', quantity: '2', unit: '项' });
    expect(rows[1]).toMatchObject({
      id,
      companyName: '砚北建设',
      categoryCode: '0101',
      specification: '螺纹钢 HRB400E等2项',
      regionName: '长春 南关',
      quantity: '3',
      unit: '吨',
      amount: null,
      statusLabel: '报价中',
      url: '/user/my-quotation/inquiry-detail',
    });
    expect(await ask('counters')).toMatchObject({ inquiryToday: 3, demandTotal: 3 });
  });

  it('makes an index of standing deals, of no price that so few have agreed to that it would be theirs', async () => {
    await deal({ yuan: 3_000, quantity: '3', weeksAgo: 4 });
    await deal({ yuan: 3_200, seller: 1, weeksAgo: 4 });
    await deal({ yuan: 9_000, seller: 2, weeksAgo: 4, status: 2 });
    await platform.runJobs();
    expect(await ask('material-prices')).toEqual([]);
    await deal({ yuan: 3_600, seller: 2, buyer: 1, weeksAgo: 4 });
    await keepPoints();
    // 3 at 3,000, one each at 3,200 and 3,600; rounded to a whole yuan.
    const first = { name: '螺纹钢', unit: '元/吨', regionName: '全省', period: '近8周成交均价' };
    expect(await ask('material-prices')).toEqual([
      { ...first, price: 316_000, change: null, trend: [316_000, 316_000] },
    ]);
  });

  it('moves the index by no deal alone, nor before its week is over: the difference would be its price', async () => {
    await deal({ yuan: 5_000, seller: 1, weeksAgo: 2 });
    await deal({ yuan: 5_000, seller: 1, weeksAgo: 2 });
    await deal({ yuan: 9_999, seller: 2, weeksAgo: -1 });
    await keepPoints();
    expect(await ask('material-prices')).toMatchObject([{ trend: [316_000, 316_000] }]);
    await deal({ yuan: 3_700, seller: 2, weeksAgo: 2 });
    await keepPoints();
    // 15,800 for 5, and 13,700 for 3 more.
    expect(await ask('material-prices')).toMatchObject([{ price: 368_800, change: 52_800, trend: [316_000, 368_800] }]);
  });

  it('counts deals up to yesterday, and what they come to in steps of ten 万元', async () => {
    const before = await ask('counters');
    await platform.db.admin(
      `update deal set goods_amount = 12345678, total_amount = 12345678 where code = 'CJ-' || $1`,
      [made],
    );
    await platform.db.admin(`update deal set confirm_time = now() where code = 'CJ-' || $1`, [made - 1]);
    const after = await ask('counters');
    expect(after.dealAmount).toBe(10_000_000);
    expect(after.dealTotal).toBe(before.dealTotal);
  });
});

it.each([
  ['吉林省 长春市 南关区', '长春 南关'],
  ['吉林省 延边朝鲜族自治州 延吉市', '延边 延吉'],
  ['吉林省 白山市 长白朝鲜族自治县', '白山 长白'],
  ['', ''],
])('the place of an inquiry is short enough for a row: %s', (text, short) => {
  expect(shortRegion(text)).toBe(short);
});
