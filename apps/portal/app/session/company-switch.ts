import { companySwitchMachine, currentCompanyId } from '@jianzhu/domain';
import { createActor } from 'xstate';
import type { BrowserApi } from '../api/browser-api.ts';
import { writeCookies } from './browser-cookies.ts';
import { type CookieScope, setCookieLines } from './cookies.ts';
import type { SessionStore } from './session-store.ts';

/** What the company switch needs of the session. */
export interface CompanySwitchEffects {
  readonly store: SessionStore;
  readonly api: BrowserApi;
  readonly cookieScope: CookieScope;
  reloadUserInfo(): Promise<void>;
  saveState(): void;
  /** Hears of it when the shared cookies hold the new company. */
  onSwitched(): void;
}

/** Starts the switch of companies (specification 4). Returns how a company is chosen. */
export function startCompanySwitch(effects: CompanySwitchEffects): (businessId: string) => void {
  const { store, api, cookieScope, reloadUserInfo, saveState, onSwitched } = effects;
  const actor = createActor(companySwitchMachine, {
    input: {
      ports: {
        currentBusinessId: () => currentCompanyId(store.user),
        setBusiness: (businessId) => {
          store.user.switchCompanyInfo = { businessId };
        },
        requestToken: async (businessId) => (await api.member.switchToken({ query: { businessId } })).token,
        storeToken: ({ token, businessId }) => {
          store.user.token = token;
          writeCookies(setCookieLines({ token, companyId: businessId }, cookieScope));
          onSwitched();
        },
        reloadUserInfo,
        saveState,
        reloadPage: () => window.location.reload(),
        // The call itself has shown its message.
        reportFailure: (stage, error) => console.warn(`Company switch: ${stage} failed`, error),
      },
    },
  });
  actor.subscribe(({ value }) => {
    store.isSwitchingCompany = value !== 'idle';
  });
  actor.start();
  return (businessId) => actor.send({ type: 'company.chosen', businessId });
}
