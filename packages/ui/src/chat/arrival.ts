import type { MessageSequence } from './message.ts';

/** A message that is in view, by which the log keeps its place. */
export interface LogAnchor {
  readonly id: string;
  /** Its place before the change. */
  readonly index: number;
}

/** How many messages of a sequence are drawn now, and on which side the new ones were put. */
export interface Arrival {
  readonly messages: MessageSequence;
  readonly length: number;
  /** The new ones stand above what is in view: the place is kept from the end. */
  readonly isAbove: boolean;
}

function indexOf(messages: MessageSequence, id: string, from: number): number {
  for (let index = from; index < messages.length; index += 1) {
    if (messages.at(index)?.id === id) return index;
  }
  return -1;
}

/**
 * The step from what is drawn to the next sequence. When messages came in above the anchor and below it at once, the
 * lower ones wait for a second step, since the list can only be told of one side at a time.
 */
export function nextArrival(shown: Arrival, messages: MessageSequence, anchor: LogAnchor | null): Arrival {
  const all: Arrival = { messages, length: messages.length, isAbove: false };
  if (anchor === null) return all;
  const above = indexOf(messages, anchor.id, anchor.index) - anchor.index;
  if (above <= 0) return all;
  return { messages, length: Math.min(shown.length + above, messages.length), isAbove: true };
}
