import './tables.ts';
import { DAY_MS, dayRange } from '@jianzhu/domain';
import { permissionLabel } from '@jianzhu/domain/member-center';
import {
  API_KEY_MESSAGES,
  API_KEY_STATUS,
  LONGEST_KEY_DAYS,
  MOST_API_KEYS,
  type OpenScope,
  openScopeName,
} from '@jianzhu/domain/open-api';
import { sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findRecord } from '../record/find-record.ts';
import { type ActingMember, changeRecord, type Seen, saveRecord } from '../record/save-record.ts';
import { permissionsOf } from './describe-calls.ts';
import { createKeyText } from './key-text.ts';
import { type FoundKey, type KeyRow, shownKey, statusOf } from './shown-key.ts';

/** How much a key is allowed, and until the end of which day (Asia/Shanghai). */
interface KeyLimits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly expireDate: string;
}

const MOST_SHOWN = 100;

const API_KEY = {
  table: 'api_key',
  toWire: (row: KeyRow, caller: BusinessMember) =>
    shownKey({ ...row, makerName: '', hasMaker: true }, caller, undefined),
} as const;

/** The company's keys, those in force first. */
export async function listKeys(transaction: Transaction): Promise<FoundKey[]> {
  const rows = await selectKeys(transaction)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows;
}

const selectKeys = (transaction: Transaction) =>
  transaction
    .selectFrom('api_key')
    .selectAll()
    .select([
      sql<string>`coalesce((select coalesce(nullif(a.real_name, ''), a.nick_name) from account a
        where a.id = api_key.create_user_id), '')`.as('makerName'),
      sql<boolean>`exists (select from membership m
        where m.user_id = api_key.create_user_id and m.business_id = api_key.business_id and m.status = 1)`.as(
        'hasMaker',
      ),
    ]);

async function withFacts(transaction: Transaction, row: KeyRow | Refusal): Promise<FoundKey | Refusal> {
  if (row instanceof Refusal) return row;
  return selectKeys(transaction).where('id', '=', row.id).executeTakeFirstOrThrow();
}

/** Makes a key. @returns it with its text, which is kept nowhere */
export async function makeKey(
  by: ActingMember,
  { name, scopes, ...limits }: KeyLimits & { readonly name: string; readonly scopes: readonly OpenScope[] },
  now: Date,
) {
  const { transaction, caller } = by;
  const wrong = checkLimits(limits, now) ?? checkScopes(scopes, caller);
  if (wrong !== undefined) return wrong;
  await lockText(transaction, `api keys ${caller.acting.businessId}`);
  const others = await transaction.selectFrom('api_key').select('name').where('revoked_at', 'is', null).execute();
  if (others.some((other) => other.name === name)) return refuseField('name', API_KEY_MESSAGES.nameTaken);
  if (others.length >= MOST_API_KEYS) {
    return new Refusal('stateConflict', { msg: API_KEY_MESSAGES.full(MOST_API_KEYS) });
  }
  const { text, prefix } = createKeyText();
  const columns = { name, scopes: [...new Set(scopes)], prefix, ...columnsOf(limits) };
  const row = await saveRecord(API_KEY, by, {}, columns);
  if (row instanceof Refusal) return row;
  await sql`select app.keep_api_key_secret(${row.id}, ${tokenHashBytes(hashToken(text))})`.execute(transaction);
  const found = await withFacts(transaction, row);
  return found instanceof Refusal ? found : { ...found, secret: text };
}

/** Changes how much a key is allowed and how long. */
export async function limitKey(by: ActingMember, { id, version, ...limits }: Seen & KeyLimits, now: Date) {
  const wrong = checkLimits(limits, now) ?? (await refuseEnded(by.transaction, id, [API_KEY_STATUS.left]));
  if (wrong !== undefined) return wrong;
  return withFacts(by.transaction, await changeRecord(API_KEY, by, { id, version }, columnsOf(limits)));
}

/** Ends a key for good. */
export async function revokeKey(by: ActingMember, seen: Seen) {
  const ended = await refuseEnded(by.transaction, seen.id);
  if (ended !== undefined) return ended;
  return withFacts(by.transaction, await changeRecord(API_KEY, by, seen, { revoked_at: new Date() }));
}

/** Refuses an act on a key that was revoked, or has another of these statuses. */
async function refuseEnded(transaction: Transaction, id: string, others: readonly number[] = []) {
  const found = await withFacts(transaction, await findRecord(transaction, 'api_key', id, 'lock'));
  if (found instanceof Refusal) return found;
  if (![API_KEY_STATUS.revoked, ...others].includes(statusOf(found))) return undefined;
  return new Refusal('stateConflict', { msg: API_KEY_MESSAGES.ended });
}

function checkLimits({ perMinute, perDay, expireDate }: KeyLimits, now: Date): Refusal | undefined {
  if (perDay < perMinute) return refuseField('perDay', API_KEY_MESSAGES.dayBelowMinute);
  const end = endOf(expireDate).getTime();
  if (end - DAY_MS <= now.getTime()) return refuseField('expireDate', API_KEY_MESSAGES.expired);
  if (end - DAY_MS > now.getTime() + LONGEST_KEY_DAYS * DAY_MS) {
    return refuseField('expireDate', API_KEY_MESSAGES.tooLate(LONGEST_KEY_DAYS));
  }
  return undefined;
}

/** A key can do nothing that its maker cannot. */
function checkScopes(scopes: readonly OpenScope[], { acting }: BusinessMember): Refusal | undefined {
  const granted = permissionKeys(acting);
  for (const scope of scopes) {
    const missing = permissionsOf(scope).find((permission) => !granted.includes(permission));
    if (missing === undefined) continue;
    return refuseField('scopes', API_KEY_MESSAGES.scopeNeeds(openScopeName(scope), permissionLabel(missing)));
  }
  return undefined;
}

const endOf = (day: string): Date => new Date(dayRange(day, day).beforeMs ?? 0);

const columnsOf = ({ perMinute, perDay, expireDate }: KeyLimits) => ({
  per_minute: perMinute,
  per_day: perDay,
  expires_at: endOf(expireDate),
});
