import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const MOST_MESSAGES = 50;

/** A text or mail that a demonstration shows instead of sending it. */
export interface SentMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly receiver: string;
  readonly content: string;
  readonly sentAt: Date;
}

/** Texts and mails, the newest first. Only for the page of sent texts of a demonstration (DEMO=1). */
export function listSentMessages(database: Database): Promise<SentMessage[]> {
  return database.withCredentials((transaction) =>
    transaction
      .selectFrom('sent_message')
      .select(['id', 'channel', 'receiver', 'content', 'sent_at as sentAt'])
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_MESSAGES)
      .execute(),
  );
}

/** Where the piece of the newest open captcha belongs, in px from the left. Only for a demonstration (DEMO=1). */
export async function findNewestCaptchaAnswer(database: Database): Promise<number | undefined> {
  const newest = await database.withCredentials((transaction) =>
    transaction
      .selectFrom('captcha')
      .select('target_x')
      .where('solved_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return newest?.target_x;
}
