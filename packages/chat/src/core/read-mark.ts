import type { Message } from '../protocol/entities.ts';

/** Up to where somebody has read. Only ever moves forward. */
export interface ReadMark {
  /** Place, inclusive; 0 when only the time is known. */
  readonly seq: number;
  /** ms since 1970, inclusive. */
  readonly timestamp: number;
}

export const nothingRead: ReadMark = { seq: 0, timestamp: 0 };

/** The farther of two marks, in each of their measures; the first one itself when the second adds nothing. */
export function laterMark(mark: ReadMark, other: ReadMark): ReadMark {
  if (other.seq <= mark.seq && other.timestamp <= mark.timestamp) return mark;
  return { seq: Math.max(mark.seq, other.seq), timestamp: Math.max(mark.timestamp, other.timestamp) };
}

/** Whether a mark covers a message: by place where both have one, else by time. */
export function covers(mark: ReadMark, message: Pick<Message, 'seq' | 'timestamp'>): boolean {
  if (message.seq !== undefined && mark.seq > 0) return message.seq <= mark.seq;
  return message.timestamp <= mark.timestamp;
}

/** The mark of someone who has read a message and all before it. */
export function markOf({ seq, timestamp }: Pick<Message, 'seq' | 'timestamp'>): ReadMark {
  return { seq: seq ?? 0, timestamp };
}
