/** What a tab tells the others of this browser. */
export type TabNews = 'company-switched' | 'logged-in' | 'logged-out' | 'own-data-changed';

/** ms after which a tab looks again: cookies that another process has written may arrive behind what it says of them. */
const COOKIES_ARRIVE = 1000;

export interface OtherTabs {
  tell(news: TabNews): void;
}

/**
 * Connects the tabs of this portal in this browser. What has changed stands in the shared cookies or on the platform; the
 * others are only told to look. A tab looks as well when it comes to the front, because other hosts share the cookies too.
 *
 * @param look with what another tab has just said, or null
 */
export function startOtherTabs(look: (news: TabNews | null) => void): OtherTabs {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look(null);
  });
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    look(data);
    if (data !== 'own-data-changed') setTimeout(() => look(data), COOKIES_ARRIVE);
  });
  return { tell: (news) => channel.postMessage(news) };
}
