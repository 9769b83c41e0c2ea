import { assign, type CallbackActorLogic, fromCallback, setup } from 'xstate';

/** What becomes of the keys of one registration. */
export type CredentialsEvent =
  /** A request found the keys expired, or they are about to. */
  | { readonly type: 'EXPIRED'; readonly refused: boolean }
  | { readonly type: 'REFRESHED' }
  | { readonly type: 'FAULT' }
  /** The storage has taken something that was signed with the keys. */
  | { readonly type: 'ACCEPTED' };

interface CredentialsContext {
  /** Refreshes after a refusal, with nothing accepted since. */
  readonly barren: number;
}

/** Refreshes in a row that may follow a refusal without one accepted request in between. */
export const MAX_BARREN_REFRESHES = 2;

/**
 * Keys of one registration: one refresh at a time, whoever asks for it. A refresh that failed may be asked for again;
 * one that brought keys which the storage refuses as well, twice in a row, is the end.
 */
export function createCredentialsMachine() {
  const idle: CallbackActorLogic<CredentialsEvent> = fromCallback<CredentialsEvent>(() => undefined);
  return setup({
    types: {
      context: {} as CredentialsContext, // type arguments by value: xstate reads only their types
      events: {} as CredentialsEvent,
    },
    actors: { refresh: idle },
    guards: {
      isBarren: ({ context }, params: { readonly refused: boolean }) =>
        params.refused && context.barren >= MAX_BARREN_REFRESHES,
    },
    actions: {
      countRefusal: assign(({ context }, params: { readonly refused: boolean }) => ({
        barren: params.refused ? context.barren + 1 : context.barren,
      })),
      forgetRefusals: assign({ barren: 0 }),
    },
  }).createMachine({
    id: 'credentials',
    context: { barren: 0 },
    initial: 'fresh',
    on: { ACCEPTED: { actions: 'forgetRefusals' } },
    states: {
      fresh: {
        on: {
          EXPIRED: [
            {
              guard: { type: 'isBarren', params: ({ event }) => ({ refused: event.refused }) },
              target: 'useless',
            },
            {
              target: 'refreshing',
              actions: { type: 'countRefusal', params: ({ event }) => ({ refused: event.refused }) },
            },
          ],
        },
      },
      refreshing: {
        invoke: { src: 'refresh' },
        on: { REFRESHED: 'fresh', FAULT: 'failed' },
      },
      failed: { on: { EXPIRED: 'refreshing' } },
      useless: { type: 'final' },
    },
  });
}

/** The machine of the keys of one registration. */
export type CredentialsMachine = ReturnType<typeof createCredentialsMachine>;
