import { assign, type CallbackActorLogic, fromCallback, setup } from 'xstate';
import type { ItemEvent } from './item-event.ts';
import type { FailureReason } from './item-failure.ts';

/** Data of the machine; no key and no address ever enters it, because inspectors read it. */
interface ItemContext {
  readonly id: string;
  readonly delay: number;
  readonly reason: FailureReason | null;
}

/** Input of every step: which item it works for. */
export interface StepInput {
  readonly id: string;
}

/** A step of an item: begins when its state is entered, is ended when the state is left, and reports by events. */
export type ItemStep = CallbackActorLogic<ItemEvent, StepInput>;

const forItem = ({ context }: { readonly context: ItemContext }): StepInput => ({ id: context.id });
const registersAnew = {
  target: '#item.running.active.registering',
  actions: { type: 'forgetUpload', params: forItem },
} as const;
const endsOnDemand = { CANCEL: '#item.cancelled', SESSION_ENDED: '#item.detached' } as const;
const stopsOffline = { LOST: '#item.running.waiting.offline' } as const;

/**
 * One file from its acceptance to its end. The steps and effects are given with `provide`; by itself the machine does
 * nothing, so that its paths can be walked.
 */
export function createItemMachine() {
  const idle: ItemStep = fromCallback<ItemEvent, StepInput>(() => undefined);
  return setup({
    types: {
      input: {} as StepInput, // type arguments by value: xstate reads only their types
      context: {} as ItemContext,
      events: {} as ItemEvent,
    },
    actors: {
      hash: idle,
      lock: idle,
      register: idle,
      queue: idle,
      put: idle,
      begin: idle,
      list: idle,
      send: idle,
      complete: idle,
      confirm: idle,
      probe: idle,
      refresh: idle,
    },
    actions: {
      /** No request of the item may go on. */
      abortRequests: (_: unknown, _params: StepInput) => undefined,
      /** Requests under way get a moment to finish. */
      settleRequests: (_: unknown, _params: StepInput) => undefined,
      forgetUpload: (_: unknown, _params: StepInput) => undefined,
      succeed: (_: unknown, _params: StepInput) => undefined,
      fail: (_: unknown, _params: StepInput & { readonly reason: FailureReason }) => undefined,
      cancel: (_: unknown, _params: StepInput) => undefined,
      detach: (_: unknown, _params: StepInput) => undefined,
    },
    delays: { backoff: ({ context }) => context.delay },
  }).createMachine({
    id: 'item',
    context: ({ input }) => ({ id: input.id, delay: 0, reason: null }),
    initial: 'running',
    states: {
      running: {
        initial: 'active',
        on: {
          ...endsOnDemand,
          PAUSE: 'paused',
          FAILED: { target: 'failed', actions: assign({ reason: ({ event }) => event.reason }) },
        },
        states: {
          active: {
            initial: 'hashing',
            on: {
              BACKOFF: { target: 'waiting.backoff', actions: assign({ delay: ({ event }) => event.delay }) },
              EXPIRED: 'waiting.credentials',
            },
            states: {
              hashing: {
                initial: 'queued',
                states: {
                  queued: { on: { GRANTED: 'active' } },
                  active: {
                    invoke: { src: 'hash', input: forItem },
                    on: { HASHED: '#item.running.active.registering' },
                  },
                },
              },
              registering: {
                initial: 'locking',
                states: {
                  locking: { invoke: { src: 'lock', input: forItem }, on: { LOCKED: 'calling' } },
                  calling: {
                    invoke: { src: 'register', input: forItem },
                    on: {
                      ...stopsOffline,
                      EXISTED: '#item.success',
                      DIFFERENT: 'locking',
                      REGISTERED: '#item.running.active.transfer',
                    },
                  },
                },
              },
              transfer: {
                initial: 'queued',
                on: stopsOffline,
                states: {
                  queued: {
                    invoke: { src: 'queue', input: forItem },
                    on: { SLOT_SINGLE: 'single', SLOT_MULTIPART: 'multipart' },
                  },
                  single: {
                    invoke: { src: 'put', input: forItem },
                    on: {
                      AGAIN: { target: 'single', reenter: true },
                      STORED: '#item.running.active.confirming',
                    },
                  },
                  multipart: {
                    initial: 'initiating',
                    on: {
                      GONE: {
                        target: '.initiating',
                        reenter: true,
                        actions: { type: 'forgetUpload', params: forItem },
                      },
                      DIFFERENT: registersAnew,
                    },
                    states: {
                      initiating: {
                        invoke: { src: 'begin', input: forItem },
                        on: {
                          AGAIN: { target: 'initiating', reenter: true },
                          BEGUN: 'sending',
                          CONTINUED: 'listing',
                        },
                      },
                      listing: {
                        invoke: { src: 'list', input: forItem },
                        on: {
                          AGAIN: { target: 'listing', reenter: true },
                          LISTED: 'sending',
                          STORED: '#item.running.active.confirming',
                        },
                      },
                      sending: {
                        invoke: { src: 'send', input: forItem },
                        on: {
                          UNSURE: 'listing',
                          SENT: 'completing',
                        },
                      },
                      completing: {
                        invoke: { src: 'complete', input: forItem },
                        on: {
                          AGAIN: { target: 'completing', reenter: true },
                          UNSURE: 'listing',
                          MISSING: 'sending',
                          STORED: '#item.running.active.confirming',
                        },
                      },
                    },
                  },
                },
              },
              confirming: {
                invoke: { src: 'confirm', input: forItem },
                on: { ...stopsOffline, CONFIRMED: '#item.success' },
              },
              interrupted: { type: 'history', history: 'deep' },
            },
          },
          waiting: {
            initial: 'backoff',
            states: {
              offline: {
                entry: { type: 'abortRequests', params: forItem },
                invoke: { src: 'probe', input: forItem },
                on: { ONLINE: '#item.running.active.interrupted' },
              },
              backoff: {
                on: stopsOffline,
                after: { backoff: '#item.running.active.interrupted' },
              },
              credentials: {
                invoke: { src: 'refresh', input: forItem },
                on: {
                  ...stopsOffline,
                  BACKOFF: { target: 'backoff', actions: assign({ delay: ({ event }) => event.delay }) },
                  REFRESHED: '#item.running.active.interrupted',
                  EXISTED: '#item.success',
                  DIFFERENT: registersAnew,
                  GONE: {
                    target: '#item.running.active.transfer.queued',
                    actions: { type: 'forgetUpload', params: forItem },
                  },
                },
              },
            },
          },
          halted: { type: 'history', history: 'deep' },
        },
      },
      paused: {
        entry: { type: 'settleRequests', params: forItem },
        on: { ...endsOnDemand, RESUME: 'running.halted' },
      },
      success: { type: 'final', entry: { type: 'succeed', params: forItem } },
      failed: {
        type: 'final',
        entry: {
          type: 'fail',
          params: ({ context }) => ({ id: context.id, reason: context.reason ?? 'transferFailed' }),
        },
      },
      cancelled: { type: 'final', entry: { type: 'cancel', params: forItem } },
      detached: { type: 'final', entry: { type: 'detach', params: forItem } },
    },
  });
}

/** The machine of one item. */
export type ItemMachine = ReturnType<typeof createItemMachine>;
