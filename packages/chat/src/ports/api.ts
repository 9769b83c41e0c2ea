import type { ChatRecord, ChatUser, Message } from '../protocol/entities.ts';

/**
 * What is known of a chat, for the service to keep. What is not known is left out: an empty name or picture would erase
 * it for all sites.
 */
export interface KnownChat {
  readonly id: string;
  readonly type: string;
  readonly unreadCount: number;
  readonly name?: string | undefined;
  readonly avatar?: string | undefined;
}

/** Cancellation of a call. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** The REST calls of the chat service (specification section 7, chat). Every method rejects when the call failed. */
export interface ChatApi {
  /** GET /api/sys/users/{id}; null when there is no such user. */
  lookupUser(id: string, options: CallOptions): Promise<ChatUser | null>;
  /** GET /api/sys/chat/list. */
  listChats(options: CallOptions): Promise<readonly ChatRecord[]>;
  /** POST /api/sys/chat; safe to repeat. */
  createChat(chat: KnownChat, options: CallOptions): Promise<void>;
  /** PUT /api/sys/chat with unreadCount 0. */
  markRead(chat: KnownChat, options: CallOptions): Promise<void>;
  /** GET /api/sys/chat/move?chatId={id}. */
  removeChat(chatId: string, options: CallOptions): Promise<void>;
  /** POST /logout, at the root. */
  logout?(options: CallOptions): Promise<void>;
  /** Older messages than a time, newest first; the specification has no such call, so it is optional. */
  history?(chatId: string, before: number, limit: number, options: CallOptions): Promise<readonly Message[]>;
  /** Messages whose text holds the words, newest first. */
  search?(words: string, options: CallOptions): Promise<readonly Message[]>;
}

/** A call that this chat service does not have. */
export class ChatCallMissing extends Error {
  override readonly name = 'ChatCallMissing';

  /** @param call its name in {@link ChatApi} */
  constructor(call: string) {
    super(`api.${call} is missing: give it, or do not offer it`);
  }
}

/** A call of the chat service that the server refused because the login ended. */
export class ChatSessionError extends Error {
  override readonly name = 'ChatSessionError';
}
