import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { addCompany, publishAs, tradeOn } from '../testing/inquiries.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { isBlacklisted } from './blacklist.ts';

const LIBRARY = '/api/rs-member-service/ecomm/supplier';
let platform: TestPlatform;
let buyer: TestMember;
let supplierId: RecordId;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  buyer = await memberOf(await addBusiness(platform.db, '采购建设'), 'purchaser');
  supplierId = await addSupplierCompany('衡砺钢材');
});

async function memberOf(businessId: RecordId, role: string): Promise<TestMember> {
  const member = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
  return member;
}

/** A certified company that shows itself and sells steel in Changchun, with figures of the platform. */
async function addSupplierCompany(name: string, changes: { codes?: string[]; city?: string; cert?: number } = {}) {
  const id = await addBusiness(platform.db, name);
  const { codes = ['01'], city = '220100', cert = 2 } = changes;
  await platform.db.admin('update business set cert_status = $2, city_code = $3 where id = $1', [id, cert, city]);
  await platform.db.admin(
    `insert into company_profile (business_id, short_name, region_name, main_categories, category_codes, is_published)
     values ($1, $2, '长春 朝阳', '{钢材}', $3, true)`,
    [id, name, codes],
  );
  await platform.db.admin(
    `insert into supplier_figure (supplier_id, invited_count, answered_count, quote_count, deal_count, response_minutes,
       rating_count, quality_sum, delivery_sum, service_sum) values ($1, 10, 8, 7, 3, 95, 2, 9, 8, 10)`,
    [id],
  );
  return id;
}

const post = (name: string, body: object, by = buyer) =>
  platform.post(`${LIBRARY}/${name}`, body, { tokens: tokensOf(by) });
const get = (path: string, by = buyer) => platform.get(`${LIBRARY}/${path}`, tokensOf(by));
const note = { groupName: '主材', level: 'A', remark: '' };
const add = (id = supplierId, by = buyer) => post('add', { supplierId: id, ...note }, by);

describe('the supplier library', () => {
  it('keeps a company once, with what the platform has counted of it', async () => {
    expect((await add()).data).toMatchObject({
      ...{ supplierId, name: '衡砺钢材', groupName: '主材', level: 'A', isBlack: false, cityName: '长春' },
      ...{ isCertified: true, quoteCount: 7, dealCount: 3, responseRate: 0.8, responseHours: 1.6, ownDealCount: 0 },
    });
    expect(await add()).toMatchObject({ code: 400, msg: '该供应商已在供应商库中' });
    expect(await add(buyer.businessId)).toMatchObject({ code: 400, msg: '不能将本企业加入供应商库' });
    expect((await add('1800000000000000000' as RecordId)).code).toBe(404);
    expect((await get('list')).data).toMatchObject({ total: 1, records: [{ supplierId }] });
    expect((await get('groups')).data).toEqual([{ groupName: '主材', count: 1 }]);
  });

  it('is one a business, and nobody else reads or changes it', async () => {
    const { id, version } = (await add()).data;
    const other = await memberOf(await addBusiness(platform.db, '旁观建设'), 'purchaser');
    expect((await get('list', other)).data.total).toBe(0);
    for (const act of ['remove', 'unblack'] as const) expect((await post(act, { id, version }, other)).code).toBe(404);
    expect((await post('update', { id, version, ...note }, other)).code).toBe(404);
    expect((await get('list')).data.total).toBe(1);
  });

  it('is filtered by what stands in it', async () => {
    await add();
    const found = async (query: string) => (await get(`list?${query}`)).data.total;
    for (const query of [
      'keyword=衡砺',
      'groupName=主材',
      'level=A',
      'categoryCode=0101',
      'cityCode=220100',
      'isBlack=0',
    ])
      expect(await found(query), query).toBe(1);
    for (const query of [
      'keyword=%25',
      'groupName=别',
      'level=B',
      'categoryCode=02',
      'isBlack=1',
      'minDeals=1',
      'vipLevel=3',
    ])
      expect(await found(query), query).toBe(0);
  });

  it('changes as its author saw it; another version is a conflict', async () => {
    const { id, version } = (await add()).data;
    const changed = await post('update', { id, version, ...note, level: 'C' });
    expect(changed.data).toMatchObject({ level: 'C', version: version + 1 });
    expect((await post('update', { id, version, ...note })).code).toBe(409);
    expect((await post('remove', { id, version: version + 1 })).code).toBe(200);
    expect((await get('list')).data.total).toBe(0);
  });

  it('takes a thousand, also when many come at once', async () => {
    await platform.db.admin(
      `with made as (insert into business (name, tenant_id, kind) select 'S' || n, '000000', 1
         from generate_series(1, 998) as n returning id)
       insert into supplier_relation (business_id, create_user_id, update_user_id, supplier_id)
       select $1, $2, $2, id from made`,
      [buyer.businessId, buyer.userId],
    );
    const companies = await Promise.all(Array.from({ length: 5 }, (_, index) => addSupplierCompany(`多${index}`)));
    const codes = await Promise.all(companies.map(async (id) => (await add(id)).code));
    expect(codes.toSorted()).toEqual([200, 200, 422, 422, 422]);
    expect((await get('list?size=1')).data.total).toBe(1000);
  });
});

describe('the blacklist', () => {
  const black = (body: object = {}) => post('black', { supplierId, reason: '两次未按约供货', ...body });
  const isKeptAway = () =>
    platform.db.database.withWorker((by) => isBlacklisted(by, { buyerId: buyer.businessId, supplierId }));

  it('takes in whoever is named, asks for a reason, and is taken back', async () => {
    expect((await black({ reason: '' })).msg).toBe('请输入拉黑原因');
    expect(await isKeptAway()).toBe(false);
    const { id, version, allowedActions } = (await black()).data;
    expect(allowedActions).toContain('unblack');
    expect(await isKeptAway()).toBe(true);
    expect((await post('unblack', { id, version })).data).toMatchObject({ isBlack: false, blackReason: '' });
    expect(await isKeptAway()).toBe(false);
  });

  it('is of one buyer alone', async () => {
    await black();
    const others = { buyerId: await addBusiness(platform.db, '别家'), supplierId };
    expect(await platform.db.database.withWorker((by) => isBlacklisted(by, others))).toBe(false);
  });

  it('does not change a note that others have changed meanwhile', async () => {
    const { version } = (await add()).data;
    expect((await black({ version: version + 1 })).code).toBe(409);
    expect((await black({ version })).code).toBe(200);
  });
});

describe('whom to invite', () => {
  it('is said of every supplier, with why not', async () => {
    const waiting = await addSupplierCompany('待审材料', { cert: 1 });
    await post('black', { supplierId, reason: '两次未按约供货' });
    const { records } = (await get('all?size=100')).data;
    const refusalOf = (id: string) => records.find((row: { supplierId: string }) => row.supplierId === id)?.refusal;
    expect(refusalOf(supplierId)).toBe('该供应商已被列入黑名单');
    expect(refusalOf(waiting)).toBe('该企业未完成认证');
    expect(records.some((row: { refusal: string }) => row.refusal === '')).toBe(true);
  });

  it('names all of the library, whatever they show of themselves', async () => {
    const waiting = await addSupplierCompany('未认证材料', { cert: 0 });
    await platform.db.admin('update company_profile set is_published = false where business_id = $1', [waiting]);
    const kept = await addSupplierCompany('在库设计院', { codes: [] });
    const found = async (keyword: string) => (await get(`all?keyword=${keyword}`)).data.records;
    expect([await found('未认证材料'), await found('在库设计院')]).toEqual([[], []]);
    for (const id of [waiting, kept]) await add(id);
    expect(await found('未认证材料')).toMatchObject([{ isKept: true, refusal: '该企业未完成认证' }]);
    expect(await found('在库设计院')).toMatchObject([{ isKept: true, refusal: '' }]);
  });

  it('is recommended for an own inquiry alone, the best first, nobody who cannot be invited', async () => {
    const near = await addSupplierCompany('同城钢材', { codes: ['0101'] });
    const far = await addSupplierCompany('外市钢材', { city: '220200' });
    const other = await addSupplierCompany('水泥', { codes: ['02'] });
    const [inquiry] = await platform.db.admin<{ id: string }>(
      `insert into inquiry (business_id, create_user_id, update_user_id, code, title, category_codes, city_code,
         whole_order, sealed, allow_second)
       values ($1, $2, $2, 'XJ' || app.next_id(), '钢筋', '{0101}', '220100', false, true, true) returning id`,
      [buyer.businessId, buyer.userId],
    );
    await post('black', { supplierId, reason: '两次未按约供货' });
    const { data } = await get(`recommend?inquiryId=${inquiry?.id}`);
    const ids = data.map((row: { supplierId: string }) => row.supplierId);
    expect(ids.indexOf(near)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(near)).toBeLessThan(ids.indexOf(far));
    expect([ids.includes(other), ids.includes(supplierId)]).toEqual([false, false]);
    expect(data.find((row: { supplierId: string }) => row.supplierId === near)).toMatchObject({ points: 92 });
    const stranger = await memberOf(await addBusiness(platform.db, '旁观建设'), 'purchaser');
    expect((await get(`recommend?inquiryId=${inquiry?.id}`, stranger)).code).toBe(404);
  });

  it('shows whom to call in full once that was revealed, or the two trade with each other (domain 0.10)', async () => {
    await platform.db.admin('update company_profile set contact_name = $2, contact_phone = $3 where business_id = $1', [
      ...[supplierId, '张钢', '13900001111'],
    ]);
    await platform.db.admin('update business set cert_status = 2 where id = $1', [buyer.businessId]);
    const contact = async (by = buyer) => (await get(`company-detail?businessId=${supplierId}`, by)).data.contact;
    expect(await contact()).toBeNull();
    const reveal = { bizType: 'company', bizId: supplierId };
    await platform.post('/api/rs-member-service/ecomm/contact/reveal', reveal, { tokens: tokensOf(buyer) });
    expect(await contact()).toEqual({ contactName: '张钢', phone: '13900001111', left: 4 });

    const trading = await addCompany(platform, '往来建设');
    expect(await contact(trading)).toBeNull();
    const seller = await addMember(platform.db, supplierId);
    await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [seller.userId]);
    const trade = tradeOn(() => platform);
    const published = await publishAs(platform, trading);
    expect((await trade.quote(seller, published, [7, 7])).code).toBe(200);
    // Who has quoted is told by nothing before the opening.
    expect(await contact(trading)).toBeNull();
    await trade.endRound(published.id);
    expect(await contact(trading)).toEqual({ contactName: '张钢', phone: '13900001111', left: null });
    await platform.db.admin('update business set cert_status = 0 where id = $1', [trading.businessId]);
    expect(await contact(trading)).toBeNull();
  });

  it('is shown in full on the company’s page, to both sides of a deal', async () => {
    await add();
    const { data } = await get(`company-detail?businessId=${supplierId}`);
    expect(data).toMatchObject({
      ...{ name: '衡砺钢材', scores: { quality: 4.5, delivery: 4, service: 5, count: 2 }, relation: { level: 'A' } },
    });
    const seller = await memberOf(supplierId, 'seller');
    expect((await get(`company-detail?businessId=${buyer.businessId}`, seller)).data).toMatchObject({
      ...{ name: '采购建设', relation: null, scores: null, products: [] },
    });
    expect((await get('company-detail?businessId=1')).code).toBe(404);
    const clerk = await memberOf(buyer.businessId, 'project_manager');
    expect((await get(`company-detail?businessId=${supplierId}`, clerk)).code).toBe(403);
  });
});
