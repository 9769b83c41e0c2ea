/** A message, with the field names of the specification (section 3); the fields after `type` are additive. */
export interface Message {
  /** Made by the sender (UUID version 7) and final: echo, acknowledgement, history and resend meet on it. */
  readonly id: string;
  readonly fromId: string;
  readonly chatId: string;
  readonly content: string;
  /** ms since 1970; the server's clock once the server has stored it. */
  readonly timestamp: number;
  /** `text`, `image`, `file`, `card`; other values pass through. */
  readonly type: string;
  /** Place in the chat, dense from 1; only a v2 server gives it. */
  readonly seq?: number | undefined;
}

/** For whom somebody stands in a chat; additive, and left out where nothing is known. */
export interface ChatStanding {
  readonly company?: string | undefined;
  /** What they do there, in words. */
  readonly position?: string | undefined;
  /** They answer for the platform itself. Only the server says so: nothing that a client sends carries it. */
  readonly official?: boolean | undefined;
}

/** A conversation, with the field names of the specification (section 3) and the standing of the other side. */
export interface ChatRecord extends ChatStanding {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly type: string;
  readonly unreadCount: number;
  readonly isLoading: boolean;
  readonly loaded: boolean;
  readonly lastMessage: string;
  /** ms since 1970. */
  readonly lastTime: number;
  readonly timestamp: number;
  /** Up to when the other side has read, in ms since 1970. */
  readonly lastReadTime: number;
}

/** Somebody has read a chat up to a time, with the field names of the specification (section 3). */
export interface ReadReceipt {
  readonly chatId: string;
  readonly userId: string;
  readonly timestamp: number;
  /** The chat's type. */
  readonly type: string;
  /** Read up to and including this place; only between v2 ends. */
  readonly seq?: number | undefined;
}

/** A user of the chat service. */
export interface ChatUser extends ChatStanding {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}
