import { assign, setup } from 'xstate';

/** What happens to the list of one uploader. */
export type BatchEvent =
  | { readonly type: 'ADDED'; readonly count: number }
  /** An item is no longer in ready: it succeeded, failed or was removed, but not by the end of the session. */
  | { readonly type: 'LEFT' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** The login ended or another company was chosen. */
  | { readonly type: 'SESSION_ENDED' };

interface BatchContext {
  /** Items in the specification's state `ready`. */
  readonly ready: number;
}

/** The list as a whole: whether something is under way, whether there is a network, whether there is a session. */
export function createBatchMachine() {
  return setup({
    types: {
      context: {} as BatchContext, // type arguments by value: xstate reads only their types
      events: {} as BatchEvent,
    },
    guards: {
      isLast: ({ context }) => context.ready === 1,
    },
    actions: {
      enter: assign(({ context }, params: { readonly count: number }) => ({ ready: context.ready + params.count })),
      leave: assign(({ context }) => ({ ready: context.ready - 1 })),
      leaveAll: assign({ ready: 0 }),
      /** The signal that submit buttons follow. */
      signalLoading: () => undefined,
      signalDone: () => undefined,
      /** Items that use the network wait. */
      suspend: () => undefined,
      /** Items are let go without a word to the server; what is remembered stays. */
      detachItems: () => undefined,
    },
  }).createMachine({
    id: 'batch',
    context: { ready: 0 },
    type: 'parallel',
    states: {
      activity: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              ADDED: {
                target: 'busy',
                actions: [{ type: 'enter', params: ({ event }) => ({ count: event.count }) }, 'signalLoading'],
              },
            },
          },
          busy: {
            on: {
              ADDED: { actions: { type: 'enter', params: ({ event }) => ({ count: event.count }) } },
              LEFT: [{ guard: 'isLast', target: 'idle', actions: ['leave', 'signalDone'] }, { actions: 'leave' }],
              SESSION_ENDED: { target: 'idle', actions: ['leaveAll', 'signalDone'] },
            },
          },
        },
      },
      network: {
        initial: 'online',
        states: {
          online: { on: { OFFLINE: { target: 'offline', actions: 'suspend' } } },
          offline: { on: { ONLINE: 'online' } },
        },
      },
      session: {
        initial: 'ok',
        states: {
          ok: { on: { SESSION_ENDED: { target: 'ended', actions: 'detachItems' } } },
          ended: { on: { ADDED: 'ok' } },
        },
      },
    },
  });
}

/** The machine of a list. */
export type BatchMachine = ReturnType<typeof createBatchMachine>;
