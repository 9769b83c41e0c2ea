/** Why a connection is closed for good. */
export type CloseReason = 'user' | 'logout' | 'kicked' | 'unauthorized' | 'replaced' | 'disposed';

/** What the application shows of the connection. */
export interface ConnectionStatus {
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
  /** Only when closed. */
  readonly reason?: CloseReason | undefined;
  readonly protocol: 'v1' | 'v2';
  /** Whether everything that was missed is here. */
  readonly resumed: boolean;
}

export const idleConnection: ConnectionStatus = { phase: 'idle', attempt: 0, protocol: 'v1', resumed: false };
