/** Time and timers; a test brings a virtual one. */
export interface Clock {
  /** ms since 1970; may jump. */
  now(): number;
  /** ms from an arbitrary start, never running back. */
  monotonic(): number;
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The part of a WebSocket that is used; the one of browsers and of Node fits. */
export interface SocketLike {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string; readonly wasClean: boolean }) => void) | null;
}

/** Opens a socket; the address carries the token and must not be logged. */
export type SocketFactory = (url: string) => SocketLike;

/** What is known of the page and the machine around the client. Without a document a client counts as visible. */
export interface Surroundings {
  isOnline(): boolean;
  isVisible(): boolean;
  isFocused(): boolean;
  /** Calls back at every change; returns the function that ends it. */
  subscribe(changed: (event: SurroundingsEvent) => void): () => void;
}

export type SurroundingsEvent = 'online' | 'offline' | 'visible' | 'hidden' | 'focus' | 'blur' | 'freeze' | 'resume';

/** Texts kept over a reload; may throw, the client then goes on in memory. */
export interface ChatStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}
