import { fromCallback, fromPromise, setup } from 'xstate';
import { closeCode } from '../protocol/codes.ts';
import type { ServerHello } from '../protocol/frames.ts';
import type { ConnectionContext, ConnectionEvent, TokenReason } from './connection-events.ts';
import { reconnectDelay, type Timing } from './timing.ts';
import { TokenRefused } from './token-refused.ts';

/** What a socket actor is told. */
export interface SocketInput {
  readonly token: string;
  readonly generation: number;
}

export interface ConnectionInput {
  readonly timing: Timing;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Whether the tabs of this browser share a connection. */
  readonly isShared: boolean;
  /** ms that never run back. */
  readonly monotonic: () => number;
  readonly random: () => number;
}

type Context = ConnectionContext & ConnectionInput;

/** Losses this soon after a connection stood, so many in a row, mean that somebody replaces us. */
const quickLoss = 10_000;
const mostQuickLosses = 3;
const mostUnopened = 3;
/** A server that has spoken v2 and does not answer so many handshakes has become a v1 server. */
const mostUngreeted = 3;

const isCurrent = ({ context, event }: { context: Context; event: ConnectionEvent }): boolean =>
  !('generation' in event) || event.generation === context.generation;

const closedWith =
  (...codes: readonly number[]) =>
  ({ context, event }: { context: Context; event: ConnectionEvent }): boolean =>
    event.type === 'WS_CLOSED' && event.generation === context.generation && codes.includes(event.code);

/**
 * Actors, guards and delays of the connection machine; the world puts its own actors in. Made when it is asked for: what
 * takes something else of the package does not pay for a machine.
 */
export const setUpConnection = () =>
  setup({
    types: {} as { context: Context; events: ConnectionEvent; input: ConnectionInput },
    actors: {
      /** Holds the lock of the tabs for as long as it runs. */
      elect: fromCallback<ConnectionEvent>(() => undefined),
      /** The token, or null when nobody is logged in; rejects with `TokenRefused` when there will be none. */
      getToken: fromPromise<string | null, { reason: TokenReason }>(() => Promise.resolve(null)),
      /** Opens a socket, sends the handshake, and keeps it alive until it is stopped. */
      socket: fromCallback<ConnectionEvent, SocketInput>(() => undefined),
      /** Fetches what was missed; whether all of it came. */
      sync: fromPromise<boolean, { hello: ServerHello | null }>(() => Promise.resolve(true)),
      /** Whether the token is still in force, by a call: browsers hide why a socket was refused. */
      checkToken: fromPromise<boolean>(() => Promise.resolve(true)),
    },
    actions: {
      /** Asks the server for a sign of life. */
      probe: () => undefined,
      /** The socket is about to be closed; the event tells why. */
      hangUp: () => undefined,
      /** This tab is about to leave the others; the event tells why. */
      leaving: () => undefined,
    },
    guards: {
      isCurrent,
      isForbidden: closedWith(closeCode.forbidden),
      isElsewhere: closedWith(closeCode.elsewhere),
      isReplaced: ({ context, event }) => !context.isShared && closedWith(closeCode.replaced)({ context, event }),
      isNews: ({ context, event }) =>
        event.type === 'HANDSHAKE_ANSWERED' && event.hello !== undefined && context.hello === null,
      isSilent: ({ context }) => context.hasSpokenV2 && context.ungreeted < mostUngreeted,
      isRenewable: ({ context, event }) => closedWith(closeCode.token)({ context, event }) && !context.hasRenewedToken,
      isUnauthorized: closedWith(closeCode.token),
      isRateLimited: closedWith(closeCode.rate),
      canRenew: ({ context }) => !context.hasRenewedToken,
      mayHurry: ({ context }) => context.monotonic() - context.attemptedAt >= context.timing.shortestReconnect,
      mustCheckToken: ({ context }) => context.unopened >= mostUnopened && context.unopened % mostUnopened === 0,
      isAnswering: ({ context }) => context.isAnswering,
      mustAnswer: ({ context }) => context.isAnswering || context.hello !== null,
      isPassive: ({ context }) => context.quickLosses >= mostQuickLosses && !context.isVisible,
    },
    delays: {
      connectTimeout: ({ context }) => context.timing.connectTimeout,
      handshakeGrace: ({ context }) => context.timing.handshakeGrace,
      syncTimeout: ({ context }) => context.timing.syncTimeout,
      uptime: ({ context }) => context.timing.uptime,
      probeTimeout: ({ context }) => (context.isOnline ? context.timing.probe : context.timing.probeOffline),
      reconnect: ({ context }) => Math.max(0, context.retryAt - context.monotonic()),
      drain: ({ context, event }) => (event.type === 'DRAIN' ? context.random() * event.within : 0),
    },
  });

/** The connection, or the try at one, came to nothing: when the next one is due. */
export const lossNoted = ({ context }: { readonly context: Context }) => {
  const lostAt = context.monotonic();
  const attempt = context.attempt + 1;
  const wasReady = context.readySince !== null;
  const wasQuick = context.readySince !== null && lostAt - context.readySince < quickLoss;
  const facts = { attempt, isV2: context.hasSpokenV2, factor: context.delayFactor, random: context.random() };
  return {
    lostAt,
    attempt,
    retryAt: lostAt + reconnectDelay(context.timing, facts),
    delayFactor: 1,
    quickLosses: wasQuick ? context.quickLosses + 1 : wasReady ? 0 : context.quickLosses,
    readySince: null,
    resumed: false,
  };
};
/** When there is nobody whose connection it could be. */
export const nobody = {
  attempt: 0,
  token: '',
  tokenReason: 'first',
  hasRenewedToken: false,
  unopened: 0,
  quickLosses: 0,
  readySince: null,
  resumed: false,
} as const satisfies Partial<Context>;

/** When the token is to be a fresh one. */
export const renewed = { tokenReason: 'expired', hasRenewedToken: true } as const satisfies Partial<Context>;

export const isRefusal = (error: unknown): boolean => error instanceof TokenRefused;
