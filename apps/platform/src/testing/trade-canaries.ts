import { addBusiness } from './members.ts';
import type { TestDatabase } from './test-database.ts';

/** Whose trade it is. */
interface Trader {
  readonly canary: string;
  readonly businessId: string;
  readonly userId: string;
  /** An inquiry of the business. */
  readonly inquiryId: string;
}

/**
 * Adds what a business keeps of its trade, each row with the canary: as a buyer beside its inquiry, and as a supplier of
 * another one.
 *
 * @returns ids of the records that calls name
 */
export async function addCanaryTrade(
  db: TestDatabase,
  { canary, businessId, userId, inquiryId }: Trader,
): Promise<readonly string[]> {
  const add = async (sql: string, ...values: unknown[]) => {
    const [row] = await db.admin<{ id: string }>(sql, values);
    return row?.id ?? '';
  };
  const by = [businessId, userId, canary];
  const partner = await addBusiness(db, '往来企业');
  const asked = await add(
    `insert into inquiry (business_id, create_user_id, update_user_id, code, title, whole_order, sealed, allow_second, remark)
     values ($1, $2, $2, $3 || 'asked', '往来询价', false, true, true, '') returning id`,
    partner,
    userId,
    canary.slice(-8),
  );
  const quotation = await add(
    `insert into quotation (business_id, create_user_id, update_user_id, code, inquiry_id, buyer_business_id)
     values ($1, $2, $2, $3, $4, $5) returning id`,
    ...by,
    asked,
    partner,
  );
  await db.admin(
    `insert into quotation_open (quotation_id, business_id, buyer_business_id, inquiry_id, submit_time, valid_until,
       total_amount, content)
     values ($1, $2, $3, $4, now(), '2030-01-01', 1, json_build_object('remark', $5::text))`,
    [quotation, businessId, partner, asked, canary],
  );
  const deal = await add(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount, confirm_deadline)
     values ($1, $2, $2, $3, $5, 1, $4, $3, '[]', 1, 0, 0, 1, 1, 0, '2030-01-01') returning id`,
    ...by,
    inquiryId,
    partner,
  );
  const serviceOrder = await add(
    `insert into service_order (business_id, create_user_id, update_user_id, code, order_type, target_id, snapshot, refund_rule,
       quantity, price, amount, discount_amount, pay_amount, status, pay_deadline, pay_time, finish_time, demand_text)
     values ($1, $2, $2, $3, 5, 1, json_build_object('title', $3::text, 'cover', '', 'packageName', '', 'unit', '',
       'days', 0, 'items', json '[]'), 3, 1, 100, 100, 0, 100, 4, now(), now(), now(), $3) returning id`,
    ...by,
  );
  await db.admin(
    `insert into vip_order (id, business_id, create_user_id, update_user_id, level, months, amount, deduction, status,
       begin_date, end_date) values ($1, $2, $3, $3, 1, 12, 100, 0, 1, '2026-01-01', '2030-01-01')`,
    [serviceOrder, businessId, userId],
  );
  const invoice = await add(
    `insert into invoice (business_id, create_user_id, update_user_id, order_id, status, type, title_name, email, amount)
     values ($1, $2, $2, $4, 1, 2, $3, 'a@example.com', 100) returning id`,
    ...by,
    serviceOrder,
  );
  const award = await add(
    `insert into inquiry_award (business_id, create_user_id, update_user_id, inquiry_id, total_amount, content)
     values ($1, $2, $2, $4, 1, json_build_object('awards', json '[]', 'reasons', json '[]', 'attachments', json '[]',
       'reason', $3::text)) returning id`,
    ...by,
    inquiryId,
  );
  await db.admin(
    `insert into inquiry_site (inquiry_id, business_id, detail, site_name, receiver, phone)
     values ($1, $2, $3, $3, $3, '13800000000')`,
    [inquiryId, businessId, canary],
  );
  await db.admin(
    `insert into second_round (inquiry_id, business_id, deadline, line_ids, target_prices, show_target, show_rank, message,
       asked_count)
     values ($1, $2, '2030-01-01', '{}', '{}', false, false, $3, 1)`,
    [inquiryId, businessId, canary],
  );
  const relation = await add(
    `insert into supplier_relation (business_id, create_user_id, update_user_id, supplier_id, group_name, remark)
     values ($1, $2, $2, $4, '', $3) returning id`,
    ...by,
    partner,
  );
  const question = await add(
    `insert into clarification (business_id, create_user_id, owner_business_id, biz_type, biz_id, content)
     values ($1, $2, $5, 'inquiry', $4, $3) returning id`,
    ...by,
    asked,
    partner,
  );
  const tender = await add(
    `insert into tender (business_id, create_user_id, update_user_id, code, title, is_statutory, allow_consortium,
       need_audit, doc_end, bid_deadline)
     values ($1, $2, $2, $3 || 'bid', '往来招标', false, false, true, '2030-01-01', '2030-01-02') returning id`,
    partner,
    userId,
    canary.slice(-8),
  );
  const signUp = await add(
    `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id, contact_name,
       contact_phone, authorized_person, authorized_id_card, submit_time)
     values ($1, $2, $2, $3, $4, $5, $3, '13800000000', $3, '', now()) returning id`,
    ...by,
    tender,
    partner,
  );
  const deposit = await add(
    `insert into deposit (business_id, create_user_id, update_user_id, tender_id, sign_up_id, buyer_business_id, amount,
       reason)
     values ($1, $2, $2, $4, $5, $6, 1, $3) returning id`,
    ...by,
    tender,
    signUp,
    partner,
  );
  const order = await add(
    `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
       expire_time)
     values ($1, $2, $2, $3, 4, $4, $3, 1, 1, '2030-01-01') returning id`,
    ...by,
    deposit,
  );
  await db.admin(
    `with attempt as (insert into pay_attempt (order_id, business_id, channel_serial, amount, expire_time)
         values ($1, $2, $3, 1, now())),
       refund as (insert into refund_order (order_id, business_id, code, amount, reason) values ($1, $2, $3, 1, $3)),
       posting as (insert into ledger_posting (order_id, reason, cause, subject, code) values ($1, 'payment', $3, $3, $3) returning id)
     insert into ledger_entry (posting_id, account, business_id, amount)
     select id, 'online', null::bigint, -1 from posting union all select id, 'escrow', $2, 1 from posting`,
    [order, businessId, canary],
  );
  return [quotation, deal, award, relation, question, tender, signUp, deposit, order, serviceOrder, invoice];
}
