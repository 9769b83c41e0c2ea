import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { addBusiness, addMember, type TestMember } from './members.ts';
import type { TestDatabase } from './test-database.ts';

/** A business whose private rows all hold one text that nobody else may ever see. */
export interface CanaryBusiness {
  readonly canary: string;
  readonly member: TestMember;
  readonly chatToken: string;
  /** Ids of its records, private ones and published ones. */
  readonly ids: readonly string[];
}

/** Adds a business with a member and a private row in every table that has some. */
export async function addCanaryBusiness(db: TestDatabase): Promise<CanaryBusiness> {
  const canary = `canary${randomBytes(8).toString('hex')}`;
  const businessId = await addBusiness(db, '金丝雀企业');
  const member = await addMember(db, businessId);
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
  await db.admin('insert into chat_user (id, name) values ($1, $2)', [userId, '金丝雀']);
  const chatToken = randomBytes(32).toString('base64url');
  await db.admin(
    `insert into chat_token (token_hash, user_id, login_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [tokenHashBytes(hashToken(chatToken)), userId, member.loginId],
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
  return {
    canary,
    member,
    chatToken,
    ids: [...notices, ...attachments, ...licences, ...qualifications, businessId, userId, chatId],
  };
}

/** The private rows of a business as one text, to see whether somebody else has changed them. */
export async function privateRows(
  db: TestDatabase,
  { member: { userId, businessId } }: CanaryBusiness,
): Promise<string> {
  const tables = {
    notice: 'user_id = $1',
    chat_member: 'user_id = $1',
    chat_user: 'id = $1',
    account: 'id = $1',
    login: 'user_id = $1',
    attachment: 'create_user_id = $1',
    company_profile: 'business_id = $1',
    qualification: 'business_id = $1',
  };
  const rows: unknown[] = [];
  for (const [table, condition] of Object.entries(tables)) {
    const owner = condition.startsWith('business') ? businessId : userId;
    rows.push(await db.admin(`select t::text as row from ${table} t where ${condition} order by 1`, [owner]));
  }
  return JSON.stringify(rows);
}
