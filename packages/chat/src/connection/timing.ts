/** Every span of time the connection knows, in ms. */
export interface Timing {
  /** A socket that has not opened by then is given up; its close event is not waited for. */
  readonly connectTimeout: number;
  /** Without an answer to the handshake by then the server speaks v1. */
  readonly handshakeGrace: number;
  /** Silence in both directions after which a heartbeat is sent (specification section 9). */
  readonly heartbeat: number;
  /** Silence of the server, heartbeats not answered, after which a visible page gives the socket up. */
  readonly deadVisible: number;
  /** The same for a hidden page, whose timers sleep. */
  readonly deadHidden: number;
  /** After a page woke up, the socket must give a sign within this time. */
  readonly probe: number;
  /** The same after the page said that there is no network: a person is to be told soon. */
  readonly probeOffline: number;
  /** From a loss to the next attempt (specification section 9). */
  readonly reconnect: number;
  /** Longest wait between two attempts at a v2 server. */
  readonly longestReconnect: number;
  /** The network or the page came back: no attempt sooner than this after the last one. */
  readonly shortestReconnect: number;
  /** A connection that lived this long counts as held: attempts are counted anew. */
  readonly uptime: number;
  readonly syncTimeout: number;
}

export const defaultTiming: Timing = {
  connectTimeout: 10_000,
  handshakeGrace: 2000,
  heartbeat: 3000,
  deadVisible: 10_000,
  deadHidden: 75_000,
  probe: 3000,
  probeOffline: 1500,
  reconnect: 5000,
  longestReconnect: 60_000,
  shortestReconnect: 2000,
  uptime: 5000,
  syncTimeout: 15_000,
};

const growth = 1.6;
const jitter = 0.3;

export interface ReconnectFacts {
  /** Attempts since the connection last held; 1 for the first. */
  readonly attempt: number;
  /** Against a server that announced v2 later attempts come ever later, so that its restart is not stormed. */
  readonly isV2: boolean;
  /** Times the usual wait, when the server asked for less. */
  readonly factor: number;
  /** From 0 up to, and without, 1. */
  readonly random: number;
}

/** Wait before the next attempt, in ms: never below the specification's 5000, and exactly that for a v1 server. */
export function reconnectDelay(timing: Timing, { attempt, isV2, factor, random }: ReconnectFacts): number {
  const base = timing.reconnect * factor;
  if (!isV2 || attempt <= 1) return base;
  const grown = Math.min(timing.longestReconnect / (1 + jitter), base * growth ** (attempt - 1));
  return Math.max(base, grown * (1 + jitter * random));
}
