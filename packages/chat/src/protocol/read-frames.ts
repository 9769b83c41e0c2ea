import type { Ack, AckError, ChatPage, Delivered, SeqRange, ServerHello, SyncPage, SyncRequest } from './frames.ts';
import { readChat, readMessage } from './read-entities.ts';
import { readCount, readFlag, readId, readList, readObject, readTable, readText, readTime } from './read-fields.ts';

const ackErrors: readonly AckError[] = ['rate', 'too_big', 'invalid', 'forbidden', 'no_chat', 'retry'];

/** The answer of a v2 server to the handshake; null from any other server. */
export function readHello(value: unknown): ServerHello | null {
  const fields = readObject(value);
  if (fields === null || readCount(fields.v) !== 2) return null;
  const epoch = readId(fields.epoch);
  const now = readTime(fields.now);
  if (epoch === null || now === null) return null;
  return {
    v: 2,
    caps: readList(fields.caps, readId) ?? [],
    epoch,
    now,
    heartbeat: readCount(fields.heartbeat) ?? 3000,
    idle: readCount(fields.idle) ?? 75_000,
    user: readText(fields.user),
  };
}

/** An acknowledgement; an unknown error counts as one that may be tried again. */
export function readAck(value: unknown): Ack | null {
  const fields = readObject(value);
  const id = readId(fields?.id);
  const chatId = readId(fields?.chatId);
  if (fields === null || id === null || chatId === null) return null;
  if (fields.status === 'error') {
    const error = ackErrors.find((name) => name === fields.error) ?? 'retry';
    const retryAfter = readCount(fields.retryAfter);
    return { id, chatId, status: 'error', error, ...(retryAfter === null ? {} : { retryAfter }) };
  }
  const seq = readCount(fields.seq);
  const timestamp = readTime(fields.timestamp);
  if (seq === null || timestamp === null || (fields.status !== 'ok' && fields.status !== 'dup')) return null;
  return { id, chatId, seq, timestamp, status: fields.status };
}

function readRange(value: unknown): SeqRange | null {
  const [from, to, ...more] = readList(value, readCount) ?? [];
  return from !== undefined && to !== undefined && more.length === 0 && from <= to ? [from, to] : null;
}

/** A client's request for what it missed. */
export function readSyncRequest(value: unknown): SyncRequest | null {
  const fields = readObject(value);
  const rid = readId(fields?.rid);
  const known = readTable(fields?.known ?? {}, readCount);
  const limit = readCount(fields?.limit);
  if (fields === null || rid === null || known === null || limit === null) return null;
  const request: SyncRequest = { rid, epoch: readText(fields.epoch), known, limit };
  if (fields.ranges === undefined || fields.ranges === null) return request;
  const ranges = readTable(fields.ranges, readRange);
  return ranges === null ? null : { ...request, ranges };
}

function readChatPage(value: unknown): ChatPage | null {
  const fields = readObject(value);
  const chat = readChat(fields?.chat);
  const head = readCount(fields?.head);
  const messages = readList(fields?.messages, readMessage);
  if (fields === null || chat === null || head === null || messages === null) return null;
  return {
    chat,
    head,
    readSeq: readCount(fields.readSeq) ?? 0,
    peerRead: readTable(fields.peerRead ?? {}, readCount) ?? {},
    deliveredSeq: readCount(fields.deliveredSeq) ?? undefined,
    peerDelivered: readTable(fields.peerDelivered, readCount) ?? undefined,
    messages,
    from: readCount(fields.from) ?? 0,
    to: readCount(fields.to) ?? 0,
    more: readFlag(fields.more),
  };
}

/** A page of an answer to a sync request. */
export function readSyncPage(value: unknown): SyncPage | null {
  const fields = readObject(value);
  const rid = readId(fields?.rid);
  const epoch = readId(fields?.epoch);
  const chats = readList(fields?.chats, readChatPage);
  if (fields === null || rid === null || epoch === null || chats === null) return null;
  const page: SyncPage = { rid, epoch, chats, done: readFlag(fields.done) };
  return readFlag(fields.reset) ? { ...page, reset: true } : page;
}

/** Delivery up to a place. */
export function readDelivered(value: unknown): Delivered | null {
  const fields = readObject(value);
  const chatId = readId(fields?.chatId);
  const seq = readCount(fields?.seq);
  const userId = readId(fields?.userId);
  if (chatId === null || seq === null) return null;
  return userId === null ? { chatId, seq } : { chatId, seq, userId };
}

/** The uuid of the device that logged in elsewhere: the body itself, or its field. */
export function readElsewhere(value: unknown): string | null {
  return readId(readObject(value)?.uuid ?? value);
}
