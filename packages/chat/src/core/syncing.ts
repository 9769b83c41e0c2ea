import type { ChatRecord } from '../protocol/entities.ts';
import type { ChatPage } from '../protocol/frames.ts';
import { type Conversation, compareChats } from './conversation.ts';
import type { CoreState, EventOf } from './core-state.ts';
import { takeDelivery } from './delivery.ts';
import { missingRange } from './gap-requests.ts';
import { readAll } from './read-all.ts';
import { drainMailbox, takeMessage } from './receiving.ts';

/** What was kept over a reload is here again. */
export function restored(state: CoreState, { unread, outbox }: EventOf<'restored'>): void {
  for (const [chatId, ids] of Object.entries(unread)) {
    const conversation = state.conversations.get(chatId);
    if (conversation === undefined) state.restoredUnread.set(chatId, ids);
    else for (const id of ids) conversation.unread.add(id);
    state.changes.unread(chatId);
  }
  for (const message of outbox) {
    if (state.outbox.get(message.id) !== undefined) continue;
    state.outbox.add(message);
    state.conversations.get(message.chatId)?.take({ ...message, status: 'queued' }, state.nowMs);
    state.changes.messages(message.chatId);
    state.changes.pending();
  }
}

/** The server's list of chats: its names win, our newer messages and unread lists stay. No chat is here twice. */
export function chatsLoaded(state: CoreState, { chats }: EventOf<'chatsLoaded'>): void {
  const unique = new Map(chats.map((chat) => [chat.id, chat]));
  for (const chat of [...unique.values()].sort(compareChats)) {
    const conversation = mergeChat(state, chat);
    fillUnread(state, conversation, chat.unreadCount);
    drainMailbox(state, conversation);
  }
  state.changes.chats();
}

function mergeChat(state: CoreState, chat: ChatRecord): Conversation {
  const { conversation, isNew } = state.ensureConversation(chat.id, { ...chat, isLoading: false, loaded: false });
  if (isNew) return conversation;
  const { lastTime, lastReadTime, ...known } = conversation.record;
  const { type, timestamp } = chat;
  const name = chat.name || known.name;
  const avatar = chat.avatar || known.avatar;
  // The mark is not kept: a server that does not give it any more takes it away.
  const { company = known.company, position = known.position, official } = chat;
  const read = Math.max(lastReadTime, chat.lastReadTime);
  conversation.update({ name, avatar, company, position, official, type, timestamp, lastReadTime: read });
  if (chat.name !== '') conversation.isNameless = false;
  if (chat.lastTime > lastTime) {
    conversation.update({ lastTime: chat.lastTime, lastMessage: chat.lastMessage });
    state.placeByTime(chat.id);
  }
  return conversation;
}

/** The server counts messages that are not here: ids stand for them, so that the count is the list's length. */
function fillUnread(state: CoreState, conversation: Conversation, count: number): void {
  const { id } = conversation.record;
  if (conversation.unread.length > 0 || state.isReading(id)) return;
  if (conversation.unread.fillTo(count, id)) state.changes.unread(id);
}

/** A part of the answer to what was missed. */
export function pageReceived(state: CoreState, { page }: EventOf<'pageReceived'>): void {
  if (page.reset) {
    for (const conversation of state.conversations.values()) conversation.forgetPlaces();
  }
  for (const chatPage of page.chats) takePage(state, chatPage);
}

function takePage(state: CoreState, page: ChatPage): void {
  const { id } = page.chat;
  if (state.tombstones.blocks({ chatId: id, seq: page.head, timestamp: page.chat.lastTime }, state.nowMs)) return;
  const conversation = mergeChat(state, page.chat);
  const oldestBefore = conversation.places.first;
  const newestBefore = conversation.places.last;
  const lengthBefore = conversation.messages.length;
  const timeBefore = conversation.record.lastTime;
  conversation.isRangeAsked = false;
  if (conversation.readUpTo({ seq: page.readSeq, timestamp: 0 })) state.changes.unread(id);
  conversation.takeRange(page);
  const takeAll = (): void => {
    for (const message of page.messages) takeMessage(state, conversation, message, 'sync');
  };
  // What comes into the middle of what is shown must not push the oldest out of it.
  const isBetween = state.openId === id && oldestBefore <= page.from && page.to < newestBefore;
  if (isBetween) conversation.keepStart(state.options.limits.window, takeAll);
  else takeAll();
  const isOlder = oldestBefore > 0 && page.to < oldestBefore;
  if (isOlder && state.openId === id) conversation.olderShown += conversation.messages.length - lengthBefore;
  for (const [userId, seq] of Object.entries(page.peerRead)) {
    const receipt = { chatId: id, userId, timestamp: 0, type: page.chat.type, seq };
    if (!state.isOwn(userId) && conversation.readByPeer(receipt)) state.changes.messages(id);
  }
  takeDelivery(state, conversation, page);
  const mark = conversation.ownMark;
  if (page.readSeq < Math.min(mark.seq, page.head)) {
    // A receipt was lost, or is still on its way: until it is there the server counts what was read here.
    const receipt = { chatId: id, userId: state.options.user.id, timestamp: mark.timestamp, type: page.chat.type };
    state.emit({ type: 'sendReceipt', receipt: { ...receipt, seq: mark.seq } });
  } else if (!state.isReading(id) && conversation.unread.fillTo(page.chat.unreadCount, id)) state.changes.unread(id);
  if (conversation.record.lastTime > timeBefore) state.placeByTime(id);
  drainMailbox(state, conversation);
  if (conversation.unread.length > 0 && state.isReading(id)) readAll(state, conversation);
  askForMissing(state, conversation);
}

function askForMissing(state: CoreState, conversation: Conversation): void {
  if (state.protocol !== 'v2' || conversation.isRangeAsked) return;
  const range = missingRange(conversation, state.options.limits.missing);
  if (range === null) return;
  conversation.isRangeAsked = true;
  state.emit({ type: 'requestRange', chatId: conversation.record.id, range });
}

/** A gap did not close by itself. */
export function gapDue(state: CoreState, { chatId }: EventOf<'gapDue'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation !== undefined) askForMissing(state, conversation);
}

/** A request for a missing range was lost on its way. */
export function rangeOverdue(state: CoreState, { chatId }: EventOf<'rangeOverdue'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation === undefined || !conversation.isRangeAsked) return;
  conversation.isRangeAsked = false;
  askForMissing(state, conversation);
}

/** The user takes a chat off the list. Frames on their way do not bring it back, newer ones do. */
export function removed(state: CoreState, { chatId, isTold = false }: EventOf<'removed'>): void {
  const conversation = state.conversations.get(chatId);
  state.mailboxes.delete(chatId);
  if (conversation === undefined) return;
  for (const { message } of state.outbox.entries) {
    if (message.chatId !== chatId) continue;
    state.outbox.delete(message.id);
    state.emit({ type: 'settled', id: message.id, chatId, outcome: { status: 'discarded' } });
    state.changes.pending();
  }
  const { lastTime } = conversation.record;
  state.tombstones.set(chatId, { seq: conversation.head, timestamp: Math.max(lastTime, state.nowMs) }, state.nowMs);
  state.conversations.delete(chatId);
  state.order = state.order.filter((id) => id !== chatId);
  if (state.openId === chatId) state.openId = null;
  state.changes.openId();
  state.changes.messages(chatId);
  state.changes.unread(chatId);
  if (!isTold) state.emit({ type: 'removeChat', chatId });
}
