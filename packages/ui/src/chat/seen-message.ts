import type { MessageSequence } from './message.ts';

/** Place of a message, looked for from the newest; -1 when it is not here. */
export function placeOfId(messages: MessageSequence, id: string | null): number {
  if (id === null) return -1;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    if (messages.at(index)?.id === id) return index;
  }
  return -1;
}

/** Messages of the other side after the one that was seen last: all when none was, none when it is gone. */
export function countUnseen(messages: MessageSequence, seenId: string | null): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages.at(index);
    if (message?.id === seenId) return count;
    if (message && !message.isOwn) count += 1;
  }
  return seenId === null ? count : 0;
}

/** The newer of the message that was seen last and the one at a place that is seen now. */
export function newerSeen(messages: MessageSequence, seenId: string | null, place: number): string | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const id = messages.at(index)?.id;
    if (index === place && id !== undefined) return id;
    if (id === seenId) return seenId;
  }
  return seenId;
}
