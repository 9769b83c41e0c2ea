import type { Chat, LocalMessage } from '@jianzhu/chat';
import { subscribe } from 'valtio/vanilla';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { kindTexts, sendTexts, chatMessages as texts } from './messages.ts';

const timeFormat = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});
/** So far from the end, in px, the visitor still counts as reading the newest messages. */
const nearEnd = 80;

/** The messages of the open conversation. */
export function bindMessageWindow(chat: Chat, failed: (error: unknown) => void): void {
  const log = part('log', HTMLElement);
  const messages = part('messages', HTMLElement);
  const title = part('window-title', HTMLElement);
  const older = part('older', HTMLButtonElement);
  const view = part('window', HTMLElement);
  let fill = keyedRows(messages, chat);
  let shown: string | null = null;

  older.addEventListener('click', () => {
    if (shown === null) return;
    older.disabled = true;
    chat
      .loadOlder(shown)
      .then(({ more }) => {
        older.hidden = !more;
      })
      .catch(failed)
      .finally(() => {
        older.disabled = false;
      });
  });

  const show = () => {
    const { openId, chats, chatMessage } = chat.state;
    if (openId !== shown) {
      messages.replaceChildren();
      fill = keyedRows(messages, chat);
      older.hidden = openId === null;
      shown = openId;
    }
    view.hidden = openId === null;
    part('no-window', HTMLElement).hidden = openId !== null;
    if (openId === null) return;
    title.textContent = texts.with(chats.find(({ id }) => id === openId)?.name ?? '');
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd;
    fill(chatMessage[openId] ?? []);
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  };
  subscribe(chat.state, show);
  chat.receipts$.subscribe(show);
  show();
}

const keyedRows = (list: HTMLElement, chat: Chat) =>
  keyedList<LocalMessage>(
    list,
    ({ id }) => id,
    (message) => messageRow(message, chat),
  );

function messageRow({ id, fromId, chatId, type, content, timestamp }: LocalMessage, chat: Chat): Row<LocalMessage> {
  const isOwn = fromId === chat.user?.id;
  const peer = chat.state.chats.find((record) => record.id === chatId)?.name ?? '';
  const state = element('span', { className: 'state' });
  const repair = element('span', { hidden: true });
  repair.append(
    button(texts.resend, () => chat.retry(id)),
    button(texts.discard, () => chat.discard(id)),
  );
  return {
    element: element(
      'li',
      { className: isOwn ? 'message own' : 'message' },
      element('span', { className: 'sender' }, isOwn ? texts.own : peer),
      element('time', { dateTime: new Date(timestamp).toISOString() }, timeFormat.format(timestamp)),
      element('p', { className: 'bubble' }, kindTexts[type] ?? content),
      state,
      repair,
    ),
    update(message) {
      if (!isOwn) return;
      const status = message.status ?? 'sent';
      state.textContent = status === 'sent' && chat.isRead(message) ? texts.read : sendTexts[status];
      repair.hidden = status !== 'failed';
    },
  };
}
