import { assign, fromPromise, setup } from 'xstate';
import { COMPANY_SWITCH_RELOAD_DELAY_MS } from '../limits.ts';

/** The new token and the company that it is bound to. */
export interface SwitchedLogin {
  readonly token: string;
  readonly businessId: string;
}

/** Effects of a company switch. */
export interface CompanySwitchPorts {
  /** Id of the company acted for now; '' when there is none. */
  currentBusinessId(): string;
  /** Sets switchCompanyInfo.businessId; called again with the former id when no token is given. */
  setBusiness(businessId: string): void;
  /** GET switch-business token; an empty token counts as a failure. */
  requestToken(businessId: string): Promise<string>;
  /** Puts the token into the state and token and department id into the cookies. */
  storeToken(login: SwitchedLogin): void;
  reloadUserInfo(): Promise<void>;
  /** Saves the state to local storage. */
  saveState(): void;
  reloadPage(): void;
  reportFailure(stage: 'token' | 'user-info', error: unknown): void;
}

export type CompanySwitchEvent = { readonly type: 'company.chosen'; readonly businessId: string };

interface CompanySwitchContext {
  readonly ports: CompanySwitchPorts;
  readonly chosen: string;
  readonly former: string;
}

async function obtainToken({ ports, chosen }: CompanySwitchContext): Promise<void> {
  const token = await ports.requestToken(chosen);
  if (token === '') throw new Error('the switch-business call returned no token');
  ports.storeToken({ token, businessId: chosen });
}

/**
 * Company switch (specification 4): set, token, store, user info, save, reload 100 ms later. Without a token the
 * former company is set again; without the user information the new token is kept, because the reload fetches it. A
 * choice made during a switch is ignored.
 */
export const companySwitchMachine = setup({
  types: {
    input: {} as { readonly ports: CompanySwitchPorts }, // type arguments by value: xstate reads only their types
    context: {} as CompanySwitchContext,
    events: {} as CompanySwitchEvent,
  },
  actors: {
    obtainToken: fromPromise<void, CompanySwitchContext>(({ input }) => obtainToken(input)),
    reloadUserInfo: fromPromise<void, CompanySwitchContext>(({ input }) => input.ports.reloadUserInfo()),
  },
  actions: {
    remember: assign(({ context }, params: { readonly businessId: string }) => ({
      chosen: params.businessId.trim(),
      former: context.ports.currentBusinessId(),
    })),
    setChosen: ({ context }) => context.ports.setBusiness(context.chosen),
    setFormer: ({ context }) => context.ports.setBusiness(context.former),
    saveState: ({ context }) => context.ports.saveState(),
    reloadPage: ({ context }) => context.ports.reloadPage(),
    reportTokenFailure: ({ context }, params: { readonly error: unknown }) =>
      context.ports.reportFailure('token', params.error),
    reportUserInfoFailure: ({ context }, params: { readonly error: unknown }) =>
      context.ports.reportFailure('user-info', params.error),
  },
  guards: {
    isAnother: ({ context, event }) => {
      const chosen = event.businessId.trim();
      return chosen !== '' && chosen !== context.ports.currentBusinessId().trim();
    },
  },
  delays: { beforeReload: COMPANY_SWITCH_RELOAD_DELAY_MS },
}).createMachine({
  id: 'companySwitch',
  context: ({ input }) => ({ ports: input.ports, chosen: '', former: '' }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'company.chosen': {
          guard: 'isAnother',
          target: 'obtainingToken',
          actions: [{ type: 'remember', params: ({ event }) => ({ businessId: event.businessId }) }, 'setChosen'],
        },
      },
    },
    obtainingToken: {
      invoke: {
        id: 'token',
        src: 'obtainToken',
        input: ({ context }) => context,
        onDone: 'reloadingUserInfo',
        onError: {
          target: 'idle',
          actions: ['setFormer', { type: 'reportTokenFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    reloadingUserInfo: {
      invoke: {
        id: 'userInfo',
        src: 'reloadUserInfo',
        input: ({ context }) => context,
        onDone: 'saved',
        onError: {
          target: 'saved',
          actions: { type: 'reportUserInfoFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saved: {
      entry: 'saveState',
      after: { beforeReload: 'reloading' },
    },
    reloading: { type: 'final', entry: 'reloadPage' },
  },
});
