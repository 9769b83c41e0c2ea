import './tables.ts';
import { plainAddress } from '@jianzhu/domain';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { timeText } from '../db/time-text.ts';
import { addressKey } from '../http/address-key.ts';
import type { Member } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { describeBrowser } from './browser-names.ts';
import { DEVICE_TEXTS } from './messages.ts';
import { revokeLoginsOf, revokeOwnLogin } from './session-grants.ts';
import type { SessionStore } from './session-store.ts';

/** One login of a member, as it can be told apart from the others. */
export interface Device {
  readonly id: string;
  readonly browser: string;
  /** Where it logged in from, without the last part of the address. */
  readonly network: string;
  /** Asia/Shanghai. */
  readonly loginTime: string;
  readonly lastUsedTime: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

export interface DeviceServices {
  readonly database: Database;
  readonly sessions: SessionStore;
}

type Asker = Pick<Member, 'userId' | 'loginId'>;

/** Every login of the member in force, the one used last first. */
export function readDevices(database: Database, { userId, loginId }: Asker): Promise<Device[]> {
  return database.withCredentials(async (transaction) => {
    const rows = await transaction
      .selectFrom('login')
      .select(['id', 'user_agent', sql<string | null>`host(client_ip)`.as('address'), 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where(sql<boolean>`least(idle_expires_at, expires_at) > now()`)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      browser: describeBrowser(row.user_agent),
      network: networkName(row.address ?? ''),
      loginTime: timeText(row.created_at),
      lastUsedTime: timeText(row.last_used_at),
      isCurrent: row.id === loginId,
    }));
  });
}

/**
 * A network as its member reads it: the first half of an IPv6 address, the first three parts of an IPv4 one, however it
 * is written; this machine by its name.
 */
export function networkName(address: string): string {
  const plain = plainAddress(address);
  if (plain === '::1' || plain.startsWith('127.')) return DEVICE_TEXTS.thisMachine;
  return plain.includes(':') ? `${addressKey(plain)}::*` : plain.replace(/\.\d+$/, '.*');
}

/** Ends another login of the member. */
export async function endDevice(
  { database, sessions }: DeviceServices,
  { userId }: Asker,
  id: string,
): Promise<null | Refusal> {
  const loginId = parseRecordId(id);
  if (loginId === undefined) return new Refusal('notFound');
  const isEnded = await database.withCredentials((transaction) => revokeOwnLogin(transaction, userId, loginId));
  if (!isEnded) return new Refusal('notFound');
  sessions.forget({ loginId });
  return null;
}

/** Ends every login of the member but the one that asks. */
export async function endOtherDevices(
  { database, sessions }: DeviceServices,
  { userId, loginId }: Asker,
): Promise<{ readonly ended: number }> {
  const ended = await database.withCredentials((transaction) =>
    revokeLoginsOf(transaction, userId, 'ENDED_BY_OWNER', loginId),
  );
  for (const other of ended) sessions.forget({ loginId: other });
  return { ended: ended.length };
}
