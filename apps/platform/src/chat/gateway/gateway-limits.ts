import type { BucketRule } from '../../http/token-bucket.ts';

/** What one connection, one user and one process may do. */
export interface GatewayLimits {
  /** Messages of a user. */
  readonly messages: BucketRule;
  /** Frames of any kind of a user. */
  readonly frames: BucketRule;
  /** Connections of a user. */
  readonly connects: BucketRule;
  /** Connections of this process; a twentieth of them may be waiting to say who they are. */
  readonly connections: number;
  /** How long a connection may take to say who it is, in ms. */
  readonly handshakeMs: number;
  /** Silence after which a connection is taken for dead, in ms; clients in hidden tabs speak once a minute. */
  readonly idleMs: number;
  /** Bytes that may wait for a slow reader. */
  readonly queueBytes: number;
  /** Least ms between two receipts of one user in one chat. */
  readonly markPauseMs: number;
  /** How often the sessions of this process are told to live, in ms. */
  readonly touchMs: number;
  /** How often the store is asked for messages that nobody told of, in ms. */
  readonly lookMs: number;
  /** In how many ms the connections are spread over the other processes at the end. */
  readonly drainMs: number;
}

/** The limits of the design; the environment changes some of them. */
export const GATEWAY_LIMITS: GatewayLimits = {
  messages: { burst: 40, perSecond: 20 },
  frames: { burst: 200, perSecond: 100 },
  connects: { burst: 30, perSecond: 0.5 },
  connections: 20_000,
  handshakeMs: 5000,
  idleMs: 75_000,
  queueBytes: 1_048_576,
  markPauseMs: 250,
  touchMs: 20_000,
  lookMs: 20_000,
  drainMs: 10_000,
};
