import type { ChatLimits, Timing } from '@jianzhu/chat';
import type { ChaosProxy } from '@jianzhu/chat/testing/chaos-proxy';

/** How fast a storm may be: what the processes allow, how patient the clients are, and how bad the network is. */
export interface Pace {
  /** Of the environment of the processes; what is not named has its default. */
  readonly variables: Readonly<Record<string, string>>;
  readonly timing: Partial<Timing>;
  readonly limits: Partial<ChatLimits>;
  /** Chances are per piece of TCP. */
  readonly faults: Parameters<ChaosProxy['setFaults']>[0];
}

/** Shorter than in a browser, so that a run consists of faults and not of waiting for the next attempt; ms. */
const hasty: Partial<Timing> = {
  connectTimeout: 3000,
  heartbeat: 500,
  deadVisible: 3000,
  reconnect: 150,
  longestReconnect: 300,
  shortestReconnect: 100,
  syncTimeout: 6000,
};

/**
 * `usual`: the server's and the client's own limits, as everybody has them; the network is cut about as often as
 * connections may begin. `raised`: so many messages at once as machine and network bear.
 */
export const paces = {
  usual: {
    variables: {},
    timing: { ...hasty, reconnect: 1000, longestReconnect: 2000 },
    limits: {},
    faults: { delay: 10, cut: 0.003, halfOpen: 0.0006 },
  },
  raised: {
    variables: {
      CHAT_MESSAGES_PER_SECOND: '100000',
      CHAT_MESSAGE_BURST: '100000',
      CHAT_CONNECTS_PER_MINUTE: '100000',
    },
    timing: hasty,
    // A storm loses more at once than a member would want fetched unasked.
    limits: { missing: Number.POSITIVE_INFINITY },
    faults: { delay: 10, cut: 0.02, halfOpen: 0.004 },
  },
} as const satisfies Readonly<Record<string, Pace>>;
