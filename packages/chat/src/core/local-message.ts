import type { Message } from '../protocol/entities.ts';

/** Where an own message is on its way: waiting for a connection, on the wire, stored by the server, or given up. */
export type SendStatus = 'queued' | 'sending' | 'sent' | 'failed';

/** A message as this client keeps it. */
export interface LocalMessage extends Message {
  /** Only on own messages that were sent from here. */
  readonly status?: SendStatus | undefined;
}

/** Whether a message is still to be stored by the server; such messages stand after all others. */
export function isPending({ status }: LocalMessage): boolean {
  return status !== undefined && status !== 'sent';
}

/**
 * Order within a chat, the same on every device: the server's place where there is one, then time, then id; own
 * messages that are still on their way come last (specification section 4, chat).
 */
export function compareMessages(left: LocalMessage, right: LocalMessage): number {
  const leftPlace = left.seq ?? Number.POSITIVE_INFINITY;
  const rightPlace = right.seq ?? Number.POSITIVE_INFINITY;
  if (leftPlace !== rightPlace) return leftPlace < rightPlace ? -1 : 1;
  const pending = Number(isPending(left)) - Number(isPending(right));
  if (pending !== 0) return pending;
  if (left.timestamp !== right.timestamp) return left.timestamp - right.timestamp;
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}

/**
 * Two copies of one message as one, the same whichever came first: the copy with a place wins, a server's copy over
 * one that is still on its way, else the earlier one. What was sent once stays sent.
 */
export function mergeMessages(known: LocalMessage, other: LocalMessage): LocalMessage {
  const [winner, loser] = wins(other, known) ? [other, known] : [known, other];
  const isSent = known.status === 'sent' || other.status === 'sent';
  const status = isSent ? 'sent' : (known.status ?? other.status);
  const merged: LocalMessage = { ...loser, ...winner, ...(status === undefined ? {} : { status }) };
  return isSame(known, merged) ? known : merged;
}

function wins(left: LocalMessage, right: LocalMessage): boolean {
  const place = (left.seq ?? Number.POSITIVE_INFINITY) - (right.seq ?? Number.POSITIVE_INFINITY);
  if (place < 0 || place > 0) return place < 0;
  const pending = Number(isPending(left)) - Number(isPending(right));
  if (pending !== 0) return pending < 0;
  if (left.timestamp !== right.timestamp) return left.timestamp < right.timestamp;
  return left.content < right.content;
}

const shown = ['seq', 'timestamp', 'content', 'status', 'fromId', 'type'] as const;

function isSame(left: LocalMessage, right: LocalMessage): boolean {
  return shown.every((field) => left[field] === right[field]);
}
