import { dayNumber } from './chat-time.ts';
import type { ChatMessage } from './message.ts';

const minuteMs = 60_000;

/** After a pause as long as this the time is written between two messages. */
const pauseMs = 30 * minuteMs;

/** Messages of one sender that follow as quickly as this stand close together under one avatar. */
const groupMs = 5 * minuteMs;

/** How a message stands to the one before it. */
export interface MessagePlace {
  /** The time is written above it. */
  readonly hasTime: boolean;
  /** It is the first of its sender's group. */
  readonly startsGroup: boolean;
}

/** @param previous the message above, when there is one. */
export function placeOf(message: ChatMessage, previous: ChatMessage | undefined): MessagePlace {
  if (!previous) return { hasTime: true, startsGroup: true };
  const passed = message.timestamp - previous.timestamp;
  const hasTime = passed >= pauseMs || dayNumber(message.timestamp) !== dayNumber(previous.timestamp);
  return { hasTime, startsGroup: hasTime || passed >= groupMs || message.fromId !== previous.fromId };
}
