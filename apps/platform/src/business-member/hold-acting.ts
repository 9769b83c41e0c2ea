import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { refuseStaleToken } from '../http/gate.ts';
import type { Refusal } from '../http/refusal.ts';
import { workFor } from '../member/work-for.ts';
import { lockMembers } from '../role/assigned-roles.ts';

type Acting = Pick<BusinessMember, 'userId' | 'acting'>;

/**
 * Works for the caller's company from here on, under the lock of its members, if she is one of them still: between the
 * gate and here somebody may have disabled or removed her. What is done in her own session or in `withWorker` is taken back
 * with its event (JZ403); this is for what members, roles and seats are judged by, and for `withBusiness`, whose acts may
 * end a membership themselves.
 */
export async function holdActing(transaction: Transaction, caller: Acting): Promise<null | Refusal> {
  const { businessId } = caller.acting;
  await workFor(transaction, businessId);
  await lockMembers(transaction, businessId);
  return refuseGone(transaction, caller);
}

/** The same in her own session, under `lockMembers`: row security may have hidden from her what the act goes on to read. */
export async function refuseGone(
  transaction: Transaction,
  { userId, acting: { businessId } }: Acting,
): Promise<null | Refusal> {
  const self = await transaction
    .selectFrom('membership')
    .select('status')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return self?.status === MEMBERSHIP_STATUS.active ? null : refuseStaleToken('MEMBER_DISABLED');
}
