import { fromPromise, setup } from 'xstate';
import {
  decideLoginSync,
  type LoginCookies,
  type LoginHere,
  type LoginSyncDecision,
  type OnCookieMissing,
} from './login-sync-decision.ts';

/** Effects of the login sync. */
export interface LoginSyncPorts {
  readCookies(): LoginCookies;
  /** Goes to /login-back with the values of the cookies. */
  redirectToLoginBack(login: { readonly token: string; readonly departmentId: string }): void;
  /** Starts a forced logout. */
  forceLogout(): void;
  /** Loads the unread count and the business list of the header. */
  loadUnreadAndBusinesses(): Promise<void>;
  /** Hears why the header's data could not be loaded; the member stays logged in. */
  reportLoadFailure(error: unknown): void;
}

export interface LoginSyncInput {
  readonly here: LoginHere;
  readonly ports: LoginSyncPorts;
  /** 'logout' unless a site wants to leave its members alone (decision 6). */
  readonly onCookieMissing?: OnCookieMissing;
}

interface LoginSyncContext {
  readonly ports: LoginSyncPorts;
  readonly decision: LoginSyncDecision;
}

/**
 * Login sync on header load (specification 4). Start one actor each time a header is mounted; it decides once and ends
 * in the state that says what happened: anonymous, redirecting, loggingOut, stopped, inSync or loadFailed.
 */
export const loginSyncMachine = setup({
  types: {
    input: {} as LoginSyncInput, // type argument by value: xstate reads only its type
    context: {} as LoginSyncContext,
  },
  actors: {
    loadUnreadAndBusinesses: fromPromise<void, LoginSyncPorts>(({ input }) => input.loadUnreadAndBusinesses()),
  },
  actions: {
    redirectToLoginBack: ({ context }) => {
      if (context.decision.kind !== 'redirect') return;
      const { token, departmentId } = context.decision;
      context.ports.redirectToLoginBack({ token, departmentId });
    },
    forceLogout: ({ context }) => context.ports.forceLogout(),
    reportLoadFailure: ({ context }, params: { readonly error: unknown }) =>
      context.ports.reportLoadFailure(params.error),
  },
  guards: {
    mustRedirect: ({ context }) => context.decision.kind === 'redirect',
    mustLogOut: ({ context }) => context.decision.kind === 'logout',
    mustStop: ({ context }) => context.decision.kind === 'stop',
    mustLoad: ({ context }) => context.decision.kind === 'load',
  },
}).createMachine({
  id: 'loginSync',
  context: ({ input }) => ({
    ports: input.ports,
    decision: decideLoginSync(input.here, input.ports.readCookies(), input.onCookieMissing ?? 'logout'),
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'mustRedirect', target: 'redirecting' },
        { guard: 'mustLogOut', target: 'loggingOut' },
        { guard: 'mustStop', target: 'stopped' },
        { guard: 'mustLoad', target: 'loading' },
        { target: 'anonymous' },
      ],
    },
    anonymous: { type: 'final' },
    redirecting: { type: 'final', entry: 'redirectToLoginBack' },
    loggingOut: { type: 'final', entry: 'forceLogout' },
    stopped: { type: 'final' },
    loading: {
      invoke: {
        id: 'load',
        src: 'loadUnreadAndBusinesses',
        input: ({ context }) => context.ports,
        onDone: 'inSync',
        onError: {
          target: 'loadFailed',
          actions: { type: 'reportLoadFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    inSync: { type: 'final' },
    loadFailed: { type: 'final' },
  },
});
