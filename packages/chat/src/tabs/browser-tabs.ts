import type { TabsPort } from '../ports/tabs.ts';

/** Web Locks and BroadcastChannel of this page; null where there is no page or one of them is missing. */
export function browserTabs(): TabsPort | null {
  const canShare =
    typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;
  if (!canShare) return null;
  return {
    lock(name, { steal }, { granted, lost }) {
      const waiting = new AbortController();
      let release: () => void = () => waiting.abort();
      const hold = (): Promise<void> =>
        new Promise((resolve) => {
          release = resolve;
          granted();
        });
      // A lock that is stolen may not be waited for: the two options exclude each other.
      const options: LockOptions = steal ? { steal } : { signal: waiting.signal };
      navigator.locks.request(name, options, hold).catch(() => {
        // Refused because the waiting was ended from here, or because another tab has stolen the lock.
        if (!waiting.signal.aborted) lost();
      });
      return () => release();
    },
    channel(name, received) {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => received(data);
      return { post: (message) => channel.postMessage(message), close: () => channel.close() };
    },
  };
}
