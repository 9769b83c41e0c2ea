import '../member/tables.ts';
import { BUSINESS_MEMBER_NOTICES, refuseMemberAct, refuseNewOwner } from '@jianzhu/domain/business-members';
import { checkVersion } from '@jianzhu/domain/records';
import { nameFacts } from '../audit/pending-event.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import type { Once } from '../http/idempotency.ts';
import { Refusal, refuseAs, refuseField } from '../http/refusal.ts';
import { businessName } from '../member/business-name.ts';
import { phoneOf } from '../member/identity.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { refuseCode } from '../member/prove-by-code.ts';
import { withCode } from '../member/sms-codes.ts';
import { noteChange } from '../member/tell-account.ts';
import type { Seen } from '../record/save-record.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { type MemberActs, refuseLate } from './change-members.ts';
import { factsOf, findMember, isCertifiedPerson } from './members.ts';
import { passOwner } from './pass-owner.ts';

/** The administrator as she sees herself, who comes after her, and the code to her own phone. */
export interface Transfer extends Seen, ClientPlace {
  readonly userId: string;
  readonly smsCode: string;
}

/** Passes the company on to a colleague whose identity is certified (domain rules 16.1): once, whatever comes at once. */
export async function transferOwner(
  { database, sessions }: MemberActs,
  caller: BusinessMember,
  transfer: Transfer,
  once: Once,
): Promise<null | Refusal> {
  const { businessId } = caller.acting;
  const { smsCode: code, clientAddress, device } = transfer;
  const done = await database.withCredentials((transaction) =>
    once(transaction, async () => {
      const phone = await phoneOf(transaction, caller.userId);
      const given = { phone, scene: 'identity', code, clientAddress, device } as const;
      return withCode(transaction, given, refuseCode(), () => passOn(transaction, caller, transfer));
    }),
  );
  if (!(done instanceof Refusal)) sessions.forget({ allOfBusiness: businessId });
  return done;
}

async function passOn(transaction: Transaction, caller: BusinessMember, { id, version, userId }: Transfer) {
  const { businessId } = caller.acting;
  await lockMembers(transaction, businessId);
  const owner = await findMember(transaction, businessId, id);
  if (owner === undefined) return new Refusal('notFound');
  if (checkVersion(owner.version, version) !== null) return refuseLate(transaction, owner, caller);
  const refused = refuseMemberAct('transfer', factsOf(owner, caller.userId));
  if (refused) return refuseAs(refused);
  const heir = await findMember(transaction, businessId, userId);
  const unfit = refuseNewOwner(heir && { ...factsOf(heir, caller.userId), isCertified: isCertifiedPerson(heir) });
  if (unfit || heir === undefined) return refuseField('userId', unfit?.message ?? '');
  await passOwner(transaction, businessId, { from: owner, to: heir.id, by: caller.userId });
  nameFacts({ newOwnerId: heir.id });
  await noteChange(transaction, heir.id, BUSINESS_MEMBER_NOTICES.ownerNow(await businessName(transaction, businessId)));
  return null;
}
