import './tables.ts';
import { createHash } from 'node:crypto';
import { HOTLINE_HOURS } from '@jianzhu/domain';
import type { Database } from '../db/database.ts';
import { chatMessages } from './messages.ts';
import type { StoredMessage } from './ports/store.ts';
import type { ChatService } from './service/chat-service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of Shanghai, all the year. */
const OFFSET_MS = 8 * HOUR_MS;
/** How old the list of accounts may be that answer for the platform. */
const KEPT_MS = 60_000;

const [OPEN_MS = 0, CLOSE_MS = DAY_MS] = HOTLINE_HOURS.split('-').map((time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * 60_000;
});

/** The day on whose evening the service has closed, `YYYY-MM-DD`; null in its hours. @param nowMs since 1970 */
export function closedSince(nowMs: number): string | null {
  const local = nowMs + OFFSET_MS;
  const ofDay = local % DAY_MS;
  if (ofDay >= OPEN_MS && ofDay < CLOSE_MS) return null;
  return new Date(ofDay < OPEN_MS ? local - DAY_MS : local).toISOString().slice(0, 10);
}

/** The same for a chat and an evening in every process: what is stored under it already is not stored again. */
function idOf(chatId: string, evening: string): string {
  const hex = createHash('sha256').update(`closed ${evening} ${chatId}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Who answers for the platform may answer for a company as well, in a chat that was opened with it. */
const speaksForPlatform = (database: Database, chatId: string, userId: string): Promise<boolean> =>
  database.withWorker(async (transaction) => {
    const member = await transaction
      .selectFrom('chat_member')
      .select('business_id')
      .where('chat_id', '=', chatId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return member?.business_id === null;
  });

export interface AutoReplyOptions {
  readonly database: Database;
  readonly send: ChatService['send'];
  /** Since 1970. */
  readonly nowMs?: () => number;
}

/**
 * Answers who writes to the platform's service outside its hours, once a chat and evening (domain rules 11.5).
 *
 * @returns what is told of every message that was stored
 */
export function createAutoReply({ database, send, nowMs = Date.now }: AutoReplyOptions) {
  let accounts: Promise<ReadonlySet<string>> | undefined;
  let until = 0;
  const read = async () => {
    const rows = await database.withWorker((transaction) =>
      transaction.selectFrom('chat_service_account').select('user_id').execute(),
    );
    return new Set(rows.map(({ user_id }) => user_id));
  };
  const serviceAccounts = () => {
    if (accounts === undefined || nowMs() > until) {
      until = nowMs() + KEPT_MS;
      accounts = read();
      accounts.catch(() => {
        accounts = undefined;
      });
    }
    return accounts;
  };
  return async ({ chatId, fromId }: StoredMessage): Promise<void> => {
    const evening = closedSince(nowMs());
    if (evening === null) return;
    const service = await serviceAccounts();
    // A chat of two is called by both.
    const account = chatId.split('-').find((userId) => userId !== fromId && service.has(userId));
    if (account === undefined || service.has(fromId) || !(await speaksForPlatform(database, chatId, account))) return;
    const content = chatMessages.closed;
    await send(account, {
      id: idOf(chatId, evening),
      fromId: account,
      chatId,
      content,
      timestamp: nowMs(),
      type: 'text',
    });
  };
}
