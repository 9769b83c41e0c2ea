import { and, assign, cancel, not, raise } from 'xstate';
import { isRefusal, lossNoted, nobody, renewed, setUpConnection } from './connection-setup.ts';

/** How much longer it is waited when the server asks for less. */
const rateFactor = 4;

function createConnectionMachine() {
  const connection = setUpConnection();
  const noteLoss = connection.assign(lossNoted);
  const beginAttempt = connection.assign(({ context }) => ({
    generation: context.generation + 1,
    attemptedAt: context.monotonic(),
    hello: null,
    isAnswering: false,
    unopened: context.unopened + 1,
  }));
  const forget = connection.assign(nobody);
  const renew = connection.assign(renewed);
  const again = connection.assign({ tokenReason: 'reconnect' });
  const slowDown = connection.assign({ delayFactor: rateFactor });
  const takeHello = connection.assign(({ context, event }) => {
    const hello = event.type === 'HANDSHAKE_ANSWERED' ? (event.hello ?? null) : null;
    return { hello, hasSpokenV2: context.hasSpokenV2 || hello !== null, ungreeted: 0 };
  });
  const noteSilence = connection.assign({ ungreeted: ({ context }) => context.ungreeted + 1 });
  const online = connection.assign({ isOnline: true });
  const offline = connection.assign({ isOnline: false });
  const visible = connection.assign({ isVisible: true });
  return connection.createMachine({
    id: 'connection',
    context: ({ input }) => ({
      ...input,
      ...nobody,
      generation: 0,
      hello: null,
      isAnswering: false,
      hasSpokenV2: false,
      lostAt: 0,
      attemptedAt: 0,
      retryAt: 0,
      delayFactor: 1,
      ungreeted: 0,
    }),
    initial: 'idle',
    on: {
      ONLINE: { actions: online },
      OFFLINE: { actions: offline },
      VISIBLE: { actions: visible },
      HIDDEN: { actions: assign({ isVisible: false }) },
      CLOSE: [
        { guard: ({ event }) => event.reason === 'disposed', target: '.disposed' },
        { guard: ({ event }) => event.reason === 'logout', target: '.closed.loggedOut' },
        { target: '.closed.byUser' },
      ],
    },
    states: {
      idle: { on: { CONNECT: 'session', LOGIN: 'session' } },
      session: {
        initial: 'follower',
        invoke: { src: 'elect' },
        exit: 'leaving',
        on: {
          KICKED: '#connection.closed.kicked',
          LOCK_LOST: '.follower',
          FREEZE: '#connection.frozen',
        },
        states: {
          follower: { on: { LOCK_GRANTED: 'authenticating' } },
          authenticating: {
            entry: beginAttempt,
            invoke: {
              src: 'getToken',
              input: ({ context }) => ({ reason: context.tokenReason }),
              onDone: [
                {
                  guard: ({ event }) => event.output === null,
                  target: '#connection.idle',
                  actions: assign(nobody),
                },
                {
                  guard: ({ context, event }) => context.tokenReason === 'expired' && event.output === context.token,
                  target: '#connection.closed.unauthorized',
                },
                { target: 'linked', actions: assign({ token: ({ event }) => event.output ?? '' }) },
              ],
              onError: [
                { guard: ({ event }) => isRefusal(event.error), target: '#connection.closed.unauthorized' },
                { target: 'waiting', actions: assign(lossNoted) },
              ],
            },
          },
          linked: {
            initial: 'connecting',
            exit: [cancel('drain'), 'hangUp'],
            invoke: {
              src: 'socket',
              input: ({ context }) => ({ token: context.token, generation: context.generation }),
            },
            on: {
              WS_CLOSED: [
                { guard: not('isCurrent') },
                { guard: 'isElsewhere', target: '#connection.closed.kicked' },
                { guard: 'isForbidden', target: '#connection.closed.unauthorized' },
                { guard: 'isReplaced', target: '#connection.closed.replaced' },
                { guard: 'isRenewable', target: 'authenticating', actions: renew },
                { guard: 'isUnauthorized', target: '#connection.closed.unauthorized' },
                { guard: 'isRateLimited', target: 'lost', actions: slowDown },
                { target: 'lost' },
              ],
              DEAD: { guard: 'isCurrent', target: 'lost' },
              TOKEN_CHANGED: { target: 'authenticating', actions: again },
              HANDSHAKE_ANSWERED: { guard: and(['isCurrent', 'isNews']), target: '.syncing', actions: takeHello },
              HEARTBEAT_ANSWERED: { guard: 'isCurrent', actions: assign({ isAnswering: true }) },
              TOKEN_EXPIRED: [
                { guard: 'canRenew', target: 'authenticating', actions: renew },
                { target: '#connection.closed.unauthorized' },
              ],
              DRAIN: { actions: raise({ type: 'DRAIN_NOW' }, { delay: 'drain', id: 'drain' }) },
              DRAIN_NOW: { target: 'authenticating', actions: again },
            },
            states: {
              connecting: {
                on: { WS_OPEN: { guard: 'isCurrent', target: 'handshaking', actions: assign({ unopened: 0 }) } },
                after: { connectTimeout: '#connection.session.lost' },
              },
              handshaking: {
                on: { HANDSHAKE_ANSWERED: { guard: 'isCurrent', target: 'syncing', actions: takeHello } },
                after: {
                  // What speaks v2 answers: a connection without a word is half open, and would swallow what is sent.
                  handshakeGrace: [
                    { guard: 'isSilent', target: '#connection.session.lost', actions: noteSilence },
                    { target: 'syncing' },
                  ],
                },
              },
              syncing: {
                invoke: {
                  src: 'sync',
                  input: ({ context }) => ({ hello: context.hello }),
                  onDone: { target: 'ready', actions: assign({ resumed: ({ event }) => event.output }) },
                  onError: { target: 'ready', actions: assign({ resumed: false }) },
                },
                after: { syncTimeout: { target: 'ready', actions: assign({ resumed: false }) } },
              },
              ready: {
                initial: 'live',
                entry: assign({ readySince: ({ context }) => context.monotonic() }),
                after: { uptime: { actions: assign({ attempt: 0, hasRenewedToken: false }) } },
                states: {
                  live: {
                    on: {
                      VISIBLE: { guard: 'isAnswering', target: 'probing', actions: visible },
                      ONLINE: { guard: 'isAnswering', target: 'probing', actions: online },
                      RESUME: { guard: 'isAnswering', target: 'probing' },
                      OFFLINE: { guard: 'mustAnswer', target: 'probing', actions: offline },
                    },
                  },
                  probing: {
                    entry: 'probe',
                    on: {
                      ALIVE: { guard: 'isCurrent', target: 'live' },
                      OFFLINE: { target: 'probing', reenter: true, actions: offline },
                      ONLINE: { target: 'probing', reenter: true, actions: online },
                    },
                    after: { probeTimeout: '#connection.session.lost' },
                  },
                },
              },
            },
          },
          lost: {
            entry: [noteLoss, again],
            always: [{ guard: 'mustCheckToken', target: 'checking' }, { target: 'waiting' }],
          },
          checking: {
            invoke: {
              src: 'checkToken',
              onDone: [
                {
                  guard: ({ context, event }) => !event.output && !context.hasRenewedToken,
                  target: 'authenticating',
                  actions: assign(renewed),
                },
                { guard: ({ event }) => !event.output, target: '#connection.closed.unauthorized' },
                { target: 'waiting' },
              ],
              onError: 'waiting',
            },
          },
          waiting: {
            after: { reconnect: [{ guard: 'isPassive', target: 'standby' }, { target: 'authenticating' }] },
            on: {
              ONLINE: { guard: 'mayHurry', target: 'authenticating', actions: online },
              VISIBLE: { guard: 'mayHurry', target: 'authenticating', actions: visible },
              RETRY_NOW: { guard: 'mayHurry', target: 'authenticating' },
              TOKEN_CHANGED: 'authenticating',
            },
          },
          standby: {
            on: {
              VISIBLE: { target: 'authenticating', actions: visible },
              RETRY_NOW: 'authenticating',
              TOKEN_CHANGED: 'authenticating',
            },
          },
        },
      },
      frozen: {
        entry: again,
        on: {
          RESUME: 'session',
          VISIBLE: { target: 'session', actions: visible },
          CONNECT: 'session',
          LOGIN: 'session',
        },
      },
      closed: {
        initial: 'byUser',
        entry: forget,
        on: { CONNECT: 'session', LOGIN: 'session' },
        states: {
          byUser: {},
          loggedOut: {},
          // Only the user's own login ends this: whatever came by itself would start a war with the other device.
          kicked: { on: { CONNECT: {} } },
          unauthorized: {},
          replaced: {},
        },
      },
      disposed: { type: 'final' },
    },
  });
}

let machine: ReturnType<typeof createConnectionMachine> | undefined;

/**
 * The life of the connection (specification section 4, chat): who connects, with which token, what becomes of a socket
 * and when the next one is tried. Frames pass it by.
 */
export function connectionMachine() {
  machine ??= createConnectionMachine();
  return machine;
}

/** That machine. */
export type ConnectionMachine = ReturnType<typeof connectionMachine>;
