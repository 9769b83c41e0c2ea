import type { ChatStorage, Clock, SocketLike, Surroundings, SurroundingsEvent } from '../ports/environment.ts';
import type { ChatEnvironment } from './chat-options.ts';
import { createMessageId } from './message-id.ts';

const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (run, delay) => setTimeout(run, delay),
  // Only what setTimeout above has given comes back here.
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

const windowEvents: Readonly<Record<string, SurroundingsEvent>> = {
  online: 'online',
  offline: 'offline',
  focus: 'focus',
  blur: 'blur',
  pagehide: 'freeze',
  pageshow: 'resume',
};
const documentEvents: Readonly<Record<string, () => SurroundingsEvent>> = {
  visibilitychange: () => (document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  freeze: () => 'freeze',
  resume: () => 'resume',
};

const isPage = (): boolean => typeof document !== 'undefined';

/** The page around the client; outside a page it is online, visible and in use. */
const surroundings: Surroundings = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  isVisible: () => !isPage() || document.visibilityState === 'visible',
  isFocused: () => !isPage() || document.hasFocus(),
  subscribe(changed) {
    if (!isPage()) return () => undefined;
    const stop = new AbortController();
    for (const [name, event] of Object.entries(windowEvents)) {
      window.addEventListener(name, () => changed(event), { signal: stop.signal });
    }
    for (const [name, event] of Object.entries(documentEvents)) {
      document.addEventListener(name, () => changed(event()), { signal: stop.signal });
    }
    return () => stop.abort();
  },
};

/** Clock, socket, page and chance as browsers and Node have them. Nothing is touched before it is used. */
export const usualEnvironment: ChatEnvironment = {
  clock: systemClock,
  // A WebSocket is what the port describes; its event types are narrower than the port's.
  openSocket: (url) => new WebSocket(url) as unknown as SocketLike,
  surroundings,
  random: Math.random,
  messageId: () => createMessageId(Date.now()),
};

/** The local storage of the page, memory where there is none. */
export function usualStorage(): ChatStorage {
  const memory = new Map<string, string>();
  if (typeof localStorage === 'undefined') {
    return {
      get: (key) => memory.get(key) ?? null,
      set: (key, value) => void memory.set(key, value),
      remove: (key) => void memory.delete(key),
    };
  }
  return {
    get: (key) => localStorage.getItem(key),
    set: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
  };
}
