import { randomBytes } from 'node:crypto';
import { hashToken, parseRecordId, type RecordId, type SessionContext, tokenHashBytes } from '../db/context.ts';
import type { TestDatabase } from './test-database.ts';

type Admin = Pick<TestDatabase, 'admin'>;

/** A member of one business, logged in and acting for it. */
export interface TestMember {
  readonly userId: RecordId;
  readonly businessId: RecordId;
  readonly loginId: RecordId;
  readonly sessionId: RecordId;
  /** The bearer tokens as a browser holds them. */
  readonly platformToken: string;
  readonly accessToken: string;
  /** Both, as the database knows them. */
  readonly context: SessionContext;
}

let phones = 13_900_000_000;

async function insertId(db: Admin, sql: string, values: readonly unknown[]): Promise<RecordId> {
  const rows = await db.admin<{ id: string }>(sql, values);
  const id = parseRecordId(rows[0]?.id ?? '');
  if (id === undefined) {
    throw new Error('the inserted row has no id');
  }
  return id;
}

/** Adds a company. */
export function addBusiness(db: Admin, name: string): Promise<RecordId> {
  return insertId(db, `insert into business (name, tenant_id, kind) values ($1, '000000', 1) returning id`, [name]);
}

/** Adds an account with an active membership of `businessId`, a login and a session for it. */
export async function addMember(db: Admin, businessId: RecordId): Promise<TestMember> {
  phones += 1;
  const userId = await insertId(db, 'insert into account (phone, real_name) values ($1, $2) returning id', [
    String(phones),
    '测试成员',
  ]);
  await db.admin('insert into membership (user_id, business_id) values ($1, $2)', [userId, businessId]);
  const platformToken = randomBytes(32).toString('base64url');
  const accessToken = randomBytes(32).toString('base64url');
  const login = hashToken(platformToken);
  const session = hashToken(accessToken);
  const loginId = await insertId(
    db,
    `insert into login (user_id, token_hash, idle_expires_at, expires_at)
     values ($1, $2, now() + interval '7 days', now() + interval '30 days') returning id`,
    [userId, tokenHashBytes(login)],
  );
  const sessionId = await insertId(
    db,
    `insert into session (login_id, user_id, business_id, token_hash, idle_expires_at, expires_at)
     values ($1, $2, $3, $4, now() + interval '7 days', now() + interval '30 days') returning id`,
    [loginId, userId, businessId, tokenHashBytes(session)],
  );
  return { userId, businessId, loginId, sessionId, platformToken, accessToken, context: { login, session } };
}

/** The tokens of a member as a call carries them. */
export const tokensOf = ({ platformToken, accessToken, businessId }: TestMember) => ({
  jianzhuToken: platformToken,
  token: accessToken,
  businessId,
});
