import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { Refusal } from '../http/refusal.ts';
import type { PayOrder } from './own-order.ts';

/** What a cashier says of what an order pays for. */
export interface PaidFor {
  /** Who gets the money. */
  readonly payee: string;
  /** Number of the record that is paid for. */
  readonly code: string;
  /** Page of that record in the portal. */
  readonly path: string;
}

/** What orders of one kind pay for. All of it runs in `withWorker`. */
export interface Payable {
  /** The key that its payer needs; `pay_do` when left out. */
  readonly permission?: PermissionKey;
  /** Who takes part by it, for those who reach their own records alone; in a session too. */
  ownerOf(transaction: Transaction, bizId: string): Promise<{ readonly create_user_id: string } | Refusal>;
  /** Until when it can be paid by now: its tender may have moved that since the order was opened. */
  deadline(transaction: Transaction, bizId: string): Promise<Date>;
  /** Locks what is paid for before its order is locked: every act goes this way, so that none waits for another. */
  lock(transaction: Transaction, bizId: string): Promise<void>;
  /** For the cashier; in a session too. The platform is paid, by no number and from no page, when left out. */
  shown?(transaction: Transaction, bizId: string): Promise<PaidFor>;
  /** Of `PAY_CHANNEL`: how it can be paid; every way when left out. In a session too. */
  channels?(transaction: Transaction, bizId: string): Promise<readonly number[]>;
  /** Why it can no longer be paid, under its lock; undefined when it can. */
  refuse?(transaction: Transaction, order: PayOrder): Promise<Refusal | undefined>;
  /** A voucher was handed in, under its lock; a refusal undoes that. */
  handedIn?(transaction: Transaction, order: PayOrder, caller: BusinessMember): Promise<Refusal | undefined>;
  /** Does what follows from the money's being there. */
  paid(transaction: Transaction, order: PayOrder): Promise<void>;
  /** A voucher was looked at and no money found. */
  missed(transaction: Transaction, order: PayOrder, reason: string): Promise<void>;
  /** Does what follows from its being back with the payer, all of it or a part (`refunded_amount`). */
  refunded(transaction: Transaction, order: PayOrder): Promise<void>;
  /** Its time is over, or its payer has given it up: what was reserved for it is free again. Nothing when left out. */
  closed?(transaction: Transaction, order: PayOrder): Promise<void>;
}
