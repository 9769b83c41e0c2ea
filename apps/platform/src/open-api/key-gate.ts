import './tables.ts';
import type { Endpoint } from '@jianzhu/api-client';
import { KEY_REFUSALS, type KeyRefusal } from '@jianzhu/domain/open-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KeyAdmission } from '../http/api-keys.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, type RefusalKind } from '../http/refusal.ts';
import type { SharedBuckets } from '../http/shared-buckets.ts';
import { type FoundKey, findKey } from './find-key.ts';
import { isKeyText } from './key-text.ts';
import { scopeOf } from './open-calls.ts';

const MINUTE_SECONDS = 60;

/** Lets requests with keys through to exactly the calls of their scopes, as often as their limits say. */
export function createKeyGate(database: Database, buckets: SharedBuckets) {
  return async (endpoint: Endpoint, text: string): Promise<KeyAdmission> => {
    const key = isKeyText(text) ? await findKey(database, text) : undefined;
    if (key === undefined) return { kind: 'unauthenticated', reason: 'KEY_UNKNOWN' };
    const used = { keyId: key.id, businessId: key.businessId };
    if (key.ended !== undefined) return { kind: 'unauthenticated', reason: key.ended, used };
    const scope = scopeOf(endpoint.id);
    const refusal =
      scope === undefined || !key.scopes.includes(scope)
        ? refuseKey('noPermission', 'KEY_SCOPE')
        : await overLimit(database, buckets, key);
    if (refusal !== undefined) return { kind: 'refused', refusal, used };
    if (endpoint.auth === 'none') return { kind: 'admitted', caller: { kind: 'none' }, used };
    return { kind: 'admitted', caller: callerOf(key, endpoint), used };
  };
}

function refuseKey(kind: RefusalKind, reason: KeyRefusal, retryAfter?: number): Refusal {
  const msg = KEY_REFUSALS[reason];
  return new Refusal(kind, { msg, data: { reason }, ...(retryAfter !== undefined && { retryAfter }) });
}

/** Counts the call, in all processes together; what a limit refuses is not counted for the day. */
async function overLimit(database: Database, buckets: SharedBuckets, key: FoundKey): Promise<Refusal | undefined> {
  const { id, perMinute, perDay } = key;
  const wait = await buckets.take(`api key ${id}`, { burst: perMinute, perSecond: perMinute / MINUTE_SECONDS });
  if (wait > 0) return refuseKey('tooFrequent', 'KEY_MINUTE', wait);
  return database.withCredentials(async (transaction) => {
    const { rows } = await sql`
      insert into api_key_use as used (key_id, day, calls, last_at)
      values (${id}, (now() at time zone 'Asia/Shanghai')::date, 1, now())
      on conflict (key_id, day) do update set calls = used.calls + 1, last_at = now() where used.calls < ${perDay}
      returning calls`.execute(transaction);
    if (rows.length > 0) return undefined;
    const left = await sql<{ seconds: number }>`
      select ceil(extract(epoch from
        (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai' - now()
      ))::int as seconds`.execute(transaction);
    return refuseKey('tooFrequent', 'KEY_DAY', left.rows[0]?.seconds);
  });
}

/** Its maker, as far as the call goes: no other permission of hers comes with the key. */
function callerOf({ id, hash, makerId, businessId, maker }: FoundKey, { permission }: Endpoint): BusinessMember {
  return {
    kind: 'business',
    userId: makerId,
    loginId: id,
    platformToken: '',
    session: { apiKey: hash },
    acting: {
      ...maker,
      sessionId: id,
      businessId,
      limitedTo: typeof permission === 'string' ? [permission] : [],
    },
  };
}
