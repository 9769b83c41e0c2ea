/** Who is talked to. */
export interface ChatPerson {
  readonly name: string;
  /** Address of a picture; without one the name's first character stands there. */
  readonly avatar: string | null;
}

/** A conversation as its row shows it. */
export interface Conversation extends ChatPerson {
  readonly id: string;
  /** Kind of the conversation, passed through to whoever needs it. */
  readonly type: string;
  /** The newest message in words; one line of it is shown. */
  readonly lastMessage: string;
  /** Ms since 1970; null while there is no message. */
  readonly lastTime: number | null;
  readonly unreadCount: number;
}
