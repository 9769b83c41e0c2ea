import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type ChatCompany, type CompanyRow, readCompany, shownPerson } from './chat-company.ts';

/** A chat as its list shows it to one of its members, with the company of the other one. */
export interface Conversation extends ChatCompany {
  id: string;
  name: string;
  avatar: string;
  type: string;
  isLoading: boolean;
  loaded: boolean;
  lastMessage: string;
  /** Asia/Shanghai. */
  lastTime: string;
  /** Epoch in ms. */
  timestamp: number;
  /** When somebody else last read in it; epoch in ms, 0 when nobody has. */
  lastReadTime: number;
  unreadCount: number;
}

/** Chats of whoever the transaction is for, those with the newest messages first; one chat when `chatId` is given. */
export async function listConversations(transaction: Transaction, chatId?: string): Promise<Conversation[]> {
  const rows = await transaction
    .selectFrom('chat_member as mine')
    .innerJoin('chat', 'chat.id', 'mine.chat_id')
    .leftJoin('chat_message as last', (join) =>
      join.onRef('last.chat_id', '=', 'chat.id').onRef('last.seq', '=', 'chat.last_seq'),
    )
    .leftJoinLateral(sql<CompanyRow>`app.chat_other_company(chat.id, mine.user_id)`.as('other'), (join) =>
      join.onTrue(),
    )
    .select([
      'chat.id',
      'chat.type',
      'chat.created_at',
      'mine.name',
      'mine.avatar',
      'mine.unread_count',
      'mine.last_read_time',
      'last.content',
      'last.sent_at',
      'other.company',
      'other.job',
      'other.role_key',
      'other.is_official',
    ])
    .$if(chatId === undefined, (query) => query.where('mine.is_removed', '=', false))
    .$if(chatId !== undefined, (query) => query.where('chat.id', '=', chatId ?? ''))
    .orderBy(sql`coalesce(last.sent_at, chat.created_at)`, 'desc')
    .orderBy('chat.id')
    .execute();
  return rows.map((row) => {
    const last = row.sent_at ?? row.created_at;
    const standing = readCompany(row);
    return {
      id: row.id,
      ...shownPerson(row, standing),
      ...standing,
      type: row.type,
      isLoading: false,
      loaded: false,
      lastMessage: row.content ?? '',
      lastTime: timeText(last),
      timestamp: last.getTime(),
      lastReadTime: row.last_read_time?.getTime() ?? 0,
      unreadCount: row.unread_count,
    };
  });
}

/** Takes a chat off the list until its next message. @returns false when it is not one of the caller's */
export async function removeConversation(transaction: Transaction, chatId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('chat_member')
    .set({ is_removed: true, updated_at: sql<Date>`now()` })
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
