import { listMessages } from './messages.ts';

/** Who is talked to. */
export interface ChatPerson {
  readonly name: string;
  /** Address of a picture; without one the name's first character stands there. */
  readonly avatar: string | null;
  /** Answers for the platform itself, as the server tells; shown as a mark. */
  readonly official?: boolean | undefined;
}

/** A person with the company that they stand for. */
export interface ChatContact extends ChatPerson {
  /** Null where none is known. */
  readonly company?: string | null | undefined;
  /** What they do there, such as 供应商务. */
  readonly position?: string | null | undefined;
}

/** A person as those hear it who do not see the mark beside the name. */
export function spokenName({ name, official }: ChatPerson): string {
  return official ? `${listMessages.official}${listMessages.officialAccount} ${name}` : name;
}

/** What a conversation is called: by the company, or by the person where no company is known. */
export function headlineOf({ company, name }: ChatContact): string {
  return company || name;
}

/** Who answers for the company, 郑砂 · 供应商务; null where the headline is the person and nothing more is known. */
export function personOf({ company, name, position }: ChatContact): string | null {
  const words = [company ? name : '', position].filter((word) => word);
  return words.join(' · ') || null;
}

/** A conversation as its row shows it. */
export interface Conversation extends ChatContact {
  readonly id: string;
  /** Kind of the conversation, passed through to whoever needs it. */
  readonly type: string;
  /** The newest message in words; one line of it is shown. */
  readonly lastMessage: string;
  /** The member wrote it, not the other side. */
  readonly isLastOwn?: boolean;
  /** What the member has begun to write there and not sent; shown in place of the newest message. */
  readonly draft?: string;
  /** Ms since 1970; null while there is no message. */
  readonly lastTime: number | null;
  readonly unreadCount: number;
}
