import type { PlatformSettings } from '../env.ts';
import type { CardVerifier } from './card-verifier.ts';
import { createHttpCardVerifier } from './http-card-verifier.ts';

/** Numbers of cards that a bank of the demonstration does not know by the other three end so. */
const UNKNOWN = '99';

/** Every card but those that end in 99 is known; no amount is sent, and the notice of it says which it would have been. */
export const demonstrationVerifier: CardVerifier = {
  isDemonstration: true,
  verifyCard: async ({ cardNo }) => !cardNo.endsWith(UNKNOWN),
  sendAmount: async ({ accountNo }) => !accountNo.endsWith(UNKNOWN),
};

const nobody = () => Promise.reject(new Error('there is no service that verifies cards'));
const noVerifier: CardVerifier = { isDemonstration: false, verifyCard: nobody, sendAmount: nobody };

/** The service that is configured; else that of a demonstration; else none, and no card is bound. */
export function chooseCardVerifier({ cards, demo }: Pick<PlatformSettings, 'cards' | 'demo'>): CardVerifier {
  if (cards !== undefined) return createHttpCardVerifier(cards);
  return demo ? demonstrationVerifier : noVerifier;
}
