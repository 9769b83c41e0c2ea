import './tables.ts';
import '../attachment/tables.ts';
import '../deposit/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { SIGN_UP_MESSAGES } from '@jianzhu/domain/sign-ups';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readPrivate } from '../tender/tender-fields.ts';
import { factsOf, signUpActs } from './own-sign-up.ts';
import { hasSentBid } from './sent-bid.ts';
import { findOwn } from './sign-up-views.ts';

/** How far the caller's business is in a tender; null where it has not signed up. In its session. */
export async function readParticipation(transaction: Transaction, caller: BusinessMember, tender: Tender, now: Date) {
  const signUp = await findOwn(transaction, caller, tender);
  if (signUp === undefined) return null;
  const deposit = await transaction
    .selectFrom('deposit')
    .select('status')
    .where('sign_up_id', '=', signUp.id)
    .executeTakeFirst();
  const facts = factsOf(tender, now, await hasSentBid(transaction, signUp.id));
  return {
    ...{ id: signUp.id, version: signUp.version, status: signUp.status, rejectReason: signUp.reject_reason },
    ...{ isFeePaid: signUp.fee_paid_time !== null, depositStatus: deposit?.status ?? null },
    allowedActions: signUpActs({ signUp, facts }, caller, 'supplier'),
  };
}

/** Whether a tender gives its documents to the session's company: row security says so. */
export async function givesDocs(transaction: Transaction, tenderId: string): Promise<boolean> {
  const file = await transaction
    .selectFrom('record_file')
    .select('id')
    .where('owner_type', '=', 'tender_doc')
    .where('owner_id', '=', tenderId)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}

/** The documents of a tender for a company that it gives them to (domain rules 5.5). */
export async function readGivenDocs(
  database: Database,
  caller: BusinessMember,
  tenderId: string,
): Promise<AttachmentEntry[] | Refusal> {
  const tender = await database.withSession(caller.session, async (transaction) => {
    const found = await findRecord(transaction, 'tender', tenderId);
    if (found instanceof Refusal) return found;
    return (await givesDocs(transaction, found.id))
      ? found
      : new Refusal('noPermission', { msg: SIGN_UP_MESSAGES.noDocs });
  });
  if (tender instanceof Refusal) return tender;
  const own = await database.withWorker((transaction) => readPrivate(transaction, tender.id));
  return [...(own?.docs ?? [])];
}
