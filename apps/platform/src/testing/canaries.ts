import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken, type RecordId, tokenHashBytes } from '../db/context.ts';
import { addBusiness, addMember, type TestMember } from './members.ts';
import type { TestDatabase } from './test-database.ts';
import { addCanaryTrade } from './trade-canaries.ts';

/** A business whose private rows all hold one text that nobody else may ever see. */
export interface CanaryBusiness {
  readonly canary: string;
  readonly member: TestMember;
  readonly chatToken: string;
  readonly addressId: string;
  /** Ids of its records, private ones and published ones. */
  readonly ids: readonly string[];
}

/** Puts the business's address back as it was; for members who may change it. */
export async function restoreAddress(db: TestDatabase, { canary, member, addressId }: CanaryBusiness): Promise<void> {
  const { businessId, userId } = member;
  await db.admin('delete from address where business_id = $1', [businessId]);
  await db.admin(
    `insert into address (id, business_id, create_user_id, update_user_id, create_time, update_time, receiver, phone,
       landline, region, detail, site_name, postcode, is_default)
     values ($1, $2, $3, $3, '2026-01-05', '2026-01-05', '金丝雀', '13800000000', '', '{"provinceCode":"220000",
       "provinceName":"吉林省","cityCode":"220100","cityName":"长春市","districtCode":"220104","districtName":"朝阳区"}',
       $4, '', '', true)`,
    [addressId, businessId, userId, canary],
  );
}

/** Lets a member chat, under the token that is given back. */
async function addChatToken(db: TestDatabase, { userId, loginId }: TestMember): Promise<string> {
  await db.admin('insert into chat_user (id, name) values ($1, $2)', [userId, '金丝雀']);
  const chatToken = randomBytes(32).toString('base64url');
  await db.admin(
    `insert into chat_token (token_hash, user_id, login_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [tokenHashBytes(hashToken(chatToken)), userId, loginId],
  );
  return chatToken;
}

/** Adds an administrator to a business, who chats; what such a business has it has already. */
export async function addCanaryMember(
  db: TestDatabase,
  businessId: RecordId,
): Promise<Pick<CanaryBusiness, 'member' | 'chatToken'>> {
  const member = await addMember(db, businessId);
  // With every permission: what a call then refuses, it refuses for another reason.
  await db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  return { member, chatToken: await addChatToken(db, member) };
}

/** Adds a business with a member and a private row in every table that has some. */
export async function addCanaryBusiness(db: TestDatabase): Promise<CanaryBusiness> {
  const canary = `canary${randomBytes(8).toString('hex')}`;
  const businessId = await addBusiness(db, '金丝雀企业');
  const { member, chatToken } = await addCanaryMember(db, businessId);
  const { userId } = member;
  const insert = async (sql: string, ...values: unknown[]) => {
    const rows = await db.admin<{ id: string }>(sql, values);
    return rows.map(({ id }) => id);
  };
  const notices = await insert(
    `insert into notice (user_id, business_id, notice_type, title, content)
     select $1, $2, n % 4, $3, $3 from generate_series(1, 4) as n returning id`,
    userId,
    businessId,
    canary,
  );
  await insert(
    `insert into knowledge (business_id, create_user_id, update_user_id, title, category_id, summary, content, is_free, price)
     values ($1, $2, $2, $3, 1, $3, $3, true, 0)`,
    businessId,
    userId,
    canary,
  );
  await db.admin(
    `with made as (
       insert into api_key (business_id, create_user_id, update_user_id, name, prefix, scopes, per_minute, per_day, expires_at)
       values ($1, $2, $2, $3, 'jz.' || $3, '{news}', 60, 1000, now() + interval '1 day') returning id)
     insert into api_request (business_id, key_id, call, status, code, ms, address)
     select $1, id, $3, 200, 200, 1, '192.0.2.1' from made`,
    [businessId, userId, canary],
  );
  await insert(
    `insert into service (business_id, create_user_id, update_user_id, title, service_type, charge_mode, service_days, process,
       detail, refund_rule)
     values ($1, $2, $2, $3, 1, 3, 10, '[]', $3, 1)`,
    businessId,
    userId,
    canary,
  );
  const [needId] = await insert(
    `insert into need (business_id, create_user_id, update_user_id, code, title, need_type, province_code, city_code,
       city_name, district_code, district_name, deadline, description, is_public)
     values ($1, $2, $2, $3, $3, 1, '220000', '220100', '长春市', '220104', '朝阳区', '2030-01-01', $3, true) returning id`,
    businessId,
    userId,
    canary,
  );
  await insert(
    `insert into need_contact (need_id, business_id, contact_name, contact_phone) values ($1, $2, $3, '13800000000')`,
    needId,
    businessId,
    canary,
  );
  await insert(
    `insert into need_reply (business_id, create_user_id, update_user_id, need_id, price, days, plan)
     values ($1, $2, $2, $4, 100, 1, $3)`,
    businessId,
    userId,
    canary,
    needId,
  );
  const [inquiryId = ''] = await insert(
    `insert into inquiry (business_id, create_user_id, update_user_id, code, title, whole_order, sealed, allow_second, remark)
     values ($1, $2, $2, $3, $3, false, true, true, $3) returning id`,
    businessId,
    userId,
    canary,
  );
  await db.admin(
    `with line as (
       insert into inquiry_line (inquiry_id, business_id, line_no, material_name, spec, brand, accept_equivalent, quantity,
         tech_require, remark)
       values ($1, $2, 1, $3, $3, '', true, '1', '', $3)), own as (
       insert into inquiry_private (inquiry_id, business_id, budget_amount) values ($1, $2, 1)), month as (
       insert into inquiry_publication (business_id, month, inquiry_id) values ($2, '2026-01-01', $1))
     insert into inquiry_contact (inquiry_id, business_id, contact_name, contact_phone)
     values ($1, $2, $3, '13800000000')`,
    [inquiryId, businessId, canary],
  );
  const [tenderId = ''] = await insert(
    `insert into tender (business_id, create_user_id, update_user_id, code, title, is_statutory, allow_consortium,
       need_audit, scope_text)
     values ($1, $2, $2, $3, $3, false, false, true, $3) returning id`,
    businessId,
    userId,
    canary,
  );
  await db.admin(
    `with line as (
       insert into tender_line (tender_id, business_id, line_no, material_name, spec, brand, accept_equivalent, quantity,
         tech_require, remark)
       values ($1, $2, 1, $3, $3, '', true, '1', '', $3)), month as (
       insert into tender_publication (business_id, month, tender_id) values ($2, '2026-01-01', $1))
     insert into tender_private (tender_id, business_id, estimate_amount) values ($1, $2, 1)`,
    [tenderId, businessId, canary],
  );
  await insert(
    `insert into contact_reveal (business_id, user_id, biz_type, biz_id, month) values ($1, $2, $3, $1, '2026-01-01')`,
    businessId,
    userId,
    canary,
  );
  const attachments = await insert(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_id,
       create_user_id, create_user_name, confirm_time)
     values ($1, $2, 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $2, $1, $3, $2, now())
     returning id`,
    businessId,
    canary,
    userId,
  );
  const licences = await insert(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_type,
       owner_id, create_user_id, create_user_name, confirm_time)
     values ($1, $2, 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $2, 'certification_licence',
       $1, $3, $2, now()) returning id`,
    businessId,
    canary,
    userId,
  );
  const qualifications = await insert(
    `insert into qualification (business_id, series, category_name, grade, cert_no, is_shown)
     values ($1, $2, $2, $2, $2, false) returning id`,
    businessId,
    canary,
  );
  await db.admin(
    `insert into company_profile (business_id, short_name, intro, contact_name, contact_phone, is_published)
     values ($1, $2, $2, $2, $2, false)`,
    [businessId, canary],
  );
  await db.admin(
    `insert into corporate_certification (business_id, create_user_id, update_user_id, code, business_name, fields)
     values ($1, $2, $2, $3, $3, jsonb_build_object('businessName', $3::text))`,
    [businessId, userId, canary],
  );
  await db.admin(
    `insert into audit_event (actor_kind, proof, user_id, business_id, act, record_kind, record_name)
     values ('user', 'session', $1, $2, 'attachment.register', 'attachment', $3)`,
    [userId, businessId, canary],
  );
  await db.admin(
    `insert into status_log (business_id, record_table, record_id, action, from_status, to_status, user_id, reason)
     values ($1, 'review', $1, 'submit', 0, 1, $2, $3)`,
    [businessId, userId, canary],
  );
  const chatId = `chat-${canary}`.slice(0, 40);
  await db.admin(`insert into chat (id, type, last_seq) values ($1, 'group', 1)`, [chatId]);
  await db.admin('insert into chat_member (chat_id, user_id, name) values ($1, $2, $3)', [chatId, userId, canary]);
  await db.admin('insert into chat_message (chat_id, seq, id, from_id, content) values ($1, 1, $2, $3, $4)', [
    chatId,
    randomUUID(),
    userId,
    canary,
  ]);
  await insert(
    `insert into draft (user_id, business_id, form, record_id, version, content)
     values ($1, $2, 'address', '', 0, json_build_object('detail', $3::text)) returning user_id as id`,
    userId,
    businessId,
    canary,
  );
  await db.admin('insert into page_request (user_id, business_id, page) values ($1, $2, $3)', [
    userId,
    businessId,
    canary,
  ]);
  const roles = await insert(
    `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
     values ($1, $2, $2, $3, $3, '{notice_view}', 1) returning id`,
    businessId,
    userId,
    canary,
  );
  await insert(
    `insert into invitation (business_id, create_user_id, update_user_id, code, phone, name, role_keys, department,
       position, message, expire_days, expires_at)
     values ($1, $2, $2, $3, '13800000000', '', '{reader}', '', '', $3, 7, now() + interval '7 days')`,
    businessId,
    userId,
    canary,
  );
  await insert(
    `insert into invitation_link (business_id, create_user_id, update_user_id, token_hash, role_keys, department, position,
       message, max_uses, expires_at)
     values ($1, $2, $2, sha256($3::text::bytea), '{reader}', '', '', $3, 5, now() + interval '7 days')`,
    businessId,
    userId,
    canary,
  );
  await insert(
    'insert into join_request (business_id, create_user_id, update_user_id, reason) values ($1, $2, $2, $3)',
    businessId,
    userId,
    canary,
  );
  const cards = await insert(
    `insert into bank_card (business_id, create_user_id, update_user_id, owner_kind, status, holder_name, bank_code,
       branch_name, cnaps, is_credit, card_number, card_mark, last_four, reserve_phone, is_default, wants_default)
     values ($1, $2, $2, 2, 1, $3, 'ICBC', $3, '', false, $3::text::bytea, sha256($3::text::bytea), '0018', '13800000000',
       false, false) returning id`,
    businessId,
    userId,
    canary,
  );
  await db.admin(
    `insert into withdrawal (business_id, create_user_id, update_user_id, code, status, amount, card_id, bank_code,
       branch_name, holder_name, last_four)
     values ($1, $2, $2, $3, 0, 10000, $4, 'ICBC', $3, $3, '0018')`,
    [businessId, userId, canary, cards[0]],
  );
  await db.admin(
    `insert into pin_ticket (ticket_hash, business_id, user_id, login_id, purpose, biz_id, amount, expires_at)
     values (sha256($3::text::bytea), $1, $2, $4, $3, $1, 0, now() + interval '1 day')`,
    [businessId, userId, canary, member.loginId],
  );
  const trade = await addCanaryTrade(db, { canary, businessId, userId, inquiryId });
  const [{ id: addressId } = { id: '' }] = await db.admin<{ id: string }>('select app.next_id()::text as id');
  const business: CanaryBusiness = {
    canary,
    member,
    chatToken,
    addressId,
    ids: [
      addressId,
      inquiryId,
      ...trade,
      tenderId,
      ...notices,
      ...attachments,
      ...licences,
      ...qualifications,
      ...roles,
      ...cards,
      businessId,
      userId,
      chatId,
    ],
  };
  await restoreAddress(db, business);
  return business;
}

/** The private rows of a business as one text, to see whether somebody else has changed them. */
export async function privateRows(
  db: TestDatabase,
  { member: { userId, businessId } }: CanaryBusiness,
): Promise<string> {
  const tables: Readonly<Record<string, string>> = {
    address: 'business_id = $1',
    draft: 'user_id = $1',
    page_request: 'user_id = $1',
    notice: 'user_id = $1',
    chat_member: 'user_id = $1',
    chat_user: 'id = $1',
    account: 'id = $1',
    login: 'user_id = $1',
    attachment: 'create_user_id = $1',
    company_profile: 'business_id = $1',
    corporate_certification: 'business_id = $1',
    qualification: 'business_id = $1',
    api_key: 'business_id = $1',
    role: 'business_id = $1',
    bank_card: 'business_id = $1',
    withdrawal: 'business_id = $1',
    audit_event: 'user_id = $1',
    status_log: 'business_id = $1',
  };
  const all = Object.entries(tables).map(
    ([table, condition]) =>
      `select '${table}' as table, t::text as row from ${table} t
       where ${condition.replace('$1', condition.startsWith('business') ? '$1::bigint' : '$2::bigint')}`,
  );
  return JSON.stringify(await db.admin(`${all.join(' union all ')} order by 1, 2`, [businessId, userId]));
}
