import type { Chat } from '../client/chat.ts';
import type { ChatRecord, Message } from '../protocol/entities.ts';

/** Desktop notifications: shown by the system, outside the page. */
export interface NotificationPort {
  permission(): 'granted' | 'denied' | 'default';
  /** Asks the user; browsers allow it only as the answer to a click. */
  ask(): Promise<'granted' | 'denied' | 'default'>;
  /** Shows one; another of the same tag takes its place. */
  show(notification: { readonly title: string; readonly body: string; readonly tag: string; onClick(): void }): void;
  isPageVisible(): boolean;
}

export interface NotificationOptions {
  readonly port: NotificationPort;
  /** What is shown of a message; by default its text. */
  readonly body?: (message: Message) => string;
  /** What it is called in place of company and person. */
  readonly title?: (chat: ChatRecord) => string;
  /** The user has chosen the notification of a chat. */
  readonly chosen: (chatId: string) => void;
}

export interface ChatNotifications {
  /** The user wishes to be notified; true when the system allows it. */
  enable(): Promise<boolean>;
  stop(): void;
}

/** Company and person, as far as they are known. */
const nameOf = ({ company = '', name }: ChatRecord): string => `${company} ${name}`.trim();

/**
 * Tells of messages of others while the page is hidden: one desktop notification a chat, by the tab that connects, and
 * only where the user has allowed it before. Nothing asks for permission but `enable`.
 */
export function notifyOfMessages(
  chat: Pick<Chat, 'messages$' | 'isLeader' | 'state' | 'user'>,
  { port, chosen, title = nameOf, body = ({ content }) => content }: NotificationOptions,
): ChatNotifications {
  const told = chat.messages$.subscribe(({ message, origin }) => {
    const isForUser = origin === 'live' && message.fromId !== chat.user?.id && chat.isLeader;
    if (!isForUser || port.isPageVisible() || port.permission() !== 'granted') return;
    const { chatId } = message;
    const record = chat.state.chats.find(({ id }) => id === chatId);
    port.show({
      title: (record && title(record)) || chatId,
      body: body(message),
      tag: `chat-${chatId}`,
      onClick: () => chosen(chatId),
    });
  });
  return {
    async enable() {
      const known = port.permission();
      return (known === 'default' ? await port.ask() : known) === 'granted';
    },
    stop: () => told.unsubscribe(),
  };
}
