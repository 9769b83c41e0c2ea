import type { ColumnType, Generated } from 'kysely';

interface ChatUserTable {
  id: string;
  name: string;
  avatar: Generated<string>;
  updated_at: Generated<Date>;
}

interface ChatTokenTable {
  token_hash: Buffer;
  user_id: string;
  login_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ChatTable {
  id: string;
  type: Generated<string>;
  /** Number of the newest message; 0 without one. */
  last_seq: Generated<string>;
  last_at: Generated<Date>;
  created_at: Generated<Date>;
}

interface ChatMemberTable {
  chat_id: string;
  user_id: string;
  name: Generated<string>;
  avatar: Generated<string>;
  unread_count: Generated<number>;
  read_seq: Generated<string>;
  /** When somebody else last read in the chat. */
  last_read_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_removed: Generated<boolean>;
  /** The company for which the member was contacted. */
  business_id: ColumnType<string | null, string | null | undefined, string | null>;
  updated_at: Generated<Date>;
}

interface ChatMessageTable {
  chat_id: string;
  seq: string;
  id: string;
  from_id: string;
  content: string;
  type: Generated<string>;
  sent_at: Generated<Date>;
}

interface ChatDeliveryTable {
  chat_id: string;
  user_id: string;
  seq: string;
}

interface ChatHistoryTable {
  is_only_row: Generated<boolean>;
  epoch: Generated<string>;
}

interface ChatSessionEpochTable {
  user_id: string;
  epoch: string;
}

interface ChatSessionTable {
  user_id: string;
  epoch: string;
  client: string;
  uuid: string;
  sid: string;
  touched_at: Generated<Date>;
  ended: ColumnType<string | null, string | null | undefined, string | null>;
  ended_by: Generated<string>;
}

interface ChatTicketTable {
  ticket_hash: Buffer;
  token_hash: Buffer;
  expires_at: Date;
}

interface ChatServiceAccountTable {
  user_id: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    chat_user: ChatUserTable;
    chat_token: ChatTokenTable;
    chat: ChatTable;
    chat_member: ChatMemberTable;
    chat_message: ChatMessageTable;
    chat_delivery: ChatDeliveryTable;
    chat_history: ChatHistoryTable;
    chat_session_epoch: ChatSessionEpochTable;
    chat_session: ChatSessionTable;
    chat_ticket: ChatTicketTable;
    chat_service_account: ChatServiceAccountTable;
  }
}
