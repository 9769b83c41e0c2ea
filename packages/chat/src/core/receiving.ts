import type { Message, ReadReceipt } from '../protocol/entities.ts';
import type { Conversation } from './conversation.ts';
import type { MessageOrigin } from './core-events.ts';
import type { CoreState, EventOf } from './core-state.ts';
import { confirmDelivery } from './delivery.ts';
import { noticeGap } from './gap-requests.ts';
import type { LocalMessage } from './local-message.ts';
import { readAll } from './read-all.ts';
import { settleStored } from './sending.ts';

/** A message came over the socket. Of an unknown chat it waits until the sender is known. */
export function messageReceived(state: CoreState, { message }: EventOf<'messageReceived'>): void {
  if (state.tombstones.blocks(message, state.nowMs)) return;
  const conversation = state.conversations.get(message.chatId);
  if (conversation !== undefined) takeMessage(state, conversation, message, 'live');
  else postMessage(state, message);
}

function postMessage(state: CoreState, message: Message): void {
  const { chatId, fromId } = message;
  const isFirst = !state.mailboxes.has(chatId);
  if (!state.mailboxes.put(chatId, { type: 'message', message })) {
    state.emit({ type: 'failed', error: { code: 'mailbox-full', chatId } });
    return;
  }
  if (!isFirst) return;
  state.emit(state.isOwn(fromId) ? { type: 'loadChats', chatId } : { type: 'lookUpSender', chatId, userId: fromId });
}

/** Puts a message into its chat: once, at its place, counted as unread when it has to be. */
export function takeMessage(
  state: CoreState,
  conversation: Conversation,
  message: Message,
  origin: MessageOrigin,
): void {
  const { id, chatId } = message;
  const isOwn = state.isOwn(message.fromId);
  if (isOwn) settleStored(state, id);
  const local = localCopy(message, isOwn);
  const intake = conversation.take(local, state.nowMs);
  if (intake === 'known') return;
  state.changes.messages(chatId);
  if (intake === 'changed') {
    recount(state, conversation, id);
    return;
  }
  state.emit({ type: 'publishMessage', message: conversation.messages.get(id) ?? local, origin });
  if (origin === 'live') {
    state.moveToTop(chatId);
    noticeGap(state, conversation);
    if (!isOwn) confirmDelivery(state, conversation);
  }
  if (!isOwn && origin !== 'history') countUnread(state, conversation, local, origin);
}

/** The status is this client's own word: a field of that name that came over the wire says nothing. */
function localCopy(message: Message, isOwn: boolean): LocalMessage {
  if (isOwn) return { ...message, status: 'sent' };
  return 'status' in message ? { ...message, status: undefined } : message;
}

/** A copy with an earlier time may show that a message had been read. */
function recount(state: CoreState, conversation: Conversation, id: string): void {
  const merged = conversation.messages.get(id);
  if (merged === undefined || conversation.isUnread(merged)) return;
  if (conversation.unread.delete(id)) state.changes.unread(merged.chatId);
}

function countUnread(state: CoreState, conversation: Conversation, message: LocalMessage, origin: MessageOrigin): void {
  if (!conversation.isUnread(message)) return;
  if (state.isReading(message.chatId)) {
    readAll(state, conversation);
    return;
  }
  const isNew = origin === 'live' ? conversation.unread.add(message.id) : conversation.unread.addCounted(message.id);
  if (isNew) state.changes.unread(message.chatId);
}

/** Somebody has read: the others' marks move their receipts, our own one from another device clears what is unread. */
export function receiptReceived(state: CoreState, { receipt }: EventOf<'receiptReceived'>): void {
  const conversation = state.conversations.get(receipt.chatId);
  if (conversation !== undefined) takeReceipt(state, conversation, receipt);
  else if (state.mailboxes.has(receipt.chatId)) {
    state.mailboxes.put(receipt.chatId, { type: 'receipt', receipt });
  }
}

function takeReceipt(state: CoreState, conversation: Conversation, receipt: ReadReceipt): void {
  const { chatId, userId, seq, timestamp } = receipt;
  if (state.isOwn(userId)) {
    if (conversation.readUpTo({ seq: seq ?? 0, timestamp })) state.changes.unread(chatId);
  } else if (conversation.readByPeer(receipt)) {
    state.changes.messages(chatId);
    state.emit({ type: 'publishReceipt', receipt });
  }
}

/** The lookup of a sender ended. Without a name the chat bears the sender's id until one is known. */
export function senderKnown(state: CoreState, { chatId, user }: EventOf<'senderKnown'>): void {
  const known = state.conversations.get(chatId);
  if (known !== undefined) {
    if (user === null || !known.isNameless) return;
    const { name, avatar, company, position, official } = user;
    known.update({ name, avatar, company, position, official });
    known.isNameless = false;
    state.changes.chats();
    state.emit({ type: 'createChat', chat: known.known, isOwnAct: false });
    return;
  }
  const letters = state.mailboxes.peek(chatId);
  if (letters.length === 0) return;
  const sender = letters.find((letter) => letter.type === 'message' && !state.isOwn(letter.message.fromId));
  const fallback = sender?.type === 'message' ? sender.message.fromId : chatId;
  const { conversation } = state.ensureConversation(chatId, {
    name: user?.name || fallback,
    avatar: user?.avatar ?? '',
    company: user?.company,
    position: user?.position,
    official: user?.official,
  });
  conversation.isNameless = user === null || user.name === '';
  drainMailbox(state, conversation);
  if (user !== null) state.emit({ type: 'createChat', chat: conversation.known, isOwnAct: false });
}

/** Lets what waited for a chat into it, in the order of its coming. */
export function drainMailbox(state: CoreState, conversation: Conversation): void {
  for (const letter of state.mailboxes.take(conversation.record.id)) {
    if (letter.type === 'message') takeMessage(state, conversation, letter.message, 'live');
    else takeReceipt(state, conversation, letter.receipt);
  }
}
