import type { ChatStorage, Clock, SocketFactory, SocketLike } from '../ports/environment.ts';
import type { LockListener, TabsPort } from '../ports/tabs.ts';

interface LockRequest {
  readonly heard: LockListener;
}

/** A browser of which the test opens the tabs: they share locks, channels and a storage. */
export interface FakeBrowser {
  readonly storage: ChatStorage;
  /** What is stored, by key. */
  readonly stored: ReadonlyMap<string, string>;
  /** A tab of it. */
  openTab(): FakeTab;
}

export interface FakeTab {
  readonly tabs: TabsPort;
  /** Time and sockets as this tab sees them. */
  clock(clock: Clock): Clock;
  sockets(open: SocketFactory): SocketFactory;
  /** The tab sleeps with everything it holds: it hears nothing until it wakes. */
  sleep(): void;
  wake(): void;
  /** Loses the next message that the other tabs would get from this one. */
  loseNext(): void;
}

interface Listener {
  readonly received: (message: unknown) => void;
}

/** Locks as browsers grant them: in order, one holder a name, and whoever steals holds at once. */
function createLocks() {
  const queues = new Map<string, LockRequest[]>();
  const queueOf = (name: string): LockRequest[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const grantLater = (queue: readonly LockRequest[], request: LockRequest): void =>
    queueMicrotask(() => {
      if (queue[0] === request) request.heard.granted();
    });

  return (name: string, { steal }: { readonly steal: boolean }, heard: LockListener): (() => void) => {
    const queue = queueOf(name);
    const request = { heard };
    if (steal) {
      const robbed = queue.shift();
      queue.unshift(request);
      queueMicrotask(() => robbed?.heard.lost());
    } else queue.push(request);
    if (queue[0] === request) grantLater(queue, request);
    return () => {
      const index = queue.indexOf(request);
      if (index < 0) return;
      queue.splice(index, 1);
      const next = queue[0];
      if (index === 0 && next !== undefined) grantLater(queue, next);
    };
  };
}

/** A socket whose news wait until the tab is awake. */
function dozing(inner: SocketLike, whenAwake: (run: () => void) => void): SocketLike {
  const outer: SocketLike = {
    get readyState() {
      return inner.readyState;
    },
    get bufferedAmount() {
      return inner.bufferedAmount;
    },
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: (text) => inner.send(text),
    close: (code, reason) => inner.close(code, reason),
  };
  inner.onopen = (event) => whenAwake(() => outer.onopen?.(event));
  inner.onmessage = (event) => whenAwake(() => outer.onmessage?.(event));
  inner.onerror = (event) => whenAwake(() => outer.onerror?.(event));
  inner.onclose = (event) => whenAwake(() => outer.onclose?.(event));
  return outer;
}

function createStorage(entries: Map<string, string>): ChatStorage {
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

export function createFakeBrowser(): FakeBrowser {
  const stored = new Map<string, string>();
  const storage = createStorage(stored);
  const lock = createLocks();
  const channels = new Map<string, Set<Listener>>();

  function openTab(): FakeTab {
    let isAsleep = false;
    let isLosing = false;
    const missed: (() => void)[] = [];
    const whenAwake = (run: () => void): void => {
      if (isAsleep) missed.push(run);
      else run();
    };

    function channel(name: string, received: (message: unknown) => void) {
      const listeners = channels.get(name) ?? new Set<Listener>();
      channels.set(name, listeners);
      const listener: Listener = { received: (message) => whenAwake(() => received(message)) };
      listeners.add(listener);
      return {
        post(message: object) {
          const copy: unknown = structuredClone(message);
          if (isLosing) {
            isLosing = false;
            return;
          }
          for (const other of [...listeners]) {
            if (other !== listener) queueMicrotask(() => listeners.has(other) && other.received(copy));
          }
        },
        close: () => void listeners.delete(listener),
      };
    }

    return {
      tabs: {
        channel,
        lock: (name, options, heard) =>
          lock(name, options, {
            granted: () => whenAwake(heard.granted),
            lost: () => whenAwake(heard.lost),
          }),
      },
      clock: (clock) => ({
        now: () => clock.now(),
        monotonic: () => clock.monotonic(),
        setTimeout: (run, delay) => clock.setTimeout(() => whenAwake(run), delay),
        clearTimeout: (timer) => clock.clearTimeout(timer),
      }),
      sockets: (open) => (url) => dozing(open(url), whenAwake),
      sleep() {
        isAsleep = true;
      },
      wake() {
        isAsleep = false;
        for (const run of missed.splice(0)) run();
      },
      loseNext() {
        isLosing = true;
      },
    };
  }

  return { storage, stored, openTab };
}
