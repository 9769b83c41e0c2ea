import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  addCompany,
  type Published,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation, deal } = TRADE_PATHS;
const THREAD = '/api/rs-trade-service/ecomm/thread';
const SUPPLIER = '/api/rs-member-service/ecomm/supplier';
const TREND = '/api/rs-member-service/ecomm/dashboard/trend';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
/** Members of both companies with every key, who reach what they made themselves. */
let scopedBuyer: TestMember;
let scopedSupplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '范围采购建设'), await addCompany(platform, '范围供应钢材')];
  scopedBuyer = await addColleague(platform, buyer, 'business_admin');
  scopedSupplier = await addColleague(platform, supplier, 'business_admin');
  await platform.db.admin('update membership set data_scope = 2 where user_id = any($1::bigint[])', [
    [scopedBuyer.userId, scopedSupplier.userId],
  ]);
});
afterAll(() => platform.close());

const { by, detailOf, quote, endRound, award } = tradeOn(() => platform);
const submit = (published: Published, member: TestMember) => quote(member, published, [300_000, 310_000]);

/** Opens an inquiry and gives all of it to a quotation. */
async function awardTo(published: Published, quotationId: string): Promise<void> {
  await endRound(published.id);
  expect(await award(buyer, published, quotationId)).toMatchObject({ code: 200 });
}

const dealsOf = async (member: TestMember, side: 'require' | 'supply') =>
  (await by(member).get(`${deal}/list?side=${side}`)).data.records;

describe('14: whose scope is her own (domain rules 16.4)', () => {
  it('reads and changes no quotation of a colleague', async () => {
    const published = await publishAs(platform, buyer);
    const { data: sent } = await submit(published, supplier);
    const { get, post } = by(scopedSupplier);
    const seen = { id: sent.id, version: sent.version };
    expect((await get(`${quotation}/list`)).data.total).toBe(0);
    for (const path of [`by-inquiry?inquiryId=${published.id}`, `detail?id=${sent.id}`, `revisions?id=${sent.id}`]) {
      expect(await get(`${quotation}/${path}`)).toMatchObject({ code: 404, data: null });
    }
    const fields = quotationFields(published.id, published.lineIds, [1, 1], seen);
    const lines = published.lineIds.map((inquiryLineId) => ({ inquiryLineId, secondUnitPrice: 1 }));
    const acts = [
      await post(`${quotation}/save`, fields),
      await post(`${quotation}/submit`, fields),
      await submit(published, scopedSupplier),
      await post(`${quotation}/withdraw`, seen),
      await post(`${quotation}/second-submit`, { ...seen, lines }),
    ];
    expect(acts.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
    expect((await get(`${inquiry}/status-count?side=supply`)).data.statuses).toEqual([]);
    const shown = await detailOf(published.id, scopedSupplier);
    expect(shown.supplier.quotationId).toBeNull();
    expect(shown.allowedActions).not.toContain('quote');
    const own = await submit(await publishAs(platform, buyer), scopedSupplier);
    expect(own).toMatchObject({ code: 200 });
    expect((await get(`${quotation}/revisions?id=${own.data.id}`)).data).toHaveLength(1);
  });

  it('reads and answers no questions about an inquiry of a colleague, and finds no suppliers for it', async () => {
    const { id } = await publishAs(platform, buyer);
    await platform.db.admin('update inquiry set quote_deadline = now() + $2::interval where id = $1', [id, '1 day']);
    const asked = { bizType: 'inquiry', bizId: id, content: '能否提前供货？', attachments: [] };
    const { data: question } = await by(supplier).post(`${THREAD}/add`, asked);
    const { get, post } = by(scopedBuyer);
    expect(await get(`${THREAD}/list?bizType=inquiry&bizId=${id}`)).toMatchObject({ code: 404 });
    const answer = { id: question.id, content: '可以', isPublic: 1, attachments: [] };
    expect(await post(`${THREAD}/reply`, answer)).toMatchObject({ code: 404 });
    expect(await get(`${SUPPLIER}/recommend?inquiryId=${id}`)).toMatchObject({ code: 404 });
    expect(await by(buyer).post(`${THREAD}/reply`, answer)).toMatchObject({ code: 200 });
    const { id: own } = await publishAs(platform, scopedBuyer);
    expect(await get(`${SUPPLIER}/recommend?inquiryId=${own}`)).toMatchObject({ code: 200 });
  });

  it('reaches the deals of her own inquiries and quotations alone', async () => {
    const [others, ofBuyer, ofSupplier] = [
      await publishAs(platform, buyer),
      await publishAs(platform, scopedBuyer),
      await publishAs(platform, buyer),
    ];
    await awardTo(others, (await submit(others, supplier)).data.id);
    await awardTo(ofBuyer, (await submit(ofBuyer, supplier)).data.id);
    await awardTo(ofSupplier, (await submit(ofSupplier, scopedSupplier)).data.id);
    const all = await dealsOf(buyer, 'require');
    const dealOf = async ({ id }: Published) => {
      const { title } = await detailOf(id, buyer);
      return all.find((row: { title: string }) => row.title === title);
    };
    const [a, b, c] = [await dealOf(others), await dealOf(ofBuyer), await dealOf(ofSupplier)];
    expect((await dealsOf(scopedBuyer, 'require')).map(({ id }: { id: string }) => id)).toEqual([b.id]);
    expect((await dealsOf(scopedSupplier, 'supply')).map(({ id }: { id: string }) => id)).toEqual([c.id]);
    expect((await by(scopedBuyer).get(`${inquiry}/status-count?side=require`)).data.deals).toBe(1);
    for (const member of [scopedBuyer, scopedSupplier]) {
      for (const path of ['detail', 'notice-doc']) {
        expect(await by(member).get(`${deal}/${path}?id=${a.id}`)).toMatchObject({ code: 404, data: null });
      }
      expect((await by(member).post(`${deal}/export`, {})).data.rows).toHaveLength(1);
    }
    expect(await by(scopedBuyer).get(`${deal}/detail?id=${b.id}`)).toMatchObject({ code: 200 });
    const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
    expect(await by(scopedSupplier).post(`${deal}/confirm`, seen(a))).toMatchObject({ code: 404 });
    expect(await by(supplier).post(`${deal}/confirm`, seen(a))).toMatchObject({ code: 200 });
    expect(await by(scopedSupplier).post(`${deal}/confirm`, seen(c))).toMatchObject({ code: 200 });
    const sales = async (member: TestMember) => {
      const { series } = (await by(member).get(`${TREND}?days=7&side=supply`)).data;
      return series.find(({ key }: { key: string }) => key === 'wins').total;
    };
    expect([await sales(supplier), await sales(scopedSupplier)]).toEqual([3, 1]);
  });
});
