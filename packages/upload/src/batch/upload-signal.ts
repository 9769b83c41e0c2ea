/** What submit buttons follow: `loading` while anything is in ready, else `done`. */
export type SignalState = 'loading' | 'done';

/**
 * The signal of several uploaders together: a form with three upload widgets gives the same one to all of them, and
 * its submit button is free when none of them has an item in ready.
 */
export interface UploadSignal {
  getSnapshot(): SignalState;
  /** Calls back at every change; returns the function that ends it. */
  subscribe(changed: () => void): () => void;
  /** Keeps the signal at `loading` until the returned function is called. */
  hold(): () => void;
}

/** Creates a signal at `done`. */
export function createUploadSignal(): UploadSignal {
  const listeners = new Set<() => void>();
  const holders = new Set<symbol>();
  const change = (edit: () => void): void => {
    const before = holders.size > 0;
    edit();
    if (before === holders.size > 0) return;
    for (const listener of [...listeners]) listener();
  };
  return {
    getSnapshot: () => (holders.size > 0 ? 'loading' : 'done'),
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    hold() {
      const holder = Symbol('holder');
      change(() => holders.add(holder));
      return () => change(() => holders.delete(holder));
    },
  };
}
