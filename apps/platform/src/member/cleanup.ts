import './tables.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';

const ago = (age: string): RawBuilder<Date> => sql<Date>`now() - ${age}::interval`;

/**
 * Removes what has served: expired tickets, captchas and codes, old tries and logins. Ages are longer than any rule
 * looks back; a login that ended stays a month for questions about it.
 */
export function removeExpiredCredentials(database: Database): Promise<void> {
  return database.withCredentials(async (transaction) => {
    await transaction.deleteFrom('login_ticket').where('expires_at', '<', ago('1 day')).execute();
    await transaction.deleteFrom('captcha').where('created_at', '<', ago('1 day')).execute();
    await transaction.deleteFrom('sms_code').where('created_at', '<', ago('2 days')).execute();
    await transaction.deleteFrom('login_attempt').where('attempted_at', '<', ago('2 days')).execute();
    await transaction.deleteFrom('known_place').where('last_login_at', '<', ago('90 days')).execute();
    await transaction.deleteFrom('request_bucket').where('full_at', '<', ago('1 hour')).execute();
    await transaction.deleteFrom('sent_message').where('sent_at', '<', ago('7 days')).execute();
    await removeOldLogins(transaction);
  });
}

async function removeOldLogins(transaction: Transaction): Promise<void> {
  await transaction
    .deleteFrom('login')
    .where(sql<Date>`coalesce(revoked_at, least(idle_expires_at, expires_at))`, '<', ago('30 days'))
    .execute();
}
