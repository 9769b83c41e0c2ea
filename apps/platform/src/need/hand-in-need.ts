import type { Transaction } from '../db/schema.ts';
import { handIn } from '../review/hand-in.ts';
import { takeBack } from '../review/take-back.ts';
import { needReview } from './need-review.ts';

const BIZ_TYPE = 'need';

interface HandedIn {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly businessId: string | null;
  readonly userId: string | null;
}

/** Puts a new need into the queue of reviews, in the transaction that adds it. */
export const handInNeed = (transaction: Transaction, { id, ...need }: HandedIn): Promise<void> =>
  handIn(transaction, needReview, { bizType: BIZ_TYPE, bizId: id, ...need });

/** Takes a need that was closed out of the queue. */
export const withdrawNeedReview = (transaction: Transaction, needId: string, userId: string | null): Promise<void> =>
  takeBack(transaction, needReview, { bizType: BIZ_TYPE, bizId: needId, userId });
