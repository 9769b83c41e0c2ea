import type { Chat, ChatRecord, LocalMessage } from '@jianzhu/chat';
import { subscribe } from 'valtio/vanilla';
import { element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { readFileMessage } from './file-message.ts';
import { kindTexts, chatMessages as texts } from './messages.ts';

/** The visitor's conversations, newest on top, with what is unread of each. */
export function bindConversationList(chat: Chat): void {
  const empty = part('no-chats', HTMLElement);
  const fill = keyedList<ChatRecord>(
    part('chats', HTMLElement),
    ({ id }) => id,
    (record) => conversationRow(record, chat),
  );
  const show = () => {
    fill(chat.state.chats);
    empty.hidden = chat.state.chats.length > 0;
  };
  subscribe(chat.state, show);
  show();
}

function lineOf({ type, content }: Pick<LocalMessage, 'type' | 'content'>): string {
  // The list of the service gives contents without their types.
  const file = readFileMessage({ type: type || 'file', content });
  return kindTexts[type] ?? file?.name ?? content;
}

function conversationRow({ id }: ChatRecord, chat: Chat): Row<ChatRecord> {
  const name = element('span', { className: 'name' });
  const last = element('span', { className: 'last quiet' });
  const unread = element('span', { className: 'badge' });
  const open = element('button', { type: 'button', className: 'conversation', onclick: () => chat.open(id) });
  open.append(name, unread, last);
  return {
    element: element('li', {}, open),
    update(record) {
      const { chatLastMessage, openId } = chat.state;
      name.textContent = record.name;
      last.textContent = lineOf(chatLastMessage[id] ?? { type: '', content: record.lastMessage });
      unread.hidden = record.unreadCount === 0;
      unread.textContent = texts.unread(record.unreadCount);
      open.ariaCurrent = openId === id ? 'true' : 'false';
    },
  };
}
