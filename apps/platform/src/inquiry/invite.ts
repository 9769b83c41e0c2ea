import './tables.ts';
import '../member/tables.ts';

import { INQUIRY_MESSAGES, MOST_INVITEES } from '@jianzhu/domain/inquiries';
import { refuseInvitee } from '@jianzhu/domain/suppliers';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isCertified } from '../member/standing.ts';
import { isBlacklisted } from '../supplier/blacklist.ts';
import type { Inquiry } from './own-inquiry.ts';

/** Of `INVITEE_SOURCES`. */
const [FROM_LIBRARY, RECOMMENDED] = [1, 2] as const;

/** Why one of these businesses cannot be invited by a buyer; in `withWorker`, or in the buyer's session. */
export async function refuseInvitees(
  transaction: Transaction,
  buyerId: string,
  businessIds: readonly string[],
): Promise<Refusal | null> {
  if (businessIds.length === 0) return null;
  const known = businessIds.flatMap((id) => parseRecordId(id) ?? []);
  if (known.length < businessIds.length) return new Refusal('notFound');
  const businesses = await transaction
    .selectFrom('business')
    .select(['id', 'kind', 'cert_status'])
    .where('id', 'in', known)
    .execute();
  if (businesses.length < businessIds.length) return new Refusal('notFound');
  for (const business of businesses) {
    const refused = refuseInvitee({
      isOwn: business.id === buyerId,
      isBlacklisted: await isBlacklisted(transaction, { buyerId, supplierId: business.id }),
      isCertified: isCertified(business),
    });
    if (refused !== null) return refuseField('businessIds', refused);
  }
  return null;
}

/** Invites businesses that are not invited yet, in `withWorker`. @returns those that are new, or why one cannot be */
export async function addInvitees(
  transaction: Transaction,
  { id, business_id }: Pick<Inquiry, 'id' | 'business_id'>,
  businessIds: readonly string[],
): Promise<string[] | Refusal> {
  const known = await transaction
    .selectFrom('inquiry_invitee')
    .select('business_id')
    .where('inquiry_id', '=', id)
    .execute();
  const fresh = [...new Set(businessIds)].filter((one) => !known.some((invitee) => invitee.business_id === one));
  if (known.length + fresh.length > MOST_INVITEES) return refuseField('businessIds', INQUIRY_MESSAGES.mostInvitees);
  if (fresh.length === 0) return [];
  const refused = await refuseInvitees(transaction, business_id, fresh);
  if (refused) return refused;
  const library = await transaction
    .selectFrom('supplier_relation')
    .select('supplier_id')
    .where('business_id', '=', business_id)
    .where('supplier_id', 'in', fresh)
    .execute();
  const isKnown = (supplierId: string) => library.some(({ supplier_id }) => supplier_id === supplierId);
  await transaction
    .insertInto('inquiry_invitee')
    .values(
      fresh.map((supplierId) => ({
        inquiry_id: id,
        business_id: supplierId,
        buyer_business_id: business_id,
        source: isKnown(supplierId) ? FROM_LIBRARY : RECOMMENDED,
        create_time: businessNow,
        update_time: sql<Date>`${businessNow}`,
      })),
    )
    .execute();
  return fresh;
}

/** Those whom a draft has chosen to invite, in the order of choosing. */
export async function readChosen(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const known = await transaction
    .selectFrom('business')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((businessId) => {
    const business = known.find(({ id }) => id === businessId);
    return business === undefined ? [] : [{ businessId, businessName: business.name }];
  });
}
