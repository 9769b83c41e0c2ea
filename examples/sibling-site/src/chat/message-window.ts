import type { Chat, LocalMessage } from '@jianzhu/chat';
import { subscribe } from 'valtio/vanilla';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { fileSize } from '../upload/file-size.ts';
import { type MessageFile, readFileMessage } from './file-message.ts';
import { kindTexts, sendTexts, chatMessages as texts } from './messages.ts';

const timeFormat = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});
/** So far from the end, in px, the visitor still counts as reading the newest messages. */
const nearEnd = 80;

export interface MessageWindowOptions {
  readonly chat: Chat;
  readonly failed: (error: unknown) => void;
  /** Downloads the file of a message. */
  readonly download: (message: LocalMessage, file: MessageFile) => void;
}

/** The messages of the open conversation. */
export function bindMessageWindow(options: MessageWindowOptions): void {
  const { chat, failed } = options;
  const log = part('log', HTMLElement);
  const messages = part('messages', HTMLElement);
  const title = part('window-title', HTMLElement);
  const older = part('older', HTMLButtonElement);
  const view = part('window', HTMLElement);
  let fill = keyedRows(messages, options);
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
      fill = keyedRows(messages, options);
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

const keyedRows = (list: HTMLElement, options: MessageWindowOptions) =>
  keyedList<LocalMessage>(
    list,
    ({ id }) => id,
    (message) => messageRow(message, options),
  );

function messageRow(message: LocalMessage, { chat, download }: MessageWindowOptions): Row<LocalMessage> {
  const { id, fromId, chatId, type, content, timestamp } = message;
  const file = readFileMessage(message);
  const body =
    file === null
      ? (kindTexts[type] ?? content)
      : button(texts.download(file.name, fileSize(file.size)), () => download(message, file));
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
      element('p', { className: 'bubble' }, body),
      state,
      repair,
    ),
    update(current) {
      if (!isOwn) return;
      const status = current.status ?? 'sent';
      state.textContent = status === 'sent' && chat.isRead(current) ? texts.read : sendTexts[status];
      repair.hidden = status !== 'failed';
    },
  };
}
