import './tables.ts';
import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** From which total on awards of a business wait for approval, in fen; null: none does (domain rules 4.7). */
export async function readApprovalThreshold(transaction: Transaction, businessId: string): Promise<number | null> {
  const rule = await transaction
    .selectFrom('award_rule')
    .select('approval_threshold')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return rule === undefined ? null : Number(rule.approval_threshold);
}

/** Sets it where it still is what the caller saw; set twice to the same, it is set. */
export async function setAwardRule(
  transaction: Transaction,
  businessId: string,
  { approvalThreshold, previous }: { readonly approvalThreshold: number | null; readonly previous: number | null },
): Promise<{ readonly approvalThreshold: number | null } | Refusal> {
  await lockText(transaction, `award rule ${businessId}`);
  const now = await readApprovalThreshold(transaction, businessId);
  if (now === approvalThreshold) return { approvalThreshold };
  if (now !== previous) return new Refusal('stateConflict', { msg: INQUIRY_MESSAGES.awardRuleChanged });
  if (approvalThreshold === null)
    await transaction.deleteFrom('award_rule').where('business_id', '=', businessId).execute();
  else {
    await transaction
      .insertInto('award_rule')
      .values({ business_id: businessId, approval_threshold: approvalThreshold })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ approval_threshold: approvalThreshold }))
      .execute();
  }
  return { approvalThreshold };
}
