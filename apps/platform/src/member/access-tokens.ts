import './tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { unsealToken } from './sealed-token.ts';
import type { SessionOfLogin } from './session-grants.ts';

/** The session of an access token by itself, as sibling sites and the login sync hand it over. */
export async function findAccessToken(
  transaction: Transaction,
  accessToken: string,
): Promise<SessionOfLogin | undefined> {
  const row = await transaction
    .selectFrom('session as s')
    .innerJoin('login as l', 'l.id', 's.login_id')
    .innerJoin('membership as m', (join) =>
      join
        .onRef('m.user_id', '=', 's.user_id')
        .onRef('m.business_id', '=', 's.business_id')
        .on('m.status', '=', MEMBERSHIP_STATUS.active),
    )
    .select(['s.login_id', 's.user_id', 's.business_id', 's.sealed_platform_token'])
    .where('s.token_hash', '=', tokenHashBytes(hashToken(accessToken)))
    .where('s.revoked_at', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where(sql<boolean>`least(s.idle_expires_at, s.expires_at, l.idle_expires_at, l.expires_at) > now()`)
    .executeTakeFirst();
  if (row === undefined || row.sealed_platform_token === null) return undefined;
  return {
    loginId: row.login_id,
    userId: row.user_id,
    businessId: row.business_id,
    platformToken: unsealToken(row.sealed_platform_token, accessToken),
  };
}
