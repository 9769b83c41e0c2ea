import './tables.ts';
import type { StaleTokenReason } from '@jianzhu/domain';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { knownRecordId, type RecordId, type SessionContext, type TokenHash } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import type { ActingBusiness } from '../http/caller.ts';
import { ownRolesOf, type RoleColumns, rolesOf } from './own-roles.ts';
import type { TokenTouches } from './token-touches.ts';

/** What the database knows of two tokens. */
export interface FoundTokens {
  readonly userId: RecordId;
  readonly loginId: RecordId;
  readonly acting: ActingBusiness | undefined;
  readonly stale: StaleTokenReason | undefined;
}

interface TokenRow extends Omit<RoleColumns, 'role_keys'> {
  readonly user_id: string;
  readonly login_id: string;
  readonly is_login_alive: boolean;
  /** Null, like all that follow, without a session of this token in the login. */
  readonly session_id: string | null;
  readonly business_id: string;
  readonly is_session_alive: boolean;
  /** Null when there is no membership in force. */
  readonly role_keys: string[] | null;
  readonly is_second_factor_due: boolean;
  readonly is_touch_due: boolean;
}

/** Both tokens at once, for every request that is not remembered. A token in use is written at most once a minute. */
const FIND_TOKENS: PreparedRead<TokenRow> = {
  name: 'find tokens',
  text: `
    select l.user_id, l.id as login_id,
      l.revoked_at is null and least(l.idle_expires_at, l.expires_at) > now() as is_login_alive,
      s.id as session_id, s.business_id,
      s.revoked_at is null and least(s.idle_expires_at, s.expires_at) > now() as is_session_alive,
      m.role_keys, m.is_owner, m.data_scope, ${ownRolesOf('m')} as own_roles,
      exists (select from second_factor_rule r where r.business_id = s.business_id and r.is_required)
        and not exists (select from second_factor f where f.user_id = l.user_id and f.confirmed_at is not null)
        as is_second_factor_due,
      least(l.last_used_at, case
        when m.user_id is not null and s.revoked_at is null and least(s.idle_expires_at, s.expires_at) > now()
        then s.last_used_at
      end) < now() - interval '1 minute' as is_touch_due
    from login l
    left join session s on s.login_id = l.id and s.user_id = l.user_id and s.token_hash = decode($2, 'hex')
    left join membership m on m.user_id = s.user_id and m.business_id = s.business_id and m.status = ${MEMBERSHIP_STATUS.active}
    where l.token_hash = decode($1, 'hex')`,
};

/**
 * Looks the tokens up and has their life prolonged.
 *
 * @returns undefined when the login is not in force
 */
export async function findTokens(
  database: Database,
  hashes: SessionContext & { readonly login: TokenHash },
  touches: TokenTouches,
): Promise<FoundTokens | undefined> {
  const [row] = await database.readCredentials({
    statement: FIND_TOKENS,
    values: [hashes.login, hashes.session ?? ''],
  });
  if (row?.is_login_alive !== true) return undefined;
  const found = {
    userId: knownRecordId(row.user_id),
    loginId: knownRecordId(row.login_id),
    ...(hashes.session === undefined ? { acting: undefined, stale: undefined } : findActing(row)),
  };
  if (row.is_touch_due) touches.add(found.loginId, found.acting?.sessionId);
  return found;
}

function findActing(row: TokenRow): Pick<FoundTokens, 'acting' | 'stale'> {
  if (row.session_id === null || !row.is_session_alive) return { acting: undefined, stale: 'BUSINESS_CHANGED' };
  const { role_keys } = row;
  if (role_keys === null) return { acting: undefined, stale: 'MEMBER_DISABLED' };
  const acting = {
    sessionId: knownRecordId(row.session_id),
    businessId: knownRecordId(row.business_id),
    ...rolesOf({ ...row, role_keys }),
    isSecondFactorDue: row.is_second_factor_due,
  };
  return { acting, stale: undefined };
}
