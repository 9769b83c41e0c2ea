import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** What an identity is proven for; the platform knows it by the same names. */
export type ProofPurpose = 'pay' | 'phone' | 'second';

const never = () => () => {};

/** The proof that the page before has handed over in the history, not in the address; null without one. */
export function useProof(): string | null {
  const { state } = useLocation();
  // The server does not see the history: until its markup is taken over, a page that is loaded again has no proof.
  const hasHistory = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isProof = hasHistory && typeof state === 'object' && state !== null && 'verifyTicket' in state;
  return isProof && typeof state.verifyTicket === 'string' ? state.verifyTicket : null;
}

/** State of a navigation that hands the proof over. */
export const handOver = (verifyTicket: string) => ({ verifyTicket });
