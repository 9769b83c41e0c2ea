import type { StoredMessage } from '../ports/store.ts';

/** A row of chat_message as the driver gives it. */
export interface MessageRow {
  readonly chat_id: string;
  readonly seq: string;
  readonly id: string;
  readonly from_id: string;
  readonly content: string;
  readonly type: string;
  readonly sent_at: Date;
}

export function toMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    fromId: row.from_id,
    chatId: row.chat_id,
    content: row.content,
    timestamp: row.sent_at.getTime(),
    type: row.type || 'text',
    seq: Number(row.seq),
  };
}
