import type { NetworkSource } from '../ports/environment.ts';

/** What the browser believes of its network; outside a page there always is one. */
export function browserNetwork(): NetworkSource {
  return {
    isOnline: () => globalThis.navigator?.onLine ?? true,
    subscribe(changed) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined;
      const online = (): void => changed(true);
      const offline = (): void => changed(false);
      globalThis.addEventListener('online', online);
      globalThis.addEventListener('offline', offline);
      return () => {
        globalThis.removeEventListener('online', online);
        globalThis.removeEventListener('offline', offline);
      };
    },
  };
}
