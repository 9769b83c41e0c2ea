import './tables.ts';
import { type RawBuilder, sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { createOpaqueToken } from './opaque-token.ts';
import { sealToken } from './sealed-token.ts';
import type { TicketPurpose } from './tables.ts';

/** A login lasts this long however much it is used (decision 25). */
const LONGEST_LOGIN_SECONDS = 30 * 86_400;

/** The two tokens of a session as the browser gets them. */
export interface GrantedTokens {
  readonly platformToken: string;
  readonly accessToken: string;
}

export interface LoginOrigin {
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** `now()` of the transaction plus some seconds. */
export function secondsFromNow(seconds: number): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/**
 * Begins a login of a user acting for a business; membership has been checked.
 *
 * @param idleSeconds how long it lasts unused
 */
export async function grantLogin(
  transaction: Transaction,
  { userId, businessId }: { readonly userId: string; readonly businessId: string },
  origin: LoginOrigin,
  idleSeconds: number,
): Promise<GrantedTokens> {
  const platformToken = createOpaqueToken();
  const login = await transaction
    .insertInto('login')
    .values({
      user_id: userId,
      token_hash: tokenHashBytes(hashToken(platformToken)),
      client_ip: origin.clientAddress,
      user_agent: origin.userAgent,
      idle_expires_at: secondsFromNow(idleSeconds),
      expires_at: secondsFromNow(LONGEST_LOGIN_SECONDS),
      revoke_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accessToken = await grantSession(transaction, { loginId: login.id, userId, businessId, platformToken });
  return { platformToken, accessToken };
}

export interface SessionOfLogin {
  readonly loginId: string;
  readonly userId: string;
  readonly businessId: string;
  readonly platformToken: string;
}

/** Adds an access token to a login; it lasts as long as the login. */
async function grantSession(transaction: Transaction, session: SessionOfLogin): Promise<string> {
  const accessToken = createOpaqueToken();
  await transaction
    .insertInto('session')
    .columns([
      'login_id',
      'user_id',
      'business_id',
      'token_hash',
      'sealed_platform_token',
      'idle_expires_at',
      'expires_at',
    ])
    .expression((builder) =>
      builder
        .selectFrom('login')
        .where('id', '=', session.loginId)
        .select([
          'id',
          'user_id',
          sql<string>`${session.businessId}::bigint`.as('business_id'),
          sql<Buffer>`${tokenHashBytes(hashToken(accessToken))}::bytea`.as('token_hash'),
          sql<Buffer>`${sealToken(session.platformToken, accessToken)}::bytea`.as('sealed_platform_token'),
          'idle_expires_at',
          'expires_at',
        ]),
    )
    .execute();
  await transaction
    .updateTable('membership')
    .set({ last_login_at: sql<Date>`now()` })
    .where('user_id', '=', session.userId)
    .where('business_id', '=', session.businessId)
    .execute();
  return accessToken;
}

/**
 * Gives a login another business: its older access tokens answer BUSINESS_CHANGED from now on (decision 27).
 * The lock makes two switches at once follow each other.
 */
export async function switchBusiness(transaction: Transaction, session: SessionOfLogin): Promise<string> {
  await transaction.selectFrom('login').select('id').where('id', '=', session.loginId).forUpdate().execute();
  await transaction
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: 'BUSINESS_CHANGED' })
    .where('login_id', '=', session.loginId)
    .where('revoked_at', 'is', null)
    .execute();
  return grantSession(transaction, session);
}

export async function revokeLogin(transaction: Transaction, loginId: string, reason: string): Promise<void> {
  await transaction
    .updateTable('login')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: reason })
    .where('id', '=', loginId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends a login of a user. @returns whether it was one, and in force */
export async function revokeOwnLogin(transaction: Transaction, userId: string, loginId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('login')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: 'ENDED_BY_OWNER' })
    .where('id', '=', loginId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends every login of a user, but for one where that is given, and whatever would begin another: a login that waits for
 * its business or its way back was proven by what is no longer good. @returns the logins that were in force
 */
export async function revokeLoginsOf(
  transaction: Transaction,
  userId: string,
  reason: string,
  exceptLoginId?: string,
): Promise<string[]> {
  // In the order in which one makes the other, so that a step that is on its way is waited for, and its result ended.
  await voidTickets(transaction, userId, ['second-factor']);
  await voidTickets(transaction, userId, ['choose']);
  await voidTickets(transaction, userId, ['return']);
  await voidTickets(
    transaction,
    userId,
    ['verify', 'identity-pay', 'identity-phone', 'identity-second'],
    exceptLoginId,
  );
  const rows = await transaction
    .updateTable('login')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptLoginId !== undefined, (query) => query.where('id', '!=', exceptLoginId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function voidTickets(
  transaction: Transaction,
  userId: string,
  purposes: readonly TicketPurpose[],
  exceptLoginId?: string,
): Promise<void> {
  await transaction
    .updateTable('login_ticket')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .$if(exceptLoginId !== undefined, (tickets) => tickets.where('login_id', 'is distinct from', exceptLoginId ?? ''))
    .execute();
}
