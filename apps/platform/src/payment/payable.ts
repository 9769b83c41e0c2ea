import type { Transaction } from '../db/schema.ts';
import type { Refusal } from '../http/refusal.ts';
import type { PayOrder } from './own-order.ts';

/** What orders of one kind pay for. All of it runs in `withWorker`. */
export interface Payable {
  /** Who takes part by it, for those who reach their own records alone; in a session too. */
  ownerOf(transaction: Transaction, bizId: string): Promise<{ readonly create_user_id: string } | Refusal>;
  /** Until when it can be paid by now: its tender may have moved that since the order was opened. */
  deadline(transaction: Transaction, bizId: string): Promise<Date>;
  /** Locks what is paid for before its order is locked: every act goes this way, so that none waits for another. */
  lock(transaction: Transaction, bizId: string): Promise<void>;
  /** Does what follows from the money's being there. */
  paid(transaction: Transaction, order: PayOrder): Promise<void>;
  /** A voucher was looked at and no money found. */
  missed(transaction: Transaction, order: PayOrder, reason: string): Promise<void>;
  /** Does what follows from its being back with the payer. */
  refunded(transaction: Transaction, order: PayOrder): Promise<void>;
}
