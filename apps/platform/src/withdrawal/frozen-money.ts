import { maskBankCard } from '@jianzhu/domain';
import type { FundAccount, FundReason } from '@jianzhu/domain/funds';
import { WITHDRAWAL_MESSAGES } from '@jianzhu/domain/withdrawals';
import type { Transaction } from '../db/schema.ts';
import { type Account, post } from '../ledger/post.ts';
import type { Withdrawal } from './withdrawal-views.ts';

const moves = {
  /** Out of what is available, until it is known what becomes of it. */
  freeze: { from: 'available', to: 'frozen', reason: 'withdraw', cause: 'withdraw' },
  /** To the account of the company. */
  payOut: { from: 'frozen', to: 'payout', reason: 'payout', cause: 'payout' },
  /** Back into what is available. */
  giveBack: { from: 'frozen', to: 'available', reason: 'withdrawReturn', cause: 'withdraw-return' },
} as const satisfies Record<
  string,
  {
    readonly from: FundAccount;
    readonly to: FundAccount | 'payout';
    readonly reason: FundReason;
    readonly cause: string;
  }
>;

/** Writes into the books what a withdrawal does to its money: each once. In `withWorker`. */
export function moveFrozen(transaction: Transaction, withdrawal: Withdrawal, move: keyof typeof moves): Promise<void> {
  const { id, code, business_id: businessId, last_four } = withdrawal;
  const { from, to, reason, cause } = moves[move];
  const accountOf = (kind: FundAccount | 'payout'): Account => (kind === 'payout' ? { kind } : { kind, businessId });
  const amount = Number(withdrawal.amount);
  return post(transaction, {
    ...{ cause: `${cause}/${id}`, reason },
    withdrawal: { id, code, subject: WITHDRAWAL_MESSAGES.subject(maskBankCard(`0${last_four}`)) },
    entries: [
      { account: accountOf(from), amount: -amount },
      { account: accountOf(to), amount },
    ],
  });
}
