import type { Conversation } from './conversation.ts';
import type { CoreState, EventOf } from './core-state.ts';
import { readAll } from './read-all.ts';
import { drainMailbox } from './receiving.ts';

/** A chat is shown: it is made where there is none, and what was unread is read (specification section 4). */
export function opened(state: CoreState, { chatId, chat }: EventOf<'opened'>): void {
  const { conversation, isNew } = state.ensureConversation(chatId, chat);
  if (isNew) state.emit({ type: 'createChat', chat: conversation.known, isOwnAct: true });
  else if (chat?.name && conversation.known.name === undefined) nameChat(state, conversation, chat);
  drainMailbox(state, conversation);
  if (state.openId !== chatId) closeOpen(state);
  state.openId = chatId;
  state.changes.openId();
  if (state.isReading(chatId)) {
    if (conversation.unread.length > 0) readAll(state, conversation);
    state.emit({ type: 'markChatRead', chat: conversation.known });
  }
}

function nameChat(state: CoreState, conversation: Conversation, fields: object): void {
  conversation.update(fields);
  conversation.isNameless = false;
  state.changes.chats();
}

function closeOpen(state: CoreState): void {
  const conversation = state.openId === null ? undefined : state.conversations.get(state.openId);
  if (conversation === undefined || conversation.olderShown === 0) return;
  conversation.olderShown = 0;
  conversation.update({ loaded: false });
  state.changes.messages(conversation.record.id);
}

export function closed(state: CoreState): void {
  closeOpen(state);
  state.openId = null;
  state.changes.openId();
}

/** The page is seen again: what came into the open chat meanwhile is read now, with one receipt. */
export function attention(state: CoreState, { visible, focused }: EventOf<'attention'>): void {
  state.isVisible = visible;
  state.isFocused = focused;
  const conversation = state.openId === null ? undefined : state.conversations.get(state.openId);
  if (conversation === undefined || !state.isReading(conversation.record.id)) return;
  if (conversation.unread.length === 0) return;
  readAll(state, conversation);
  state.emit({ type: 'markChatRead', chat: conversation.known });
}

/** The user asks for it, without opening the chat. */
export function markedRead(state: CoreState, { chatId }: EventOf<'markedRead'>): void {
  const conversation = state.conversations.get(chatId);
  if (conversation === undefined || conversation.unread.length === 0) return;
  readAll(state, conversation);
  state.emit({ type: 'markChatRead', chat: conversation.known });
}
