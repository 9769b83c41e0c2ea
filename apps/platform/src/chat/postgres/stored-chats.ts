import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type CompanyRow, readCompany, shownPerson } from '../chat-company.ts';
import type { RecentChat, StoredChat } from '../ports/store.ts';

interface ChatRow extends CompanyRow {
  readonly id: string;
  readonly type: string;
  readonly last_seq: string;
  readonly last_at: Date;
  readonly created_at: Date;
  readonly name: string;
  readonly avatar: string;
  readonly unread_count: number;
  readonly read_seq: string;
  readonly last_read_time: Date | null;
  readonly is_removed: boolean;
  readonly content: string | null;
  readonly peers: Readonly<Record<string, number>>;
  readonly delivered: Readonly<Record<string, number>>;
}

/** The chats of a user with everybody's marks, or one of them. */
export async function findChats(database: Database, userId: string, chatId?: string): Promise<readonly StoredChat[]> {
  const { rows } = await database.withWorker((transaction) =>
    sql<ChatRow>`
      select c.id, c.type, c.last_seq, c.last_at, c.created_at, m.name, m.avatar, m.unread_count, m.read_seq,
        m.last_read_time, m.is_removed, last.content, other.company, other.job, other.role_key, other.is_official,
        (select coalesce(json_object_agg(p.user_id, p.read_seq), '{}')
         from chat_member p where p.chat_id = c.id and p.user_id <> m.user_id) as peers,
        (select coalesce(json_object_agg(d.user_id, d.seq), '{}') from chat_delivery d where d.chat_id = c.id) as delivered
      from chat_member m
      join chat c on c.id = m.chat_id
      left join chat_message last on last.chat_id = c.id and last.seq = c.last_seq
      left join lateral chat_other_company(c.id, m.user_id) other on true
      where m.user_id = ${userId}::bigint and (${chatId ?? null}::text is null or c.id = ${chatId ?? null})
      order by c.last_at desc, c.id`.execute(transaction),
  );
  return rows.map((row) => toStoredChat(row, userId));
}

function toStoredChat(row: ChatRow, userId: string): StoredChat {
  const { [userId]: deliveredSeq = 0, ...peerDelivered } = row.delivered;
  const standing = readCompany(row);
  const time = (row.content === null ? row.created_at : row.last_at).getTime();
  return {
    chat: {
      id: row.id,
      ...shownPerson(row, standing),
      ...standing,
      type: row.type,
      unreadCount: row.unread_count,
      isLoading: false,
      loaded: false,
      lastMessage: row.content ?? '',
      lastTime: time,
      timestamp: time,
      lastReadTime: row.last_read_time?.getTime() ?? 0,
    },
    head: Number(row.last_seq),
    readSeq: Number(row.read_seq),
    peerRead: row.peers,
    deliveredSeq,
    peerDelivered,
    isRemoved: row.is_removed,
  };
}

interface RecentRow {
  readonly id: string;
  readonly from_seq: string | null;
  readonly last_seq: string;
  readonly members: readonly string[];
}

/** Chats of these users with messages of the last `withinMs`. */
export async function findRecentChats(
  database: Database,
  userIds: readonly string[],
  withinMs: number,
): Promise<readonly RecentChat[]> {
  const { rows } = await database.withWorker((transaction) =>
    sql<RecentRow>`
      with since as (select clock_timestamp() - ${withinMs} * interval '1 millisecond' as at)
      select c.id, c.last_seq,
        (select min(x.seq) from (
          select m.seq, m.sent_at from chat_message m where m.chat_id = c.id order by m.seq desc limit 200
        ) x where x.sent_at > since.at) as from_seq,
        array(select w.user_id from chat_member w where w.chat_id = c.id) as members
      from chat c, since
      where c.last_at > since.at
        and exists (select from chat_member w where w.chat_id = c.id and w.user_id = any (${userIds}::bigint[]))`.execute(
      transaction,
    ),
  );
  return rows.flatMap(({ id, from_seq, last_seq, members }) =>
    from_seq === null ? [] : { chatId: id, from: Number(from_seq), to: Number(last_seq), members },
  );
}
