import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import '../member/tables.ts';
import { AWARD_STATUS, type AwardFields, type AwardStatus, awardMachine } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { sumLiveDeals } from '../deal/deal-inquiry.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { personName } from '../member/person-name.ts';
import type { Row } from '../record/record-table.ts';
import { transit } from '../record/transit.ts';
import { refuseAmount } from '../role/approval-limit.ts';

export type Award = Row<'inquiry_award'>;

/** The caller towards an award of her business: its author, or a colleague. */
export const awardActor = (caller: BusinessMember, award: Pick<Award, 'create_user_id'>) =>
  actorOf(caller, award.create_user_id === caller.userId ? 'author' : 'owner');

/** What was put forward; written by `award-inquiry.ts` alone. */
export const awardOf = (award: Award): AwardFields => award.content as AwardFields;

export const findHeld = (transaction: Transaction, inquiryId: string): Promise<Award | undefined> =>
  transaction
    .selectFrom('inquiry_award')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('status', '=', AWARD_STATUS.held)
    .forUpdate()
    .executeTakeFirst();

export function changeAward(
  transaction: Transaction,
  award: Award,
  act: {
    readonly action: Parameters<typeof awardMachine.transition>[1];
    readonly actor: Parameters<typeof awardMachine.transition>[2];
    readonly userId: string | null;
    readonly reason?: string;
    /** Whether who acts may approve the amount; asked of who agrees alone. */
    readonly isWithinLimit?: boolean;
  },
): Promise<Award | Refusal> {
  const { action, actor, userId, reason, isWithinLimit = false } = act;
  return transit(transaction, 'inquiry_award', award.id, {
    ...{ machine: awardMachine, action, actor, facts: { isWithinLimit }, userId, reason, audit: 'call' as const },
    columns: async () => ({
      update_time: sql`${businessNow}`,
      ...(userId !== null && { update_user_id: userId }),
      ...(reason !== undefined && { reason }),
    }),
  });
}

/**
 * What to tell a member who may not agree to an award because all that the inquiry would be awarded is above what she may
 * approve; null where she may. A second award of what a refusal has left open is no way around the limit.
 */
export async function refuseAwardAmount(
  transaction: Transaction,
  caller: BusinessMember,
  award: Pick<Award, 'inquiry_id' | 'total_amount' | 'create_user_id'>,
): Promise<string | null> {
  const amount = Number(award.total_amount) + (await sumLiveDeals(transaction, award.inquiry_id));
  return refuseAmount(transaction, caller, { key: 'inquiry_approve', amount, authorId: award.create_user_id });
}

/** Takes an award back that waits for approval, because what it was about has changed. */
export async function withdrawHeldAward(transaction: Transaction, inquiryId: string): Promise<void> {
  const held = await findHeld(transaction, inquiryId);
  if (held) await changeAward(transaction, held, { action: 'withdraw', actor: SYSTEM, userId: null });
}

/** The last award that was put to approval. */
export async function readAward(transaction: Transaction, caller: BusinessMember, inquiryId: string) {
  const award = await transaction
    .selectFrom('inquiry_award')
    .leftJoin('account', 'account.id', 'inquiry_award.create_user_id')
    .selectAll('inquiry_award')
    .select(['account.real_name', 'account.nick_name'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('inquiry_award.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (award === undefined) return null;
  const { awards, reasons, attachments } = awardOf(award);
  const status = award.status as AwardStatus; // the table checks that it is one
  const isAsked =
    status === AWARD_STATUS.held &&
    award.create_user_id !== caller.userId &&
    permissionKeys(caller.acting).includes('inquiry_approve');
  const beyond = isAsked ? await refuseAwardAmount(transaction, caller, award) : null;
  return {
    id: award.id,
    version: award.version,
    status: award.status,
    totalAmount: Number(award.total_amount),
    authorName: personName(award),
    createTime: timeText(award.create_time),
    reason: award.reason,
    allowedActions: awardMachine.allowedActions(status, awardActor(caller, award), {
      isWithinLimit: beyond === null,
    }) as string[],
    limitNote: beyond ?? '',
    awards: [...awards],
    reasons: [...reasons],
    attachments: [...attachments],
  };
}
