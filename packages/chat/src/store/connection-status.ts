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
  /** Whether another tab of this browser holds the connection; the status is that tab's. */
  readonly isFollower?: boolean | undefined;
}

const shown = ['phase', 'attempt', 'retryAt', 'reason', 'protocol', 'resumed', 'isFollower'] as const;

/** Whether two statuses show the same. */
export function isSameStatus(left: ConnectionStatus, right: ConnectionStatus): boolean {
  return shown.every((field) => left[field] === right[field]);
}

export const idleConnection: ConnectionStatus = { phase: 'idle', attempt: 0, protocol: 'v1', resumed: false };
