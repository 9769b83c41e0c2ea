import './tables.ts';
import { randomBytes } from 'node:crypto';
import { PREVIEW_MINUTES, SHOP_MESSAGES, type Terminal } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { hashToken, knownRecordId, type RecordId, tokenHashBytes } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type Refusal, refuse } from '../http/refusal.ts';

const TOKEN_BYTES = 32;

/** A link to the draft of a page, good for half an hour; the database knows its hash alone. In a member's session. */
export async function givePreview(transaction: Transaction, businessId: string, terminal: Terminal) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { expires_at } = await transaction
    .insertInto('shop_preview')
    .values({
      ...{ token_hash: tokenHashBytes(hashToken(token)), business_id: businessId, terminal },
      expires_at: sql<Date>`${businessNow} + make_interval(mins => ${PREVIEW_MINUTES})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, expireTime: timeText(expires_at) };
}

interface Preview {
  readonly businessId: RecordId;
  readonly terminal: Terminal;
  readonly expireTime: string;
}

/** What a link leads to, while it is good. */
export async function findPreview(database: Database, token: string): Promise<Preview | Refusal> {
  const row = await database.withWorker((transaction) =>
    transaction
      .selectFrom('shop_preview')
      .selectAll()
      .where('token_hash', '=', tokenHashBytes(hashToken(token)))
      .where('expires_at', '>', businessNow)
      .executeTakeFirst(),
  );
  if (row === undefined) return refuse('notFound', SHOP_MESSAGES.previewEnded);
  const { business_id, terminal, expires_at } = row;
  return { businessId: knownRecordId(business_id), terminal, expireTime: timeText(expires_at) };
}

/** Removes links that are good no more. */
export async function removeOldPreviews(database: Database): Promise<void> {
  await database.withWorker((transaction) =>
    transaction.deleteFrom('shop_preview').where('expires_at', '<', businessNow).execute(),
  );
}
