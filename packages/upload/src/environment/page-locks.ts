import type { Locks } from '../ports/environment.ts';

/** Locks of this page alone, for browsers and servers without Web Locks. First come, first served. */
export function createLocalLocks(): Locks {
  const tails = new Map<string, Promise<void>>();
  const held = new Set<string>();

  function aborted(signal: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  return {
    async hold(name, signal, work) {
      signal.throwIfAborted();
      const before = tails.get(name) ?? Promise.resolve();
      let release: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => {
        release = resolve;
      });
      const tail = before
        .then(() => mine)
        .then(() => {
          if (tails.get(name) === tail) tails.delete(name);
        });
      tails.set(name, tail);
      try {
        await Promise.race([before, aborted(signal)]);
        held.add(name);
        try {
          return await work();
        } finally {
          held.delete(name);
        }
      } finally {
        release();
      }
    },
    isHeld: async (name) => held.has(name),
  };
}

/** Locks across the tabs of the origin. */
export function createWebLocks(manager: LockManager): Locks {
  return {
    hold: (name, signal, work) =>
      new Promise((resolve, reject) => {
        manager.request(name, { signal }, async () => resolve(await work())).catch(reject);
      }),
    isHeld: async (name) => (await manager.query()).held?.some((lock) => lock.name === name) ?? false,
  };
}

let localLocks: Locks | null = null;

/** Web Locks where the browser has them (secure pages), else locks of this page, which all its uploaders share. */
export function pageLocks(): Locks {
  const manager = globalThis.navigator?.locks;
  if (manager) return createWebLocks(manager);
  localLocks ??= createLocalLocks();
  return localLocks;
}
