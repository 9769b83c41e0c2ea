/** What a tab tells the others of this browser. */
type News = 'company-switched' | 'logged-in' | 'logged-out';

export interface OtherTabs {
  tell(news: News): void;
}

/**
 * Connects the tabs of this portal in this browser. What has changed stands in the shared cookies; the others are only
 * told to look. A tab looks as well when it comes to the front, because other hosts share the cookies too.
 *
 * @param look `told`: another tab has just said so
 */
export function startOtherTabs(look: (told: boolean) => void): OtherTabs {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look(false);
  });
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', () => look(true));
  return { tell: (news) => channel.postMessage(news) };
}
