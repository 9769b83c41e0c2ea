import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from './audit/record-event.ts';
import { withConnection } from './db/connection.ts';
import type { RecordId } from './db/context.ts';
import { demoSeed } from './demo/seed.ts';
import { describeExportedList, exportOfList } from './testing/exported-list.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from './testing/members.ts';
import { describeOfferedActs, offersActs } from './testing/offered-acts.ts';
import { addOperator } from './testing/operators.ts';
import { describePagedList, isPaged } from './testing/paged-list.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';
import type { CallTokens } from './testing/token-headers.ts';

// Every call of the contract that answers page by page, those to come included: its pages are the parts of one list.

const noticesEach = 8;
/** What a list cannot be asked without. */
const needed: Record<string, Readonly<Record<string, string>>> = {
  'content.articles': { columnCode: 'policy' },
  'qualification.list': { series: '专业承包' },
  'notice.list': { noticeType: '0' },
  'operator.writtenRecords': { kind: 'lawyer' },
  'search.search': { keyword: '建' },
};

const platform: TestPlatform = await createTestPlatform();
let tokens: CallTokens;
let company: RecordId;
/** Whose lists of procurement are looked at: what a supplier has quoted only it can read. */
let buyerTokens: CallTokens;
let sellerTokens: CallTokens;
const OF_BUYER = [
  'supplier.list',
  'inquiry.list',
  'deal.list',
  'tender.list',
  'signUp.list',
  'deposit.list',
  'bid.list',
  'ownQualification.list',
];
const OF_SELLER = [
  ...['inquiry.hall', 'inquiry.invited', 'quotation.list', 'tender.hall', 'tender.invited', 'signUp.mine', 'fund.flow'],
];
/** Whose acts follow from a status: their buttons are held by the tests of their contexts. */
const WITH_STATUS = [
  ...['inquiry.list', 'quotation.list', 'deal.list', 'tender.list', 'signUp.list', 'signUp.mine', 'deposit.list'],
  ...[
    'bid.list',
    'invitation.list',
    'invitation.links',
    'joinRequest.list',
    'ownQualification.list',
    'withdrawal.list',
  ],
  ...['ownService.list', 'ownKnowledge.list'],
  ...['order.buyList', 'order.sellList', 'order.authList', 'invoice.list'],
];
/** Acts that take more than a record as it was seen. */
const WITH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'businessMember.list': ['update', 'remove'],
  'supplier.list': ['update', 'black'],
};
const tokensFor = (id: string): CallTokens =>
  OF_BUYER.includes(id) ? buyerTokens : OF_SELLER.includes(id) ? sellerTokens : tokens;

/** A bid, opened, of many who have signed up and have none in the demonstration. */
async function openBids(): Promise<void> {
  await platform.db.admin(
    `insert into bid (business_id, create_user_id, update_user_id, code, tender_id, sign_up_id, buyer_business_id, status,
       revision, submit_time, opened_at)
     select business_id, create_user_id, update_user_id, 'TB' || id, tender_id, id, buyer_business_id, 3, 1,
       now() - make_interval(hours => (row_number() over (order by id) / 3)::int), now()
     from sign_up where id % 4 = 0
     on conflict (tender_id, business_id) do nothing`,
    [],
  );
  await platform.db.admin(
    `insert into bid_open (bid_id, business_id, buyer_business_id, tender_id, submit_time, total_price, content)
     select id, business_id, buyer_business_id, tender_id, submit_time, id % 5 * 1000, '{"periodDays": 30}' from bid
     where opened_at is not null and not exists (select from bid_open o where o.bid_id = bid.id)`,
    [],
  );
}

/** Memberships of a company, with their invoices, and services that it has sold. */
async function addOrders({ businessId, userId }: TestMember, buyerId: string): Promise<void> {
  const columns = `(business_id, create_user_id, update_user_id, create_time, update_time, code, order_type, target_id,
    seller_business_id, snapshot, refund_rule, quantity, price, amount, discount_amount, pay_amount, status, pay_deadline,
    pay_time, finish_time)`;
  const rows = (kind: string, type: number) => `
    select $1::bigint, $2::bigint, $2::bigint, now() - make_interval(hours => number / 3),
      now() - make_interval(hours => number / 2), '${kind}-paged-' || number, ${type}, number, $3::bigint,
      json_build_object('title', '分页订单' || number, 'cover', '', 'packageName', '', 'unit', '', 'days', 0,
        'items', json '[]'), 2, 1, 100 + number % 4, 100 + number % 4, 0, 100 + number % 4, 4, now(), now(), now()
    from generate_series(1, ${noticesEach}) as number`;
  await platform.db.admin(`insert into service_order ${columns} ${rows('FD', 1)}`, [buyerId, userId, businessId]);
  await platform.db.admin(`insert into service_order ${columns} ${rows('VP', 5)}`, [businessId, userId, null]);
  await platform.db.admin(
    `insert into vip_order (id, business_id, create_user_id, update_user_id, level, months, amount, deduction, status,
       begin_date, end_date)
     select id, business_id, create_user_id, create_user_id, 1, 1, 19900, 0, 3, '2026-01-01', '2026-01-31'
     from service_order where code like 'VP-paged-%'`,
  );
  await platform.db.admin(
    `insert into invoice (business_id, create_user_id, update_user_id, update_time, order_id, seller_business_id, status, type,
       title_name, email, amount)
     select business_id, create_user_id, create_user_id, update_time, id, seller_business_id, 1, 2, '分页建设', 'a@example.com',
       pay_amount
     from service_order where code like '%-paged-%'`,
  );
}

beforeAll(async () => {
  const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo', keeper: platform.keeper });
  await withConnection(platform.db.access.admin, seed);
  await openBids();
  const member = await addMember(platform.db, await addBusiness(platform.db, '分页建设'));
  // Some lists are the administrator's.
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [member.userId]);
  await platform.db.admin(
    `insert into notice (user_id, business_id, notice_type, title, content)
     select $1, $2, 0, 'notice ' || number, '' from generate_series(1, ${noticesEach}) as number`,
    [member.userId, member.businessId],
  );
  await platform.db.admin(
    `insert into review (biz_type, biz_id, business_id, title, status, submitted_at)
     select 'certification', number, $1, 'review ' || number, 1, now() from generate_series(1, ${noticesEach}) as number`,
    [member.businessId],
  );
  await platform.db.admin(
    `insert into address (business_id, create_user_id, update_user_id, update_time, receiver, phone, landline, region,
       detail, site_name, postcode, is_default, tag)
     select $1, $2, $2, now() - make_interval(hours => number / 3), (array['张三', '李四', '王五'])[number % 3 + 1],
       '13800000000', '', '{"provinceCode":"220000","provinceName":"吉林省","cityCode":"220100","cityName":"长春市",
       "districtCode":"220104","districtName":"朝阳区"}', '南湖大路' || number || '号', '', '', number = 5, number % 3 + 1
     from generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await platform.db.admin(
    `with colleague as (
       insert into account (phone, real_name) select '139' || lpad((70000000 + number)::text, 8, '0'), '分页成员' || number
       from generate_series(1, ${noticesEach}) as number returning id, real_name)
     insert into membership (user_id, business_id, role_keys, status, joined_at, last_login_at)
     select id, $1, '{reader}', (array[1, 2, 3])[right(real_name, 1)::int % 3 + 1],
       now() - make_interval(hours => right(real_name, 1)::int / 3), now() - make_interval(hours => right(real_name, 1)::int / 2)
     from colleague`,
    [member.businessId],
  );
  await platform.db.admin(
    `insert into home_application (code, kind, business_name, contact_name, phone, status, created_at)
     select 'PL' || number, (array['finance', 'project', 'open-api'])[number % 3 + 1], '分页企业', '张三', '13800000000',
       number % 3 + 1, now() - make_interval(hours => number / 3)
     from generate_series(1, ${noticesEach}) as number`,
  );
  await platform.db.admin(
    `with made as (
       insert into api_key (business_id, create_user_id, update_user_id, name, prefix, scopes, per_minute, per_day, expires_at)
       values ($1, $2, $2, '分页密钥', 'jz.paged', '{news}', 60, 1000, now() + interval '1 day') returning id)
     insert into api_request (business_id, key_id, at, call, status, code, ms, address)
     select $1, id, now() - make_interval(hours => number / 3), 'content.articles', 200, 200 + number % 2, 1, '192.0.2.1'
     from made, generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await platform.db.admin(
    `with card as (
       insert into bank_card (business_id, create_user_id, update_user_id, owner_kind, status, holder_name, bank_code,
         branch_name, cnaps, is_credit, card_number, card_mark, last_four, reserve_phone, is_default, wants_default)
       values ($1, $2, $2, 2, 1, '分页建设', 'ICBC', '净月支行', '', false, '\\x01', '\\x01', '0018', '13800000000', false, false)
       returning id)
     insert into withdrawal (business_id, create_user_id, update_user_id, code, status, amount, card_id, bank_code,
       branch_name, holder_name, last_four, done_time)
     select $1, $2, $2, 'TX-paged-' || number, number % 6, 10000, id, 'ICBC', '净月支行', '分页建设', '0018',
       case when number % 6 > 1 then now() end
     from card, generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await platform.db.admin(
    `with kept as (
       insert into reconciliation (day, channel, our_count, our_sum, their_count, their_sum)
       select '2026-01-' || lpad(number::text, 2, '0'), 'payout', 1, 100, 1, 101 from generate_series(1, ${noticesEach}) as number
       returning day, channel)
     insert into reconciliation_difference (day, channel, kind, number, ours, theirs, status)
     select day, channel, 'payout', 'TX' || day, 100, 101, right(day, 2)::int % 3 from kept`,
  );
  await platform.db.admin(
    `insert into invitation (business_id, create_user_id, update_user_id, create_time, code, phone, name, role_keys,
       department, position, message, expire_days, expires_at, status)
     select $1, $2, $2, now() - make_interval(hours => number / 3), 'YQ-paged-' || number, (15000000000 + number)::text,
       '', '{reader}', '', '', '', 7, now() + interval '7 days', number % 5
     from generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await platform.db.admin(
    `insert into invitation_link (business_id, create_user_id, update_user_id, create_time, token_hash, role_keys,
       department, position, message, max_uses, expires_at)
     select $1, $2, $2, now() - make_interval(hours => number / 3), sha256(number::text::bytea), '{reader}', '', '', '', 5,
       now() + interval '7 days'
     from generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await platform.db.admin(
    `insert into join_request (business_id, create_user_id, update_user_id, create_time, reason, status)
     select $1, $2, $2, now() - make_interval(hours => number / 3), '', 1 + number % 2
     from generate_series(1, ${noticesEach}) as number`,
    [member.businessId, member.userId],
  );
  await addOrders(member, await addBusiness(platform.db, '往来建设'));
  await platform.db.admin(
    'update company_profile set view_count = (select min(view_count) from company_profile) where view_count % 2 = 0',
  );
  // Two that begin at once, as salons of two towns may.
  await platform.db.admin(
    `update salon set begin_time = (select min(begin_time) from salon) where id = (select min(id) from salon)`,
  );
  await platform.db.admin(`update legal_package set sales = 96, price = 480000, original_price = 600000
    where sales in (34, 27)`);
  await platform.db.admin('update lesson set study_count = 1000 where study_count < 1000');
  await platform.db.admin('update lawyer set service_count = 100 where service_count < 100');
  // A clerk who publishes several needs at once; two have the same last day and budget.
  await platform.db.admin(
    'update need set publish_time = (select min(publish_time) from need), deadline = (select min(deadline) from need) where status = 1 and need_type in (2, 3)',
  );
  await platform.db.admin('update need set business_id = $1, create_user_id = $2', [member.businessId, member.userId]);
  await platform.db.admin('update need_reply set business_id = $1, status = 3', [member.businessId]);
  const { userId } = member;
  company = member.businessId;
  await platform.db.database.withWorker(async (transaction) => {
    for (let number = 0; number < noticesEach; number += 1) {
      await recordEvent(transaction, { kind: 'system', userId, businessId: company }, { act: 'test.paged' });
    }
  });
  [buyerTokens, sellerTokens] = [await actFor('吉林省砚北建设集团有限公司'), await actFor('%衡砺钢材%')];
  // Two of each begin and end at once.
  await platform.db.admin(`
    update inquiry set update_time = now(), publish_time = now(), quote_deadline = now() + interval '1 day'
    where status = 1 and id in (select inquiry_id from quotation where business_id = ${sellerTokens.businessId})`);
  await platform.db.admin(`
    update quotation set update_time = now(), submit_time = now() where business_id = ${sellerTokens.businessId}
      and status = 1`);
  await platform.db.admin(`
    update supplier_relation set update_time = now()
    where business_id = ${buyerTokens.businessId} and (level = 'A' or is_black)`);
  await platform.db.admin(`
    update tender set update_time = now(), publish_time = now(), bid_deadline = now() + interval '60 days',
      sign_up_end = now() + interval '30 days' where status in (3, 4) and (tender_kind = 1 or tender_type = 2)`);
  await platform.db.admin(`
    update qualification set expire_date = current_date + 30
    where business_id = ${buyerTokens.businessId} and approved_at is not null`);
  await signUpSeller();
  // Drafts, which have no total yet.
  await platform.db.admin(
    `insert into quotation (business_id, create_user_id, update_user_id, code, inquiry_id, buyer_business_id)
     select $1, $2, $2, 'BJ' || i.id, i.id, i.business_id from inquiry i
     where i.status = 1 and i.publish_scope = 1 and i.business_id <> $1
       and not exists (select from quotation q where q.inquiry_id = i.id and q.business_id = $1)
     order by i.id limit 2`,
    [sellerTokens.businessId, member.userId],
  );
  await platform.db.admin(`
    update deal set update_time = now(), create_time = now(), confirm_deadline = now(), goods_amount = 100,
      freight_amount = 0, discount_amount = 0, total_amount = 100 where status = 1`);
  await fillShelf(member);
  const { token: operatorToken } = await addOperator(platform.db);
  const { platformToken, accessToken, businessId } = member;
  tokens = { jianzhuToken: platformToken, token: accessToken, businessId, operatorToken };
});
afterAll(() => platform.close());

/** Services and texts of a company, some of which differ in little. */
async function fillShelf({ businessId, userId }: { readonly businessId: string; readonly userId: string }) {
  await platform.db.admin(
    `insert into service (business_id, create_user_id, update_user_id, update_time, title, service_type, charge_mode,
       price, unit, service_days, process, detail, refund_rule, sales, score, status, publish_time)
     select $1, $2, $2, now() - make_interval(hours => number / 3), 'service ' || number, number % 3 + 1, 1,
       (number / 3 + 1) * 100, '项', 5, '[]', '', 1, number / 3, number / 3, (array[0, 2, 4])[number % 3 + 1], now()
     from generate_series(1, ${noticesEach}) as number`,
    [businessId, userId],
  );
  await platform.db.admin(
    `insert into knowledge (business_id, create_user_id, update_user_id, update_time, title, category_id, summary,
       content, is_free, price, view_count, status, publish_time)
     select $1, $2, $2, now() - make_interval(hours => number / 3), 'text ' || number, number % 3 + 1, '', '',
       number < 3, case when number < 3 then 0 else number / 3 * 100 end, number / 3,
       (array[0, 2, 4])[number % 3 + 1], now()
     from generate_series(1, ${noticesEach}) as number`,
    [businessId, userId],
  );
}

/** Has the seller signed up to a tender of each, some at once, and asks for the sign-ups of one that has many. */
async function signUpSeller(): Promise<void> {
  const { businessId } = sellerTokens;
  const first = 'select min(id) from sign_up where status = any($2::int[]) group by tender_id';
  await platform.db.admin(`update sign_up set business_id = $1, update_time = now() where id in (${first})`, [
    businessId,
    [1, 4],
  ]);
  await platform.db.admin('update deposit d set business_id = s.business_id from sign_up s where s.id = d.sign_up_id');
  const [tender] = await platform.db.admin<{ id: string }>(
    `select t.id from tender t join deposit d on d.tender_id = t.id where t.business_id = $1 and t.status = 5
     group by t.id order by count(*) desc, t.id limit 1`,
    [buyerTokens.businessId],
  );
  const tenderId = tender?.id ?? '';
  await platform.db.admin('update sign_up set submit_time = now() where tender_id = $1 and status = 1', [tenderId]);
  needed['signUp.list'] = { tenderId };
  needed['deposit.list'] = { tenderId };
}

/** A new administrator of a company of the demonstration. */
async function actFor(name: string): Promise<CallTokens> {
  const [row] = await platform.db.admin<{ id: RecordId }>('select id from business where name like $1', [name]);
  if (row === undefined) throw new Error(`${name} is not there`);
  const member = await addMember(platform.db, row.id);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  return tokensOf(member);
}

const pagedCalls = platform.calls.filter(isPaged);

it('knows the lists of the contract', () => {
  const ids = pagedCalls.map(({ endpoint }) => endpoint.id);
  expect(ids).toEqual(
    expect.arrayContaining(['address.list', 'content.articles', 'notice.list', 'messageCenter.list', 'search.search']),
  );
});

for (const call of pagedCalls) {
  const { id, path } = call.endpoint;
  describePagedList(call, async (query) => {
    const search = new URLSearchParams({ ...needed[id], ...texts(query) });
    const { code, data } = await platform.get(`${path}?${search}`, tokensFor(id));
    expect(code).toBe(200);
    return { ...data, records: data.records.map(unsigned) };
  });
}

for (const list of pagedCalls) {
  const call = exportOfList(list, platform.calls);
  if (call === undefined) continue;
  describeExportedList(
    [list, call],
    async (query) =>
      (await platform.get(`${list.endpoint.path}?${new URLSearchParams(texts(query))}`, tokensFor(list.endpoint.id)))
        .data,
    async (body) => (await platform.post(call.endpoint.path, body, { tokens: tokensFor(list.endpoint.id) })).data,
  );
}

for (const call of pagedCalls.filter(offersActs)) {
  const { id } = call.endpoint;
  if (WITH_STATUS.includes(id)) continue;
  const ask = async (role: string) => {
    const { businessId } = tokensFor(id);
    const member = await addMember(platform.db, (businessId ?? company) as RecordId); // the id of a business
    await platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, [role]]);
    const { code, data } = await platform.get(`${call.endpoint.path}?size=100`, tokensOf(member));
    expect(code).toBe(200);
    return data.records;
  };
  describeOfferedActs(call, platform.calls, ask, WITH_FIELDS[id]);
}

/** A replay's address is signed anew each time it is asked for. */
const unsigned = <Row extends object>(row: Row): Row =>
  'replayUrl' in row ? { ...row, replayUrl: String(row.replayUrl).replace(/\?.*/, '') } : row;

const texts = (query: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
