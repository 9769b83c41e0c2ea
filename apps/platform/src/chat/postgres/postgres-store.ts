import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named } from '../bus/named-members.ts';
import { notifyWith } from '../bus/notify-bus.ts';
import {
  FILE_NAME,
  type MessageSearch,
  type PlaceRange,
  type ReadMark,
  type ReadOutcome,
  type Store,
  type StoredMessage,
} from '../ports/store.ts';
import { appendMessages } from './append-messages.ts';
import { moveDeliveryMarks } from './delivery-marks.ts';
import { type MessageRow, toMessage } from './rows.ts';
import { findChats, findRecentChats } from './stored-chats.ts';

export interface PostgresStoreOptions {
  readonly database: Database;
  /** This process, when its transactions shall wake the others by NOTIFY; left out with another bus. */
  readonly announceAs: string | undefined;
}

/** The store of the platform: PostgreSQL is the truth. A message is acknowledged once it is forced to disk. */
export function createPostgresStore({ database, announceAs }: PostgresStoreOptions): Store {
  return {
    announces: announceAs !== undefined,
    append: (messages) => appendMessages(database, messages, { announceAs }),
    chats: (userId, chatId) => findChats(database, userId, chatId),
    messages: (ranges) => findMessages(database, ranges),
    placeBefore: (chatId, timestamp) => findPlaceBefore(database, chatId, timestamp),
    search: (userId, search) => searchMessages(database, userId, search),
    recent: (userIds, withinMs) => findRecentChats(database, userIds, withinMs),
    setRead: (userId, chatId, mark) => setRead({ database, announceAs }, userId, chatId, mark),
    setDelivered: (marks) => moveDeliveryMarks(database, marks, announceAs),
    members: (chatId) => findMembers(database, chatId),
    epoch: () => findEpoch(database),
  };
}

async function findMessages(database: Database, ranges: readonly PlaceRange[]): Promise<readonly StoredMessage[]> {
  const asked = ranges.filter(({ from, to }) => from <= to);
  if (asked.length === 0) return [];
  const { rows } = await database.withWorker((transaction) =>
    sql<MessageRow>`
      select m.* from unnest(
        ${asked.map(({ chatId }) => chatId)}::text[], ${asked.map(({ from }) => from)}::bigint[],
        ${asked.map(({ to }) => to)}::bigint[]) with ordinality as r (chat_id, first, last, n)
      join chat_message m on m.chat_id = r.chat_id and m.seq between r.first and r.last
      order by r.n, m.seq`.execute(transaction),
  );
  return rows.map(toMessage);
}

async function findPlaceBefore(database: Database, chatId: string, timestamp: number): Promise<number> {
  const row = await database.withWorker((transaction) =>
    transaction
      .selectFrom('chat_message')
      .select('seq')
      .where('chat_id', '=', chatId)
      .where('sent_at', '<', new Date(timestamp))
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return Number(row?.seq ?? 0);
}

async function searchMessages(
  database: Database,
  userId: string,
  { words, chatId, limit }: MessageSearch,
): Promise<readonly StoredMessage[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await database.withWorker((transaction) =>
    sql<MessageRow>`
      select m.* from chat_member w
      join chat_message m on m.chat_id = w.chat_id
      where w.user_id = ${userId}::bigint and (${chatId ?? null}::text is null or w.chat_id = ${chatId ?? null})
        and case when m.type in ('image', 'file') then substring(m.content from ${FILE_NAME}) when m.type in ('text', '')
          then m.content end ilike ${pattern}
      order by m.sent_at desc, m.seq desc limit ${limit}`.execute(transaction),
  );
  return rows.map(toMessage);
}

interface ReadRow {
  readonly seq: string;
  readonly at: Date;
  readonly type: string;
  readonly unread: number;
  readonly is_changed: boolean;
  readonly members: readonly string[];
}

async function setRead(
  { database, announceAs }: PostgresStoreOptions,
  userId: string,
  chatId: string,
  mark: ReadMark,
): Promise<ReadOutcome | null> {
  return database.withWorker(async (transaction) => {
    const { rows } = await sql<ReadRow>`
      select * from read_chat(${chatId}, ${userId}::bigint, ${mark.seq ?? null}::bigint,
        to_timestamp(${mark.timestamp}::double precision / 1000))`.execute(transaction);
    const [row] = rows;
    if (row === undefined) return null;
    const seq = Number(row.seq);
    const timestamp = row.at.getTime();
    const { type, members, is_changed: isChanged } = row;
    if (isChanged && announceAs !== undefined) {
      const receipt = { chatId, userId, timestamp, type, seq };
      const wakeUp = { kind: 'read', node: announceAs, receipt, ...named(members) } as const;
      await notifyWith(transaction, [{ members, wakeUp }]);
    }
    return { seq, timestamp, type, unreadCount: row.unread, isChanged, members };
  });
}

async function findMembers(database: Database, chatId: string): Promise<readonly string[]> {
  const rows = await database.withWorker((transaction) =>
    transaction.selectFrom('chat_member').select('user_id').where('chat_id', '=', chatId).execute(),
  );
  return rows.map((row) => row.user_id);
}

async function findEpoch(database: Database): Promise<string> {
  const row = await database.withWorker((transaction) =>
    transaction.selectFrom('chat_history').select('epoch').executeTakeFirstOrThrow(),
  );
  return row.epoch;
}
