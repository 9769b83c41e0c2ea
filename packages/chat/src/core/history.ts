import type { CoreState, EventOf } from './core-state.ts';
import { takeMessage } from './receiving.ts';

export function historyAsked(state: CoreState, { chatId }: EventOf<'historyAsked'>): void {
  state.conversations.get(chatId)?.update({ isLoading: true });
  state.changes.chats();
}

/** Older messages came; they are never unread and move nothing. */
export function historyLoaded(state: CoreState, { chatId, messages, more }: EventOf<'historyLoaded'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation === undefined) return;
  const before = conversation.messages.length;
  for (const message of messages) takeMessage(state, conversation, message, 'history');
  if (state.openId === chatId) conversation.olderShown += conversation.messages.length - before;
  conversation.update({ isLoading: false, loaded: !more });
  state.changes.messages(chatId);
}

export function olderShown(state: CoreState, { chatId, count, more }: EventOf<'olderShown'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation === undefined) return;
  if (state.openId === chatId) conversation.olderShown += count;
  conversation.update({ loaded: !more });
  state.changes.messages(chatId);
}

/** What was missed counts as what comes from a sync: unread unless it was read, and the chat goes to its place. */
export function missedLoaded(state: CoreState, { chatId, messages }: EventOf<'missedLoaded'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation === undefined) return;
  for (const message of messages) takeMessage(state, conversation, message, 'sync');
  state.placeByTime(chatId);
}
