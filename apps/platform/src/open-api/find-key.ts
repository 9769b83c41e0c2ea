import './tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { DATA_SCOPE } from '@jianzhu/domain/member-center';
import type { KeyRefusal } from '@jianzhu/domain/open-api';
import { hashToken, knownRecordId, type RecordId, type TokenHash } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import type { ActingBusiness } from '../http/caller.ts';
import { ownRolesOf, type RoleColumns, rolesOf } from '../member/own-roles.ts';

/** A key as a request shows it. */
export interface FoundKey {
  readonly id: RecordId;
  readonly hash: TokenHash;
  readonly makerId: RecordId;
  readonly businessId: RecordId;
  readonly scopes: readonly string[];
  readonly perMinute: number;
  readonly perDay: number;
  /** Why it is not in force, whatever is asked for. */
  readonly ended: KeyRefusal | undefined;
  /** What its maker may do in the company; nothing of one who left. */
  readonly maker: Pick<ActingBusiness, 'roleKeys' | 'ownRoles' | 'isOwner' | 'dataScope' | 'isSecondFactorDue'>;
}

interface KeyRow extends Pick<RoleColumns, 'own_roles'> {
  readonly id: string;
  readonly business_id: string;
  readonly maker_id: string;
  readonly scopes: string[];
  readonly per_minute: number;
  readonly per_day: number;
  readonly is_revoked: boolean;
  readonly is_expired: boolean;
  /** Null, like what follows, when the maker is no longer a member. */
  readonly role_keys: string[] | null;
  readonly is_owner: boolean | null;
  readonly data_scope: number | null;
  readonly is_second_factor_due: boolean;
}

const FIND_KEY: PreparedRead<KeyRow> = {
  name: 'find api key',
  text: `
    select k.id, k.business_id, k.create_user_id as maker_id, k.scopes, k.per_minute, k.per_day,
      k.revoked_at is not null as is_revoked, k.expires_at <= now() as is_expired,
      m.role_keys, m.is_owner, m.data_scope, ${ownRolesOf('m')} as own_roles,
      exists (select from second_factor_rule r where r.business_id = k.business_id and r.is_required)
        and not exists (select from second_factor f where f.user_id = k.create_user_id and f.confirmed_at is not null)
        as is_second_factor_due
    from api_key_secret s
    join api_key k on k.id = s.key_id
    join account a on a.id = k.create_user_id
    left join membership m on m.user_id = k.create_user_id and m.business_id = k.business_id
      and m.status = ${MEMBERSHIP_STATUS.active} and a.disabled_at is null
    where s.token_hash = decode($1, 'hex')`,
};

/** Looks a key up; undefined for one that was never made. Asked at every request: what ends a key ends it at once. */
export async function findKey(database: Database, text: string): Promise<FoundKey | undefined> {
  const hash = hashToken(text);
  const [row] = await database.readCredentials({ statement: FIND_KEY, values: [hash] });
  if (row === undefined) return undefined;
  return {
    id: knownRecordId(row.id),
    hash,
    makerId: knownRecordId(row.maker_id),
    businessId: knownRecordId(row.business_id),
    scopes: row.scopes,
    perMinute: row.per_minute,
    perDay: row.per_day,
    ended: whyEnded(row),
    maker: {
      ...rolesOf({
        role_keys: row.role_keys ?? [],
        own_roles: row.own_roles,
        is_owner: row.is_owner ?? false,
        data_scope: row.data_scope ?? DATA_SCOPE.own,
      }),
      isSecondFactorDue: row.is_second_factor_due,
    },
  };
}

function whyEnded({ is_revoked, is_expired, role_keys }: KeyRow): KeyRefusal | undefined {
  if (is_revoked) return 'KEY_REVOKED';
  if (is_expired) return 'KEY_EXPIRED';
  return role_keys === null ? 'KEY_MAKER_LEFT' : undefined;
}
