import type { ServerHello } from '../protocol/frames.ts';
import type { CloseReason } from '../store/connection-status.ts';

/** Why a token is asked for. */
export type TokenReason = 'first' | 'reconnect' | 'expired';

/** What the connection is told. Frames are not among it: only the first sign of life, silence and the end. */
export type ConnectionEvent =
  | { readonly type: 'CONNECT' }
  /** The user logged in: connects even after a kick, which CONNECT does not. */
  | { readonly type: 'LOGIN' }
  /** The same user has another token now: a new connection with it. */
  | { readonly type: 'TOKEN_CHANGED' }
  /** For good, until the next CONNECT. */
  | { readonly type: 'CLOSE'; readonly reason: Extract<CloseReason, 'user' | 'logout' | 'disposed'> }
  /** This tab is the one that connects. */
  | { readonly type: 'LOCK_GRANTED' }
  | { readonly type: 'LOCK_LOST' }
  /** The generation tells one socket from another: what comes of an older one is not heard. */
  | { readonly type: 'WS_OPEN'; readonly generation: number }
  | { readonly type: 'WS_CLOSED'; readonly generation: number; readonly code: number }
  | { readonly type: 'HANDSHAKE_ANSWERED'; readonly generation: number; readonly hello?: ServerHello | undefined }
  /** A frame came while one was waited for. */
  | { readonly type: 'ALIVE'; readonly generation: number }
  /** The server answered a heartbeat for the first time; one that never does is not expected to. */
  | { readonly type: 'HEARTBEAT_ANSWERED'; readonly generation: number }
  /** Nothing came for too long. */
  | { readonly type: 'DEAD'; readonly generation: number }
  /** Frame 4 named another device; `isMirrored`: it was another tab that heard it. */
  | { readonly type: 'KICKED'; readonly uuid: string; readonly isMirrored?: boolean }
  /** A call was refused because the token is not in force. */
  | { readonly type: 'TOKEN_EXPIRED' }
  /** The server is going down within so many ms. */
  | { readonly type: 'DRAIN'; readonly within: number }
  | { readonly type: 'DRAIN_NOW' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'FREEZE' }
  | { readonly type: 'RESUME' }
  | { readonly type: 'RETRY_NOW' };

export interface ConnectionContext {
  /** Number of the socket in use; grows with each. */
  readonly generation: number;
  readonly attempt: number;
  readonly token: string;
  readonly tokenReason: TokenReason;
  /** Whether a fresh token was asked for since the connection last held. */
  readonly hasRenewedToken: boolean;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** What the server said of itself; null for v1. */
  readonly hello: ServerHello | null;
  /** Whether this connection has answered a heartbeat, so that its silence means something. */
  readonly isAnswering: boolean;
  /** Whether this server ever announced v2; decides how attempts grow. */
  readonly hasSpokenV2: boolean;
  readonly resumed: boolean;
  /** When the connection was lost, and when the last attempt began; monotonic ms. */
  readonly lostAt: number;
  readonly attemptedAt: number;
  /** When the next attempt is due; monotonic ms. */
  readonly retryAt: number;
  readonly delayFactor: number;
  /** Handshakes in a row that stayed without an answer, of a server that has spoken v2. */
  readonly ungreeted: number;
  /** Attempts in a row whose socket never opened. */
  readonly unopened: number;
  /** Losses in a row soon after a connection stood: two sites that replace each other. */
  readonly quickLosses: number;
  /** Since when the connection stands, monotonic ms; null while it does not. */
  readonly readySince: number | null;
}
