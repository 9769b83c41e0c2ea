import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for what is drawn otherwise, not only laid out otherwise.
 *
 * @param onServer what is taken before the page knows its window
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
