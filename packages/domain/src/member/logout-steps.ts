/**
 * Effects of a logout. `callRemoteLogout` is first, because it needs the token, and is not waited for; saving is
 * switched off before anything is cleared, or leaving the page would write the session back.
 */
export interface LogoutPorts {
  /** Sends GET oauth logout; its response is not read. */
  callRemoteLogout(): void;
  /** From now on leaving the page saves nothing. */
  stopSavingState(): void;
  /** Clears the tokens of the state and removes the three cookies, host-only and with their domain. */
  clearTokens(): void;
  closeMessageConnection(): void;
  clearChatMessages(): void;
  /** Removes user, equipment and userStore from local storage. */
  clearCachedStore(): void;
  /** Tells the rest of the page that nobody is logged in any more. */
  dispatchLogout(): void;
}

export type LogoutStep = keyof LogoutPorts;

/** The steps in their order (specification 4). */
export const LOGOUT_STEPS: readonly LogoutStep[] = [
  'callRemoteLogout',
  'stopSavingState',
  'clearTokens',
  'closeMessageConnection',
  'clearChatMessages',
  'clearCachedStore',
  'dispatchLogout',
];

/** Runs every step; one that throws is reported and does not keep the others from running. */
export function runLogoutSteps(ports: LogoutPorts, reportFailure: (step: LogoutStep, error: unknown) => void): void {
  for (const step of LOGOUT_STEPS) {
    try {
      ports[step]();
    } catch (error) {
      reportFailure(step, error);
    }
  }
}
