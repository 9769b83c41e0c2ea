import type { NetworkSource } from '../ports/environment.ts';

/** A network that a test cuts and joins. */
export interface FakeNetwork extends NetworkSource {
  /** Requests in progress end with the network; browsers are told by `subscribe` unless `silent`. */
  set(online: boolean, options?: { readonly silent?: boolean }): void;
  /** Whether bytes get through, whatever the machine believes. */
  readonly isUp: boolean;
  /** Calls back when bytes stop or begin to get through; returns the function that ends it. */
  watch(changed: (up: boolean) => void): () => void;
}

export function createFakeNetwork(): FakeNetwork {
  let isUp = true;
  let believed = true;
  const believers = new Set<(online: boolean) => void>();
  const watchers = new Set<(up: boolean) => void>();
  const subscribeTo = (set: Set<(state: boolean) => void>) => (changed: (state: boolean) => void) => {
    set.add(changed);
    return () => void set.delete(changed);
  };
  return {
    get isUp() {
      return isUp;
    },
    isOnline: () => believed,
    subscribe: subscribeTo(believers),
    watch: subscribeTo(watchers),
    set(online, { silent = false } = {}) {
      isUp = online;
      for (const changed of [...watchers]) changed(online);
      if (silent || believed === online) return;
      believed = online;
      for (const changed of [...believers]) changed(online);
    },
  };
}
