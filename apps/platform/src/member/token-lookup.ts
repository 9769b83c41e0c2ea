import './tables.ts';
import type { StaleTokenReason } from '@jianzhu/domain';
import { sql } from 'kysely';
import { parseRecordId, type RecordId, type SessionContext, type TokenHash, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { ActingBusiness } from '../http/caller.ts';
import { ACTIVE, secondsFromNow } from './session-grants.ts';

/** What the database knows of two tokens. */
export interface FoundTokens {
  readonly userId: RecordId;
  readonly loginId: RecordId;
  readonly acting: ActingBusiness | undefined;
  readonly stale: StaleTokenReason | undefined;
}

const isAlive = sql<boolean>`revoked_at is null and least(idle_expires_at, expires_at) > now()`;
/** A token in use is written at most once a minute. */
const isTouchDue = sql<boolean>`last_used_at < now() - interval '1 minute'`;

/**
 * Looks the tokens up and prolongs their life.
 *
 * @param idleSeconds life after this use; the end of the login stays
 * @returns undefined when the login is not in force
 */
export async function findTokens(
  transaction: Transaction,
  hashes: SessionContext & { readonly login: TokenHash },
  idleSeconds: number,
): Promise<FoundTokens | undefined> {
  const login = await transaction
    .selectFrom('login')
    .select(['id', 'user_id', isAlive.as('is_alive'), isTouchDue.as('is_touch_due')])
    .where('token_hash', '=', tokenHashBytes(hashes.login))
    .executeTakeFirst();
  if (login?.is_alive !== true) return undefined;
  if (login.is_touch_due) await touch(transaction, 'login', login.id, idleSeconds);
  return {
    userId: recordId(login.user_id),
    loginId: recordId(login.id),
    ...(await findActing(transaction, login, hashes.session, idleSeconds)),
  };
}

async function findActing(
  transaction: Transaction,
  login: { readonly id: string },
  hash: TokenHash | undefined,
  idleSeconds: number,
): Promise<Pick<FoundTokens, 'acting' | 'stale'>> {
  if (hash === undefined) return { acting: undefined, stale: undefined };
  const session = await transaction
    .selectFrom('session')
    .select(['id', 'user_id', 'business_id', isAlive.as('is_alive'), isTouchDue.as('is_touch_due')])
    .where('token_hash', '=', tokenHashBytes(hash))
    .where('login_id', '=', login.id)
    .executeTakeFirst();
  if (session?.is_alive !== true) return { acting: undefined, stale: 'BUSINESS_CHANGED' };
  const membership = await transaction
    .selectFrom('membership')
    .select(['role_keys', 'is_owner', 'data_scope'])
    .where('user_id', '=', session.user_id)
    .where('business_id', '=', session.business_id)
    .where('status', '=', ACTIVE)
    .executeTakeFirst();
  if (membership === undefined) return { acting: undefined, stale: 'MEMBER_DISABLED' };
  if (session.is_touch_due) await touch(transaction, 'session', session.id, idleSeconds);
  const acting = {
    sessionId: recordId(session.id),
    businessId: recordId(session.business_id),
    roleKeys: membership.role_keys,
    isOwner: membership.is_owner,
    dataScope: membership.data_scope,
  };
  return { acting, stale: undefined };
}

async function touch(transaction: Transaction, table: 'login' | 'session', id: string, idle: number): Promise<void> {
  const used = { last_used_at: sql<Date>`now()`, idle_expires_at: secondsFromNow(idle) };
  await transaction.updateTable(table).set(used).where('id', '=', id).execute();
}

function recordId(text: string): RecordId {
  const id = parseRecordId(text);
  if (id === undefined) throw new TypeError('an id of the database is not of the form of ids');
  return id;
}
