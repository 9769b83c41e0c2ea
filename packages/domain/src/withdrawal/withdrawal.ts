import * as v from 'valibot';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { WITHDRAWAL_MESSAGES as texts } from './messages.ts';

/** What is withdrawn at least, in fen (domain rules 13.4). */
export const LEAST_WITHDRAWN = 100_00;
/** Above it a withdrawal waits for another member's word, in fen (domain rules 32.8). */
export const APPROVED_ABOVE = 50_000_00;

/** 提现申请: how much of what is available goes to which account of the company. */
export const withdrawalRecord = v.object({
  amount: field('money', { label: '提现金额', required: true }),
  cardId: field('id', { label: '收款账户', required: true, emptyMessage: texts.account }),
});

export type WithdrawalFields = v.InferOutput<typeof withdrawalRecord>;

/** Why a withdrawal is refused. */
export const withdrawalReasons = { refuse: refusalReason('驳回原因', texts.refuseReason) } as const;

/**
 * What is wrong with an amount; null where nothing is.
 *
 * @param available fen
 */
export function checkWithdrawn(amount: number, available: number): string | null {
  if (amount < LEAST_WITHDRAWN) return texts.least(LEAST_WITHDRAWN / 100);
  return amount > available ? texts.beyond : null;
}

/** How long the second member has (decision 78); then the withdrawal is given up. */
export const APPROVE_WITHIN_HOURS = 24;

/** Whether an amount needs the word of a second member before it is paid out. */
export const needsApproval = (amount: number): boolean => amount > APPROVED_ABOVE;
