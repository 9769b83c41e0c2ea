import { assign, setup } from 'xstate';
import { LOGOUT_REDIRECT_DELAY_MS } from '../limits.ts';
import { type LogoutPorts, type LogoutStep, runLogoutSteps } from './logout-steps.ts';

/** Who ended the session: the member in the dialog, or something that cannot be asked. */
export type LogoutKind = keyof typeof LOGOUT_REDIRECT_DELAY_MS;

/** Why a logout is forced; only 'unauthorized' (HTTP 401) can also happen to a visitor, and then does nothing. */
export type ForcedLogoutReason =
  | 'cookies-gone'
  | 'unauthorized'
  | 'login-elsewhere'
  | 'password-changed'
  | 'outlogin'
  | 'other-tab';

export type LogoutEvent =
  | { readonly type: 'logout.requested' }
  | { readonly type: 'logout.confirmed' }
  | { readonly type: 'logout.cancelled' }
  | { readonly type: 'logout.forced'; readonly reason: ForcedLogoutReason };

export interface LogoutInput {
  readonly ports: LogoutPorts;
  /** Whether somebody is logged in here; a visitor's HTTP 401 must not send him home. */
  hasSession(): boolean;
  /** Leaves for /default/home. */
  redirectHome(): void;
  /** Hears of a step that failed; the logout goes on. */
  reportFailure(step: LogoutStep, error: unknown): void;
}

interface LogoutContext extends LogoutInput {
  readonly kind: LogoutKind;
}

/**
 * Logout (specification 4): `idle`, `confirming` (the dialog is open), `leaving` (cleared at once, redirect 500 ms
 * later when confirmed, 1200 ms when forced), then `idle` again. While `leaving`, every further trigger is ignored, so
 * five simultaneous 401s make one logout.
 */
export const logoutMachine = setup({
  types: {
    input: {} as LogoutInput, // type arguments by value: xstate reads only their types
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
  },
  actions: {
    runSteps: ({ context }) => runLogoutSteps(context.ports, context.reportFailure),
    redirectHome: ({ context }) => context.redirectHome(),
    setKind: assign((_, params: { readonly kind: LogoutKind }) => ({ kind: params.kind })),
  },
  guards: {
    concernsSession: ({ context, event }) =>
      event.type !== 'logout.forced' || event.reason !== 'unauthorized' || context.hasSession(),
  },
  delays: {
    untilRedirect: ({ context }) => LOGOUT_REDIRECT_DELAY_MS[context.kind],
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ ...input, kind: 'confirmed' }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'logout.requested': 'confirming',
        'logout.forced': {
          guard: 'concernsSession',
          target: 'leaving',
          actions: { type: 'setKind', params: { kind: 'forced' } },
        },
      },
    },
    confirming: {
      on: {
        'logout.cancelled': 'idle',
        'logout.confirmed': { target: 'leaving', actions: { type: 'setKind', params: { kind: 'confirmed' } } },
        'logout.forced': {
          guard: 'concernsSession',
          target: 'leaving',
          actions: { type: 'setKind', params: { kind: 'forced' } },
        },
      },
    },
    leaving: {
      entry: 'runSteps',
      after: { untilRedirect: { target: 'idle', actions: 'redirectHome' } },
    },
  },
});
