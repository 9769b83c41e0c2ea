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
  created_at: Generated<Date>;
}

interface ChatMemberTable {
  chat_id: string;
  user_id: string;
  name: Generated<string>;
  avatar: Generated<string>;
  unread_count: Generated<number>;
  last_read_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_removed: Generated<boolean>;
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

declare module '../db/schema.ts' {
  interface Schema {
    chat_user: ChatUserTable;
    chat_token: ChatTokenTable;
    chat: ChatTable;
    chat_member: ChatMemberTable;
    chat_message: ChatMessageTable;
  }
}
