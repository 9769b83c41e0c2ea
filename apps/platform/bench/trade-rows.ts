import type { TradePlatform } from '../src/testing/inquiries.ts';
import type { TestMember } from '../src/testing/members.ts';

/** How much is traded. */
export interface TradeSize {
  readonly companies: number;
  readonly inquiries: number;
  /** Of the inquiries those of the company that asks; the others are spread over the other companies. */
  readonly own: number;
}

const WORDS = `'{螺纹钢,商品混凝土,水泥,砂石,加气砌块,防水卷材,保温板,给水管,电缆,瓷砖}'::text[]`;
const CATEGORIES = `'{0101,0201,0301,0401,0501,0601,0701,0801,0901,1001}'::text[]`;
const CITIES = `'{220100,220200,220300,220400,220500}'::text[]`;

/**
 * Fills the tables of inquiries in sets, past row security: a fifth is open to all for quotations, the others are in every
 * other status; one of two has a quotation; the company that asks has answered one in a hundred and was invited to one in
 * two hundred.
 */
export async function writeTrade(
  { db }: TradePlatform,
  asking: TestMember,
  { companies, inquiries, own }: TradeSize,
): Promise<void> {
  await db.admin(
    `create temporary table trader as
     with person as (
       insert into account (phone, real_name)
       select (13500000000 + n)::text, '采购' || n from generate_series(1, $1::int) as n returning id
     ), company as (
       insert into business (name, tenant_id, kind)
       select '吉林省第' || n || '建设集团有限公司', '000000', 1 from generate_series(1, $1::int) as n returning id
     )
     select row_number() over (order by company.id) - 1 as place, company.id as business_id, person.id as user_id
     from (select id, row_number() over (order by id) as n from person) as person
     join (select id, row_number() over (order by id) as n from company) as company using (n)`,
    [companies],
  );
  await db.admin(
    `insert into company_profile (business_id, short_name, category_codes) values ($1, '询价压测', '{01,02}')
     on conflict (business_id) do update set category_codes = excluded.category_codes`,
    [asking.businessId],
  );
  // Times lie a minute apart, so that an order is one; every status from the list of the domain.
  await db.admin(
    `insert into inquiry (
       business_id, create_user_id, update_user_id, create_time, update_time, code, status, title, project_name,
       category_codes, publish_scope, whole_order, sealed, allow_second, round, quote_deadline, round2_deadline,
       delivery_date, city_code, city_name, invoice_type, freight_bearer, delivery_method, line_count, quoted_count,
       invited_count, publish_time, open_time, award_time, close_time)
     select
       case when mine then $2::bigint else t.business_id end, case when mine then $3::bigint else t.user_id end,
       case when mine then $3::bigint else t.user_id end, at, at, 'XJB' || lpad(n::text, 8, '0'), status,
       (${WORDS})[n % 10 + 1] || '采购第' || n || '批', '项目' || n % 40, array[(${CATEGORIES})[n % 10 + 1]],
       case when n % 25 = 0 then 2 else 1 end, n % 7 = 0, true, true, case when status = 4 then 2 else 1 end,
       case when status = 1 then now() + n * interval '1 minute' else at + interval '5 days' end,
       case when status = 4 then now() + n * interval '1 minute' end, current_date + 30,
       (${CITIES})[n % 5 + 1], '长春市', 1, 2, 1, 20, n % 6, n % 4, case when status > 0 then at end,
       case when status in (3, 4, 5, 6) then at + interval '5 days' end,
       case when status in (5, 6) then at + interval '6 days' end, case when status = 8 then at + interval '6 days' end
     from (
       select n, n % $5::int = 0 and n / $5::int <= $4::int as mine, now() - (n + 60) * interval '1 minute' as at,
         ('{1,3,6,7,8,1,5,4,6,0}'::int[])[n % 10 + 1] as status
       from generate_series(1, $1::int) as n
     ) as made
     join trader t on t.place = n % $6::int`,
    [inquiries, asking.businessId, asking.userId, own, Math.max(1, Math.floor(inquiries / own) - 1), companies],
  );
  await db.admin(
    `insert into quotation (business_id, create_user_id, update_user_id, code, inquiry_id, buyer_business_id, status,
       revision, submit_time, opened_at)
     select
       case when mine then $1::bigint else t.business_id end, case when mine then $2::bigint else t.user_id end,
       case when mine then $2::bigint else t.user_id end, 'BJB' || lpad(n::text, 8, '0'), id, buyer,
       case when status = 1 then 1 when status in (5, 6) then 5 when status = 4 then 1 else 7 end, 1, at,
       case when status <> 1 then at + interval '4 days' end
     from (
       select i.id, i.business_id as buyer, i.status, i.publish_time + interval '1 hour' as at, n,
         n % 98 = 2 and i.business_id <> $1 as mine
       from (select *, row_number() over (order by id) as n from inquiry) as i where i.status > 0 and n % 2 = 0
     ) as made
     join trader t on t.place = (n * 7 + 3) % $3::int and t.business_id <> made.buyer`,
    [asking.businessId, asking.userId, companies],
  );
  await db.admin(
    `insert into inquiry_invitee (inquiry_id, business_id, buyer_business_id, source, status)
     select id, $1, business_id, 1, n % 3
     from (select *, row_number() over (order by id) as n from inquiry) as i
     where n % 199 = 1 and status > 0 and business_id <> $1`,
    [asking.businessId],
  );
  await db.admin(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       quotation_id, title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount,
       tax_amount, confirm_deadline, confirm_time)
     select q.buyer_business_id, q.create_user_id, q.create_user_id, 'CJB' || lpad(row_number() over ()::text, 8, '0'),
       q.business_id, 1, q.inquiry_id, q.id, i.title, 1, '[]', 1000000, 0, 0, 1000000, 884956, 115044,
       now(), now()
     from quotation q join inquiry i on i.id = q.inquiry_id where i.status in (5, 6)`,
  );
  await db.admin('vacuum analyze');
}
