/** What lets the tabs of one origin agree on the one that connects. */
export interface TabsPort {
  /**
   * Waits for a lock and holds it until the returned function is called, which also ends the waiting.
   * @param options.steal takes it from whoever holds it, at once
   */
  lock(name: string, options: { readonly steal: boolean }, heard: LockListener): () => void;
  /** Joins a channel: what one tab posts, all others of the channel get, in order. */
  channel(name: string, received: (message: unknown) => void): TabChannel;
}

export interface LockListener {
  granted(): void;
  /** Another tab has stolen it. */
  lost(): void;
}

export interface TabChannel {
  post(message: object): void;
  close(): void;
}
