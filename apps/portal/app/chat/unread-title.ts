import { type Chat, pageTitle, showUnreadInTitle } from '@jianzhu/chat';

/**
 * Shows the number of unread messages before the title of a page that nobody sees; a visible page has its own title
 * (decision 53).
 */
export function showUnreadWhileHidden(chat: Pick<Chat, 'state' | 'totalUnread'>): void {
  let stop: (() => void) | undefined;
  function follow(): void {
    if (document.visibilityState === 'hidden') stop ??= showUnreadInTitle(chat, pageTitle);
    else {
      stop?.();
      stop = undefined;
    }
  }
  document.addEventListener('visibilitychange', follow);
  follow();
}
