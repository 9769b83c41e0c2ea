import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { API_KEY_ACTS, API_KEY_STATUS } from '@jianzhu/domain/open-api';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import type { RecordRow } from '../record/record-table.ts';

/** A key as it is kept. */
export type KeyRow = RecordRow<'api_key'>;

/** What is known of a key beside its row. */
interface KeyFacts {
  readonly makerName: string;
  readonly hasMaker: boolean;
}

/** How much a key was used. */
export interface KeyUse {
  readonly today: number;
  readonly lastAt: Date | null;
}

/** A key with them. */
export type FoundKey = KeyRow & KeyFacts;

const UNUSED: KeyUse = { today: 0, lastAt: null };
/** A key as its company's members see it. */
export interface ShownKey {
  readonly id: string;
  readonly version: number;
  readonly updateTime: string;
  readonly allowedActions: string[];
  readonly name: string;
  readonly prefix: string;
  readonly scopes: string[];
  readonly status: number;
  readonly perMinute: number;
  readonly perDay: number;
  readonly usedToday: number;
  readonly expireDate: string;
  readonly makerName: string;
  readonly createTime: string;
  readonly lastUsedTime: string;
}

/** A key as its company's members see it. */
export function shownKey(row: FoundKey, caller: BusinessMember, use: KeyUse = UNUSED): ShownKey {
  const status = statusOf(row);
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: allowedActions(API_KEY_ACTS, caller, RULED_OUT[status]),
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    status,
    perMinute: row.per_minute,
    perDay: row.per_day,
    usedToday: use.today,
    expireDate: formatDate(row.expires_at.getTime() - 1),
    makerName: row.makerName,
    createTime: timeText(row.create_time),
    lastUsedTime: timeText(use.lastAt),
  };
}

/** A key that ran out may be prolonged, one whose maker left only ended. */
const RULED_OUT: Readonly<Record<number, readonly (keyof typeof API_KEY_ACTS)[]>> = {
  [API_KEY_STATUS.revoked]: ['limit', 'revoke'],
  [API_KEY_STATUS.left]: ['limit'],
};

/** What a key is now; see `API_KEY_STATUSES`. */
export function statusOf({ revoked_at, expires_at, hasMaker }: FoundKey): number {
  if (revoked_at !== null) return API_KEY_STATUS.revoked;
  if (expires_at.getTime() <= Date.now()) return API_KEY_STATUS.expired;
  return hasMaker ? API_KEY_STATUS.active : API_KEY_STATUS.left;
}
