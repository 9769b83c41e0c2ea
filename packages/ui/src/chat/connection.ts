/** What the connection line tells of, in the words of the chat client. */
export interface ChatConnection {
  readonly phase:
    | 'idle'
    | 'authenticating'
    | 'connecting'
    | 'handshaking'
    | 'syncing'
    | 'ready'
    | 'waiting'
    | 'offline'
    | 'follower'
    | 'closed';
  /** Attempts since the connection last held. */
  readonly attempt: number;
  /** When the next attempt is due, ms since 1970; only while waiting. */
  readonly retryAt?: number | undefined;
  /** Why it is closed. */
  readonly reason?: 'user' | 'logout' | 'kicked' | 'unauthorized' | 'replaced' | 'disposed' | undefined;
  /** Whether everything that was missed is here. */
  readonly resumed: boolean;
}
