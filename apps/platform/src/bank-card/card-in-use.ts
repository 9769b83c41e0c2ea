import type { Transaction } from '../db/schema.ts';
import { payingByCard } from '../payment/attempt.ts';
import { isWithdrawnTo } from '../withdrawal/is-withdrawn-to.ts';

/** Whether something that is not settled yet needs a card. */
type CardUse = (transaction: Transaction, cardId: string) => Promise<boolean>;

/** All that may need a card: whoever pays from cards or to them adds a line, and nothing else says it. */
const CARD_USES: readonly CardUse[] = [payingByCard, isWithdrawnTo];

/** Whether a card cannot be unbound, for a payment or a withdrawal that is under way (domain rules 13.1). */
export async function cardInUse(transaction: Transaction, cardId: string, uses = CARD_USES): Promise<boolean> {
  for (const isNeeded of uses) {
    if (await isNeeded(transaction, cardId)) return true;
  }
  return false;
}
