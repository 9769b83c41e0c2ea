import { subscribe } from 'valtio/vanilla';
import type { Chat } from '../client/chat.ts';

/** Where a page shows a title. */
export interface TitlePort {
  read(): string;
  write(title: string): void;
}

const mark = /^\(\d+\+?\) /;

/** The number as a badge shows it. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));

/** Shows the number of unread messages before the title, `(3) …`, `(99+) …` at most. Returns what ends it. */
export function showUnreadInTitle(chat: Pick<Chat, 'state' | 'totalUnread'>, title: TitlePort): () => void {
  const show = (count: number): void => {
    const plain = title.read().replace(mark, '');
    const next = count === 0 ? plain : `(${badgeText(count)}) ${plain}`;
    if (next !== title.read()) title.write(next);
  };
  show(chat.totalUnread());
  const stop = subscribe(chat.state, () => show(chat.totalUnread()));
  return () => {
    stop();
    show(0);
  };
}
