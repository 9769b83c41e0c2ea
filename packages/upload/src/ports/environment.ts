/** Time and timers; a test brings a virtual one. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Whether the machine believes that it has a network. */
export interface NetworkSource {
  isOnline(): boolean;
  /** Calls back at every change; returns the function that ends it. */
  subscribe(changed: (online: boolean) => void): () => void;
}

/** Locks across the tabs of one origin. */
export interface Locks {
  /** Waits for the name, runs the work while holding it, and answers what the work answered. */
  hold<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Whether somebody holds the name, in this tab or another. Without it nothing is taken to be held elsewhere. */
  isHeld?(name: string): Promise<boolean>;
}
